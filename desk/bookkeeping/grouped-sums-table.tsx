/**
 * The sums of a month's receipts and vouchers by day, offer, state or way of payment. Each row links to the receipts
 * and vouchers that it adds up.
 */
import { formatDay } from '#contract/text/format-day.ts';
import {
  groupReceiptsAndVouchers,
  netReceiptsPaiseOf,
  type ReceiptAndVoucherSums,
  type ReceiptGrouping,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { formatPaise, formatSignedPaise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import {
  type ListedOrderState,
  listedOrderState,
} from '#domain/orders/listed-order-state-and-sums.ts';
import type { ReceiptOrVoucherLine } from '../api-types/bookkeeping-api.ts';
import { listedOrderStateWords } from '../orders/words/order-state-words.ts';
import { type BookkeepingAddress, bookkeepingLink } from './bookkeeping-address.ts';

const headings: Readonly<Record<ReceiptGrouping, string>> = {
  day: 'By day',
  offer: 'By offer',
  state: 'By the state of the order now',
  way: 'By way of payment',
};

const columnWords: Readonly<Record<ReceiptGrouping, string>> = {
  day: 'Day',
  offer: 'Offer',
  state: 'State',
  way: 'Way',
};

const methodWords: Readonly<Record<PaymentMethod, string>> = {
  online: 'Payment provider',
  cash: 'Cash',
  transfer: 'Bank transfer',
};

export function describeGroupKey(
  by: ReceiptGrouping,
  key: string,
  receiptsAndVouchers: readonly ReceiptOrVoucherLine[],
): string {
  switch (by) {
    case 'day':
      // The day is formatted without its year, which the heading of the month already shows.
      return formatDay(key).replace(/ \d{4}$/, '');
    case 'offer':
      return receiptsAndVouchers.find(({ offer }) => offer === key)?.offerTitle ?? key;
    case 'state':
      return receiptsAndVouchers.some((issued) => listedOrderState(issued) === key)
        ? listedOrderStateWords[key as ListedOrderState]
        : key;
    case 'way':
      return receiptsAndVouchers.some(({ way }) => way === key)
        ? methodWords[key as PaymentMethod]
        : key;
    default:
      return by satisfies never;
  }
}

const sumColumns: readonly { name: string; shown: (sums: ReceiptAndVoucherSums) => string }[] = [
  { name: 'Receipts', shown: ({ receiptsPaise }) => formatPaise(receiptsPaise) },
  { name: 'Vouchers', shown: ({ vouchersPaise }) => formatPaise(vouchersPaise) },
  { name: 'Net', shown: (sums) => formatSignedPaise(netReceiptsPaiseOf(sums)) },
];

type Props = {
  by: ReceiptGrouping;
  receiptsAndVouchers: readonly ReceiptOrVoucherLine[];
  address: BookkeepingAddress;
};

export function GroupedSumsTable({ by, receiptsAndVouchers, address }: Props) {
  const groups = groupReceiptsAndVouchers(receiptsAndVouchers, by).map((group) => ({
    ...group,
    sums: sumReceiptsAndVouchers(group.receiptsAndVouchers),
  }));
  const whole = sumReceiptsAndVouchers(receiptsAndVouchers);
  return (
    <section className="panel" aria-labelledby={`by-${by}`}>
      <h2 id={`by-${by}`}>{headings[by]}</h2>
      <table className="sums stacked">
        <thead>
          <tr>
            <th scope="col">{columnWords[by]}</th>
            {sumColumns.map(({ name }) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, sums }) => (
            <tr key={key}>
              <th scope="row">
                <a
                  href={`${bookkeepingLink({ ...address, filter: { by, key } })}#receipts-and-vouchers`}
                >
                  {describeGroupKey(by, key, receiptsAndVouchers)}
                </a>
              </th>
              <Sums sums={sums} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Sums sums={whole} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Sums({ sums }: { sums: ReceiptAndVoucherSums }) {
  return sumColumns.map(({ name, shown }) => (
    <td key={name} className="number figure" data-name={name}>
      {shown(sums)}
    </td>
  ));
}
