import type { Store } from '#database/store.ts';
import { formatPaise } from '#domain/money.ts';
import { discrepancySeen } from '#domain/order-states.ts';
import type { Terminal } from '../terminal.ts';
import { WrongArguments } from '../wrong-arguments.ts';
import { findOrder, requireOwnMode } from './find-order.ts';
import type { OrderArguments } from './order-arguments.ts';

const usage = 'settle <id> "what was found" [--refunded]';
const longestNote = 500;

/** What did not add up was looked at by a person. The note stays with the order for good. */
export async function settle(
  store: Store,
  { rest: [id, note], refunded }: OrderArguments,
  terminal: Terminal,
): Promise<void> {
  const order = await findOrder(store, id, usage);
  if (order.doubt === null && !refunded)
    throw new WrongArguments('Nothing about this order is in doubt.');
  const said = note?.trim() ?? '';
  if (said === '' || said.length > longestNote)
    throw new WrongArguments(
      `Say in at most ${longestNote} letters what you found: npm run orders -- ${usage}`,
    );
  if (refunded && order.returnedPaise === 0)
    throw new WrongArguments("Nothing went back on the provider's page that could be the refund.");
  if (refunded) await requireOwnMode(store, order);
  const became = await store.orders.settleDiscrepancy(order.id, 'terminal', said, {
    seen: discrepancySeen(order),
    isRefund: refunded,
  });
  if (became === 'no refund')
    throw new WrongArguments(
      `The order is ${order.state}: another refund is under way, or was made.`,
    );
  if (became === 'changed')
    throw new WrongArguments('Something has changed meanwhile, and nothing was settled: see show.');
  if (refunded)
    terminal.say(`${formatPaise(order.returnedPaise)} is the refund; the visitor gets a voucher.`);
  const settled = order.doubt === null ? 'The note is kept.' : `"${order.doubt}" is settled.`;
  terminal.say(`${settled} The order ${refunded ? 'is refunded' : `stays ${order.state}`}.`);
}
