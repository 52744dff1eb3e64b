import { lostReasonsCountedAsRefunded } from '#domain/enquiries/enquiry-states.ts';
import { formatSignedPaise } from '#domain/money/money.ts';
import type {
  CounsellorFiguresRow,
  FiguresRow,
  PagedTableName,
  RowFilter,
} from '../api-types/numbers-api.ts';
import type { InboxAddress } from '../inbox/inbox-address.ts';
import {
  type CountedBy,
  countedEnquiriesLink,
  countedOrdersLink,
  type DayRange,
} from './counted-rows-links.ts';
import { formatMinutes } from './format-minutes.ts';

type FiguresTableProps<Row extends FiguresRow, By = CountedBy> = {
  by: By;
  heading: string;
  first: string;
  rows: readonly Row[];
  /** The sum over all rows, those on other pages included. */
  total: Row;
  days: DayRange;
};

/** The number of the shown page, and the address of any page of the table. */
type Paging = { page: number; pageHref: (page: number) => string };

type Column<Row> = {
  name: string;
  /** Formats the figure of a row for its cell. */
  shown: (row: Row) => string;
  /** The address of the list with the counted rows. */
  wayTo: (counts: RowFilter, by: CountedBy, days: DayRange) => string;
  /** Whether the figure counts nothing. The cell then has no link. */
  isNothing: (row: Row) => boolean;
};

const makeCountColumn = <Row extends FiguresRow>(
  name: string,
  numberOf: (row: Row) => number,
  further: Partial<InboxAddress>,
): Column<Row> => ({
  name,
  shown: (row) => String(numberOf(row)),
  wayTo: (counts, by, days) => countedEnquiriesLink(by, counts, days, further),
  isNothing: (row) => numberOf(row) === 0,
});

const makeAllColumn = (name: string) => makeCountColumn<FiguresRow>(name, ({ count }) => count, {});
// The list of enquiries has a filter for one reason. A test makes sure that no other reason counts as refunded.
const [refundReason = ''] = lostReasonsCountedAsRefunded;
const results: readonly Column<FiguresRow>[] = [
  makeCountColumn('Enrolled', ({ enrolled }) => enrolled, {
    states: ['enrolled'],
    trials: 'without',
  }),
  makeCountColumn('Refunded', ({ paidBack }) => paidBack, {
    lost: refundReason,
    trials: 'without',
  }),
  {
    name: 'Net',
    shown: ({ netPaise }) => formatSignedPaise(netPaise),
    wayTo: (counts, by, days) => countedOrdersLink(by, counts, days),
    isNothing: ({ receiptsAndVouchers }) => receiptsAndVouchers === 0,
  },
];

/**
 * The enquiries of each offer, source or campaign: how many there are, how many are enrolled or refunded now, and the
 * net sum of money.
 */
export function EnquiryFiguresTable({
  page,
  pageHref,
  ...props
}: FiguresTableProps<FiguresRow, PagedTableName> & Paging) {
  return (
    <Table {...props} paging={{ page, pageHref }} columns={[makeAllColumn('Asked'), ...results]} />
  );
}

/** The figures of each counsellor, with the number of answered enquiries and the median time to the first answer. */
export function CounsellorFiguresTable(props: FiguresTableProps<CounsellorFiguresRow>) {
  const reached = makeCountColumn<CounsellorFiguresRow>('Reached', (row) => row.reached, {
    answers: ['within an hour', 'later'],
  });
  const firstAnswer: Column<CounsellorFiguresRow> = {
    ...reached,
    name: 'First answer',
    shown: ({ medianMin }) => (medianMin === null ? '–' : formatMinutes(medianMin)),
  };
  const columns = [makeAllColumn('Assigned'), reached, firstAnswer, ...results];
  return <Table {...props} paging={null} columns={columns} />;
}

function Table<Row extends FiguresRow>({
  by,
  heading,
  first,
  rows,
  total,
  days,
  columns,
  paging,
}: FiguresTableProps<Row> & { columns: readonly Column<Row>[]; paging: Paging | null }) {
  /**
   * Returns the link from a figure to the enquiries or orders that it counts. The row "All others" links to the next
   * page of the table instead; its link is null on the last page.
   */
  const hrefTo = ({ counts }: Row, wayTo: Column<Row>['wayTo']): string | null =>
    counts.at === 'others' ? (paging?.pageHref(paging.page + 1) ?? null) : wayTo(counts, by, days);
  const cells = (row: Row) =>
    columns.map(({ name, shown, wayTo, isNothing }) => (
      <td key={name} className="number" data-name={name}>
        <Linked href={isNothing(row) ? null : hrefTo(row, wayTo)}>{shown(row)}</Linked>
      </td>
    ));
  return (
    <section className="panel" aria-labelledby={`by-${by}`}>
      <h2 id={`by-${by}`}>{heading}</h2>
      {rows.length === 0 ? (
        <p className="muted">Nobody asked for anything in this time.</p>
      ) : (
        <>
          {paging !== null && paging.page > 1 && (
            <p>
              <a href={paging.pageHref(paging.page - 1)}>The rows before these</a>
            </p>
          )}
          <table className="came stacked">
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
                    <Linked href={row.count === 0 ? null : hrefTo(row, toEnquiries)}>
                      {row.name}
                    </Linked>
                  </th>
                  {cells(row)}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{total.name}</th>
                {cells(total)}
              </tr>
            </tfoot>
          </table>
        </>
      )}
    </section>
  );
}

const toEnquiries = (counts: RowFilter, by: CountedBy, days: DayRange) =>
  countedEnquiriesLink(by, counts, days);

const Linked = ({ href, children }: { href: string | null; children: string }) =>
  href === null ? children : <a href={href}>{children}</a>;
