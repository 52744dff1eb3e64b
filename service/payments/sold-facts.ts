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
  /** What we send once the payment has arrived. */
  afterPayment: z.catch(z.string(), orderMailWords.paid.afterPayment),
  seller: z.catch(z.nullable(sellerSchema), null),
  /** It costs another sum than the page said that was built for the offer: its sentences name that one. */
  isRepriced: z.catch(z.boolean(), false),
});

/** What an order was made on, of the facts that its offers had then; an earlier release kept fewer. */
export function soldFacts({ offer, amountPaise }: Order): z.infer<typeof schema> {
  const facts = schema.parse(offer.facts);
  return facts.isRepriced ? { ...facts, refund: refundWords(amountPaise) } : facts;
}

/** The kind of offer that carries the job guarantee, as orders keep it. */
export const guaranteedKind = 'super program';
