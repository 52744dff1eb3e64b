import { paymentModeLabels } from '#contract/orders/order-words.ts';
import type { Order, OrderEvent } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import { formatPaise } from '#domain/money/money.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';
import { sanitiseForTerminal, type Terminal } from '../terminal/terminal.ts';
import type { OrderArguments } from './order-arguments.ts';
import { requireNamedOrder } from './require-named-order.ts';

/** Shows everything about one order: what was bought, the buyer, the payment and the history. */
export async function showOrder(
  store: Store,
  args: OrderArguments,
  terminal: Terminal,
): Promise<void> {
  const order = await requireNamedOrder(store, args.rest[0], 'show <id>');
  const events = await store.orders.eventsOf(order.id);
  if (args.json) return terminal.write(`${JSON.stringify({ ...order, events })}\n`);
  for (const [name, value] of linesOf(order))
    await terminal.write(`${`${name}:`.padEnd(16)}${sanitiseForTerminal(value)}\n`);
  await terminal.write('\n');
  for (const event of events) await terminal.write(`${sanitiseForTerminal(formatEvent(event))}\n`);
}

function linesOf(order: Order): [name: string, value: string][] {
  const {
    offer,
    payer,
    link,
    receipt,
    vouchers,
    refund,
    discrepancy,
    paymentId,
    paidAt,
    returnedPaise,
  } = order;
  return [
    ['Order', order.id],
    ['State', order.state],
    ...lineIfSet('Mode', paymentModeLabels[order.mode]),
    ...(discrepancy ? [['Discrepancy', discrepancy] as [string, string]] : []),
    ['Made', formatIndianTime(order.createdAt)],
    ['For', offer.slug === '' ? offer.title : `${offer.title} (${offer.slug})`],
    ['Facts', `${offer.version}  ${JSON.stringify(offer.facts)}`],
    ['Fee', formatPaise(order.amountPaise)],
    ['Payer', payer === null ? '(erased)' : `${payer.name}  ${payer.email}  ${payer.phone}`],
    ['Enrolment', order.enrolmentId ?? '(erased)'],
    ...lineIfSet('Link', link && `${link.id}  ${link.url}`),
    ...lineIfSet('Link ends', link?.expiresAt && formatIndianTime(link.expiresAt)),
    ...lineIfSet('Payment', paymentId),
    ...lineIfSet('Paid', paidAt && formatIndianTime(paidAt)),
    ...lineIfSet('Receipt', receipt && `${receipt.number}  ${formatIndianTime(receipt.issuedAt)}`),
    ...lineIfSet(
      'Refund',
      refund && `${formatPaise(refund.paise)}  ${formatRefundProgress(refund)}`,
    ),
    ...lineIfSet('Also went back', returnedPaise > 0 ? formatPaise(returnedPaise) : null),
    ...vouchers.flatMap(({ number, paise, issuedAt }) =>
      lineIfSet('Voucher', `${number}  ${formatIndianTime(issuedAt)}  ${formatPaise(paise)}`),
    ),
  ];
}

const formatRefundProgress = ({ hasFailed, refundId }: NonNullable<Order['refund']>) =>
  `${hasFailed ? 'failed  ' : ''}${refundId ?? (hasFailed ? 'refused' : 'not sent')}`;

const lineIfSet = (name: string, value: string | null | undefined): [string, string][] =>
  value ? [[name, value]] : [];

const formatEvent = ({ at, type, who, what }: OrderEvent) =>
  `${formatIndianTime(at)}  ${type.padEnd(20)}  ${who.padEnd(9)}  ${JSON.stringify(what)}`;
