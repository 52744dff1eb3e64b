import { formatNet } from '#domain/money.ts';
import type { CounsellorFigures, EnquiryFigures } from '../api/numbers-api.ts';
import type { InboxAddress } from '../inbox/inbox-address.ts';
import {
  type CountedBy,
  countedEnquiriesLink,
  countedOrdersLink,
  type Days,
} from './counted-links.ts';
import { minutesInWords } from './minutes-in-words.ts';

type CameTableProps<Row extends EnquiryFigures> = {
  by: CountedBy;
  heading: string;
  first: string;
  rows: readonly Row[];
  days: Days;
};

type Column<Row> = {
  name: string;
  /** The value as text. */
  shown: (row: Row) => string;
  /** The address of the list with the counted rows; null if there is no such list. */
  wayTo: (row: Row, by: CountedBy, days: Days) => string | null;
  /** Whether the value is zero, so that there is no list to link to. */
  isNothing: (row: Row) => boolean;
};

const counted = <Row extends EnquiryFigures>(
  name: string,
  numberOf: (row: Row) => number,
  further: Partial<InboxAddress>,
): Column<Row> => ({
  name,
  shown: (row) => String(numberOf(row)),
  wayTo: (row, by, days) => countedEnquiriesLink(by, row.counts, days, further),
  isNothing: (row) => numberOf(row) === 0,
});

const asked = (name: string) => counted<EnquiryFigures>(name, ({ count }) => count, {});
const results: readonly Column<EnquiryFigures>[] = [
  counted('Enrolled', ({ enrolled }) => enrolled, { states: ['enrolled'], trials: 'without' }),
  counted('Refunded', ({ paidBack }) => paidBack, { lost: 'paid back', trials: 'without' }),
  {
    name: 'Net',
    shown: ({ netPaise }) => formatNet(netPaise),
    wayTo: ({ counts }, by, days) => countedOrdersLink(by, counts, days),
    isNothing: ({ papers }) => papers === 0,
  },
];

/** The number of enquiries for each offer or from each source, and their present state. */
export function EnquiryFiguresTable(props: CameTableProps<EnquiryFigures>) {
  return <Table {...props} columns={[asked('Asked'), ...results]} />;
}

/** The figures of each counsellor, with the number of people who were reached and how fast. */
export function CounsellorTable(props: CameTableProps<CounsellorFigures>) {
  const reached = counted<CounsellorFigures>('Reached', (row) => row.reached, {
    answers: ['within an hour', 'later'],
  });
  const firstAnswer: Column<CounsellorFigures> = {
    ...reached,
    name: 'First answer',
    shown: ({ medianMin }) => (medianMin === null ? '–' : minutesInWords(medianMin)),
  };
  return <Table {...props} columns={[asked('Assigned'), reached, firstAnswer, ...results]} />;
}

function Table<Row extends EnquiryFigures>({
  by,
  heading,
  first,
  rows,
  days,
  columns,
}: CameTableProps<Row> & { columns: readonly Column<Row>[] }) {
  const netPaise = rows.reduce((sum, row) => sum + row.netPaise, 0);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <section className="panel" aria-labelledby={`by-${by}`}>
      <h2 id={`by-${by}`}>{heading}</h2>
      {rows.length === 0 ? (
        <p className="muted">Nobody asked for anything in this time.</p>
      ) : (
        <table className="came">
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={JSON.stringify(row.counts)}>
                <th scope="row">
                  <Linked
                    href={row.count === 0 ? null : countedEnquiriesLink(by, row.counts, days)}
                  >
                    {row.name}
                  </Linked>
                </th>
                {columns.map(({ name, shown, wayTo, isNothing }) => (
                  <td key={name} className="number" data-name={name}>
                    <Linked href={isNothing(row) ? null : wayTo(row, by, days)}>
                      {shown(row)}
                    </Linked>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              {columns.map(({ name }, n) => (
                <td key={name} className="number" data-name={name}>
                  {n === 0 ? count : n === columns.length - 1 ? formatNet(netPaise) : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

const Linked = ({ href, children }: { href: string | null; children: string }) =>
  href === null ? children : <a href={href}>{children}</a>;
