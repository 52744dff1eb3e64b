/**
 * The sums of a month's receipts and vouchers by day, offer, state or way of payment; each row links to its
 * documents.
 */

import { formatDay } from '#contract/format-day.ts';
import {
  groupPapers,
  netOf,
  type PaperGrouping,
  type PaperSums,
  sumPapers,
} from '#domain/accounts/receipts-and-vouchers.ts';
import { type ListedState, listedState } from '#domain/listed-state.ts';
import { formatNet, formatPaise } from '#domain/money.ts';
import type { PaymentWay } from '#domain/payment-ways.ts';
import type { PaperLine } from '../api/accounts-api.ts';
import { listedStateWords } from '../orders/order-state-words.ts';
import { type AskedMonth, monthAddress } from './read-month.ts';

const headings: Readonly<Record<PaperGrouping, string>> = {
  day: 'By day',
  offer: 'By offer',
  state: 'By the state of the order now',
  way: 'By way of payment',
};

const columnWords: Readonly<Record<PaperGrouping, string>> = {
  day: 'Day',
  offer: 'Offer',
  state: 'State',
  way: 'Way',
};

const wayWords: Readonly<Record<PaymentWay, string>> = {
  online: 'Payment provider',
  cash: 'Cash',
  transfer: 'Bank transfer',
};

export function groupKeyInWords(
  by: PaperGrouping,
  key: string,
  papers: readonly PaperLine[],
): string {
  switch (by) {
    case 'day':
      // The day is formatted without its year, which the heading of the month already shows.
      return formatDay(key).replace(/ \d{4}$/, '');
    case 'offer':
      return papers.find(({ offer }) => offer === key)?.offerTitle ?? key;
    case 'state':
      return papers.some((paper) => listedState(paper) === key)
        ? listedStateWords[key as ListedState]
        : key;
    case 'way':
      return papers.some(({ way }) => way === key) ? wayWords[key as PaymentWay] : key;
    default:
      return by satisfies never;
  }
}

const sumColumns: readonly { name: string; shown: (sums: PaperSums) => string }[] = [
  { name: 'Receipts', shown: ({ receiptsPaise }) => formatPaise(receiptsPaise) },
  { name: 'Vouchers', shown: ({ vouchersPaise }) => formatPaise(vouchersPaise) },
  { name: 'Net', shown: (sums) => formatNet(netOf(sums)) },
];

type Props = { by: PaperGrouping; papers: readonly PaperLine[]; asked: AskedMonth };

export function GroupTable({ by, papers, asked }: Props) {
  const groups = groupPapers(papers, by).map((group) => ({
    ...group,
    sums: sumPapers(group.papers),
  }));
  const whole = sumPapers(papers);
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
                <a href={`${monthAddress({ ...asked, filter: { by, key } })}#papers`}>
                  {groupKeyInWords(by, key, papers)}
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

function Sums({ sums }: { sums: PaperSums }) {
  return sumColumns.map(({ name, shown }) => (
    <td key={name} className="number figure" data-name={name}>
      {shown(sums)}
    </td>
  ));
}
