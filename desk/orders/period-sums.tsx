/** Shows the sums of the orders of a period, and which filters limit the list. The numbers page links to such lists. */

import { paymentModeLabels } from '#contract/orders/order-words.ts';
import { formatDayRange } from '#contract/text/format-day.ts';
import {
  netReceiptsPaiseOf,
  type ReceiptAndVoucherSums,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { formatPaise, formatSignedPaise } from '#domain/money/money.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import type { EmptyOrderFieldFilter, OrderListAddress } from './order-list-address.ts';
import { listedOrderStateWords } from './words/order-state-words.ts';

type Props = {
  address: OrderListAddress;
  sums: ReceiptAndVoucherSums & { orders: number };
  /** Returns the title of the offer with this slug. */
  titleOf: (slug: string) => string;
  colleagues: readonly { id: string; name: string }[];
};

const emptyFieldWords: Readonly<Record<EmptyOrderFieldFilter, string>> = {
  offer: 'no offer named',
  source: 'source not known',
  campaign: 'no campaign',
  owner: 'with nobody',
};

export function PeriodSums({ address, sums, titleOf, colleagues }: Props) {
  const { from, to, mode, state, offer, source, campaign, owner, without } = address;
  const filterWords = [
    ...(state === '' ? [] : [`state “${listedOrderStateWords[state]}”`]),
    ...(offer === '' ? [] : [titleOf(offer)]),
    ...(source === '' ? [] : [`came from ${source}`]),
    ...(campaign === '' ? [] : [`campaign ${campaign}`]),
    ...(owner === ''
      ? []
      : [`with ${colleagues.find(({ id }) => id === owner)?.name ?? 'somebody who has left'}`]),
    ...without.map((lack) => emptyFieldWords[lack]),
  ];
  const label = mode === '' ? null : paymentModeLabels[mode];
  return (
    <section className="panel" aria-labelledby="span">
      <h2 id="span">Receipts and vouchers, {formatDayRange(from, to)}</h2>
      {label && <p className="tag late">{label}</p>}
      {filterWords.length > 0 && <p>Only: {filterWords.join(', ')}.</p>}
      <p>
        <strong className="figure">{formatSignedPaise(netReceiptsPaiseOf(sums))}</strong> of{' '}
        {formatCountWithNoun(sums.orders, 'order', 'orders')}: {formatPaise(sums.receiptsPaise)} by{' '}
        {formatCountWithNoun(sums.receipts, 'receipt', 'receipts')}
        {sums.vouchers > 0 &&
          `, less ${formatPaise(sums.vouchersPaise)} by ${formatCountWithNoun(sums.vouchers, 'voucher', 'vouchers')}`}
        . The list shows the sums of these days. <a href="/desk/orders">Show all orders</a>
      </p>
    </section>
  );
}
