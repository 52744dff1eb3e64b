import * as z from 'zod/mini';
import { sellerSchema } from '#contract/offer-record.ts';
import { orderMailWords } from '#contract/order-words.ts';
import type { Order } from '#database/orders/order-port.ts';

const schema = z.object({
  kind: z.catch(z.string(), ''),
  registrationChargePaise: z.catch(z.int().check(z.nonnegative()), 0),
  refund: z.catch(z.nullable(z.string()), null),
  guarantee: z.catch(z.nullable(z.string()), null),
  /** What we send once the payment has arrived. */
  afterPayment: z.catch(z.string(), orderMailWords.paid.afterPayment),
  seller: z.catch(z.nullable(sellerSchema), null),
});

/** What an order was made on, of the facts that its offers had then; an earlier release kept fewer. */
export function soldFacts({ offer }: Order): z.infer<typeof schema> {
  return schema.parse(offer.facts);
}

/** The kind of offer that carries the job guarantee, as orders keep it. */
export const guaranteedKind = 'super program';
