import * as z from 'zod/mini';
import { sellerSchema } from '#contract/offer-record.ts';
import { orderMailWords } from '#contract/order-words.ts';
import type { Order } from '#database/orders/order-port.ts';
import { refundWords } from '#domain/rules/refund-words.ts';

const schema = z.object({
  kind: z.catch(z.string(), ''),
  registrationChargePaise: z.catch(z.int().check(z.nonnegative()), 0),
  refund: z.catch(z.nullable(z.string()), null),
  guarantee: z.catch(z.nullable(z.string()), null),
  /** The text about what we send after payment. */
  afterPayment: z.catch(z.string(), orderMailWords.paid.afterPayment),
  seller: z.catch(z.nullable(sellerSchema), null),
  /** The price differs from the price on the built page, and sentences of that page name the old price. */
  isRepriced: z.catch(z.boolean(), false),
});

/** The facts of the offer that are stored with an order. Earlier releases stored fewer facts. */
export function soldFacts({ offer, amountPaise, instalment }: Order): z.infer<typeof schema> {
  const facts = schema.parse(offer.facts);
  return facts.isRepriced
    ? { ...facts, refund: refundWords(instalment?.feePaise ?? amountPaise) }
    : facts;
}

/** The kind of offer with the job guarantee, in the form in which orders store it. */
export const guaranteedKind = 'super program';
