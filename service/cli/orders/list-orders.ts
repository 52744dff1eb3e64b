import { paymentModeLabels } from '#contract/orders/order-words.ts';
import type { Order } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import { formatPaise } from '#domain/money/money.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';
import { iterateOrders } from '../../payments/iterate-orders.ts';
import { sanitiseForTerminal, type Terminal } from '../terminal/terminal.ts';
import type { OrderArguments } from './order-arguments.ts';

/** Writes the orders that match the options, newest first: one line each, or with --json one JSON object each. */
export async function listOrders(
  store: Store,
  args: OrderArguments,
  terminal: Terminal,
): Promise<void> {
  const { state, discrepancy, limit, json } = args;
  const filter = { ...(state ? { state } : {}), ...(discrepancy ? { needsAttention: true } : {}) };
  let count = 0;
  for await (const order of iterateOrders(store.orders, filter)) {
    if (limit !== null && count >= limit) break;
    count += 1;
    await terminal.write(json ? `${JSON.stringify(order)}\n` : formatLine(order));
  }
  if (!json) terminal.say(count === 0 ? 'No orders found.' : `${count} found.`);
}

function formatLine(order: Order): string {
  const { createdAt, state, amountPaise, offer, payer, receipt, discrepancy, mode, id } = order;
  const modeLabel = paymentModeLabels[mode];
  const parts = [
    formatIndianTime(createdAt),
    state.padEnd(9),
    formatPaise(amountPaise).padStart(10),
    offer.title,
    payer?.name ?? '(erased)',
    ...(receipt ? [receipt.number] : []),
    ...(modeLabel ? [`(${modeLabel.replace('.', '')})`] : []),
    ...(discrepancy ? [`! ${discrepancy}`] : []),
    id,
  ];
  return `${sanitiseForTerminal(parts.join('  '))}\n`;
}
