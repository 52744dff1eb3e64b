import * as z from 'zod/mini';
import { orderMailWords, receiptWords } from '#contract/orders/order-mail-and-page-words.ts';
import { sellerSchema } from '#contract/published/built-offers-file.ts';
import { formatDay, weekdays } from '#contract/text/format-day.ts';
import { formatDaysAndHours12h } from '#contract/text/format-days-and-hours-12h.ts';
import type { Order } from '#database/orders/order.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import { refundRuleSentence } from '#domain/rules/refund-rule-sentence.ts';

const schema = z.object({
  kind: z.catch(z.string(), ''),
  registrationChargePaise: z.catch(z.int().check(z.nonnegative()), 0),
  refund: z.catch(z.nullable(z.string()), null),
  guarantee: z.catch(z.nullable(z.string()), null),
  /** The text about what we send after payment. */
  afterPayment: z.catch(z.string(), orderMailWords.paid.afterPayment),
  seller: z.catch(z.nullable(sellerSchema), null),
  /** Whether the price was changed after the site was built. The sentences of the built page then name an old price. */
  isRepriced: z.catch(z.boolean(), false),
});

/**
 * The facts of the offer that are stored with an order. Earlier releases stored fewer facts. If the price was changed,
 * the sentence about refunds is written for the new price.
 */
export function readSoldFacts({ offer, amountPaise, instalment }: Order): z.infer<typeof schema> {
  const facts = schema.parse(offer.facts);
  return facts.isRepriced
    ? { ...facts, refund: refundRuleSentence(instalment?.feePaise ?? amountPaise) }
    : facts;
}

const soldBatchSchema = z.object({
  start: z.object({ startDate: z.string().check(z.refine(isCalendarDate)) }),
  batch: z.object({ days: z.array(z.enum(weekdays)), from: z.string(), to: z.string() }),
});

/**
 * The start that was sold, in words. The words do not change when the batch is moved later. Null for an order without a
 * batch, and for an order that an earlier release stored.
 */
export function describeSoldBatch({ offer }: Pick<Order, 'offer'>): string | null {
  const sold = soldBatchSchema.safeParse(offer.facts);
  if (!sold.success) return null;
  const { start, batch } = sold.data;
  return receiptWords.starts(formatDay(start.startDate), formatDaysAndHours12h(batch));
}

/** The kind of offer with the job guarantee, in the form in which orders store it. */
export const jobGuaranteeOfferKind = 'super program';
