import * as z from 'zod/mini';
import { orderMailWords, receiptWords } from '#contract/orders/order-words.ts';
import { sellerSchema } from '#contract/published/built-offers-file.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { formatDaysAndHours12h } from '#contract/text/format-days-and-hours-12h.ts';
import { weekdays } from '#contract/text/weekdays.ts';
import type { Order } from '#database/orders/order.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import { formatRefundRuleSentence } from '#domain/terms/format-refund-rule-sentence.ts';

const schema = z.object({
  kind: z.catch(z.string(), ''),
  registrationChargePaise: z.catch(z.int().check(z.nonnegative()), 0),
  refund: z.catch(z.nullable(z.string()), null),
  guarantee: z.catch(z.nullable(z.string()), null),
  /** What we send after the payment, as a sentence for the learner. */
  afterPayment: z.catch(z.string(), orderMailWords.paid.afterPayment),
  seller: z.catch(z.nullable(sellerSchema), null),
  /**
   * Whether the price was changed after the site was built. If so, sentences of the built page, such as `refund`, name
   * an old price.
   */
  isRepriced: z.catch(z.boolean(), false),
});

/**
 * Reads the facts of the offer that are stored with an order. Facts that earlier releases did not store get default
 * values. If the price was changed, the sentence about refunds is written for the price that was sold; for an
 * instalment, this is the whole fee.
 */
export function readSoldOfferFacts({
  offer,
  amountPaise,
  instalment,
}: Order): z.infer<typeof schema> {
  const facts = schema.parse(offer.facts);
  return facts.isRepriced
    ? { ...facts, refund: formatRefundRuleSentence(instalment?.feePaise ?? amountPaise) }
    : facts;
}

const soldBatchSchema = z.object({
  start: z.object({ startDate: z.string().check(z.refine(isCalendarDate)) }),
  batch: z.object({ days: z.array(z.enum(weekdays)), from: z.string(), to: z.string() }),
});

/**
 * Describes in words the first day, weekdays and hours that were sold. They stay the same when the batch is moved
 * later. Null for an order without a batch, and for an order that an earlier release stored.
 */
export function describeSoldBatch({ offer }: Pick<Order, 'offer'>): string | null {
  const sold = soldBatchSchema.safeParse(offer.facts);
  if (!sold.success) return null;
  const { start, batch } = sold.data;
  return receiptWords.starts(formatDay(start.startDate), formatDaysAndHours12h(batch));
}

/** Only offers of this kind have the job guarantee. Orders store the kind with this value. */
export const jobGuaranteeOfferKind = 'super program';
