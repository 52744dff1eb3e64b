import type { Order } from '#database/orders/order-port.ts';
import type { Store } from '#database/store.ts';
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
