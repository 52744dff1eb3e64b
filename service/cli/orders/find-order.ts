import type { Order } from '#database/orders/order-port.ts';
import type { Store } from '#database/store.ts';
import { whyForeign } from '../../payments/foreign-order.ts';
import { printable } from '../terminal.ts';
import { WrongArguments } from '../wrong-arguments.ts';

/** The order that a command is about. Throws WrongArguments, with how it is called, or when there is none. */
export async function findOrder(
  { orders }: Store,
  id: string | undefined,
  usage: string,
): Promise<Order> {
  if (id === undefined) throw new WrongArguments(`Say which one: npm run orders -- ${usage}`);
  const order = await orders.findOrder(id);
  if (order === null) throw new WrongArguments(`There is no order with the id ${printable(id)}.`);
  return order;
}

/** Only the provider and keys that made an order change it. Throws WrongArguments, which says which they are. */
export async function requireOwnMode({ orders }: Store, order: Order): Promise<void> {
  const why = whyForeign(order, await orders.modeInForce());
  if (why !== null) throw new WrongArguments(why);
}
