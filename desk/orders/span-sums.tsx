/** Shows the sums of the orders of a period, and the filters that limit the list. The numbers page links to it. */
import { formatDayRange } from '#contract/format-day.ts';
import { paymentModeLabels } from '#contract/order-words.ts';
import { netOf, type PaperSums } from '#domain/accounts/receipts-and-vouchers.ts';
import { formatNet, formatPaise } from '#domain/money.ts';
import type { ListedOrder } from '../api/orders-api.ts';
import { countInWords } from '../words/stored-value-words.ts';
import type { EmptyOrderFieldFilter, OrderAddress } from './order-list-address.ts';

type Props = {
  asked: OrderAddress;
  sums: PaperSums & { orders: number };
  lines: readonly ListedOrder[];
  colleagues: readonly { id: string; name: string }[];
};

const lackWords: Readonly<Record<EmptyOrderFieldFilter, string>> = {
  offer: 'no offer named',
  source: 'source not known',
  campaign: 'no campaign',
  owner: 'with nobody',
};

export function SpanSums({ asked, sums, lines, colleagues }: Props) {
  const { from, to, mode, offer, source, campaign, owner, without } = asked;
  const narrowed = [
    ...(offer === '' ? [] : [lines[0]?.offer ?? offer]),
    ...(source === '' ? [] : [`came from ${source}`]),
    ...(campaign === '' ? [] : [`campaign ${campaign}`]),
    ...(owner === ''
      ? []
      : [`with ${colleagues.find(({ id }) => id === owner)?.name ?? 'somebody who has left'}`]),
    ...without.map((lack) => lackWords[lack]),
  ];
  return (
    <section className="panel" aria-labelledby="span">
      <h2 id="span">Receipts and vouchers, {formatDayRange(from, to)}</h2>
      {paymentModeLabels[mode] && <p className="tag late">{paymentModeLabels[mode]}</p>}
      {narrowed.length > 0 && <p>Only: {narrowed.join(', ')}.</p>}
      <p>
        <strong className="figure">{formatNet(netOf(sums))}</strong> of{' '}
        {countInWords(sums.orders, 'order', 'orders')}: {formatPaise(sums.receiptsPaise)} by{' '}
        {countInWords(sums.receipts, 'receipt', 'receipts')}
        {sums.vouchers > 0 &&
          `, less ${formatPaise(sums.vouchersPaise)} by ${countInWords(sums.vouchers, 'voucher', 'vouchers')}`}
        . The sums below are those of these days. <a href="/desk/orders">Show all orders</a>
      </p>
    </section>
  );
}
