import type { Order } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import { explainModeMismatch } from '../../payments/explain-mode-mismatch.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';

/**
 * Refuses an order that was made in another payment mode than the present one, such as a test order in live mode, by
 * throwing WrongArguments. Only the provider account that created an order may change it.
 */
export async function requirePresentPaymentMode({ orders }: Store, order: Order): Promise<void> {
  const why = explainModeMismatch(order, await orders.modeInForce());
  if (why !== null) throw new WrongArguments(why);
}
