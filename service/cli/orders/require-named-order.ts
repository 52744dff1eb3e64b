import type { Order } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import { sanitiseForTerminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';

/**
 * Finds the order that a command names. Throws WrongArguments if no id is given (with the usage), or if the id is
 * unknown.
 */
export async function requireNamedOrder(
  { orders }: Store,
  id: string | undefined,
  usage: string,
): Promise<Order> {
  if (id === undefined) throw new WrongArguments(`Say which one: npm run orders -- ${usage}`);
  const order = await orders.findOrder(id);
  if (order === null)
    throw new WrongArguments(`There is no order with the id ${sanitiseForTerminal(id)}.`);
  return order;
}
