import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDayRange } from '#contract/text/format-day.ts';
import { netReceiptsPaiseOf, refundedPaiseOf } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { enquiryStates } from '#domain/enquiries/enquiry-states.ts';
import { formatPaise, formatSignedPaise } from '#domain/money/money.ts';
import type { NumbersDetails, PagedTableName } from '../api-types/numbers-api.ts';
import { countedEnquiriesFilter } from '../inbox/counted-enquiries-filter.ts';
import { inboxLink } from '../inbox/inbox-address.ts';
import { CountTable } from '../numbers/count-table.tsx';
import { DayChart } from '../numbers/day-chart.tsx';
import { CounsellorFiguresTable, EnquiryFiguresTable } from '../numbers/figures-tables.tsx';
import { formatMinutes } from '../numbers/format-minutes.ts';
import { PeriodChoice } from '../numbers/period-choice.tsx';
import { readPeriod } from '../numbers/read-period.ts';
import { readTablePages } from '../numbers/read-table-pages.ts';
import { ordersLink } from '../orders/order-list-address.ts';
import { deskContext } from '../request/desk-context.ts';
import { requireMemberApi } from '../request/require-member-api.ts';
import { FigurePanel } from '../ui/figure-panel.tsx';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { enquiryStateWords, lostReasonWords } from '../words/stored-value-words.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'numbers');
  const { now } = context.get(deskContext);
  const { searchParams } = new URL(request.url);
  const { period, ...asked } = readPeriod(searchParams, now);
  const pages = readTablePages(searchParams);
  return { ...asked, pages, numbers: await api.numbers.of(period, pages) };
}

const compareByStateOrder = (
  a: NumbersDetails['byState'][number],
  b: NumbersDetails['byState'][number],
) => enquiryStates.indexOf(a.state) - enquiryStates.indexOf(b.state);

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;

export default function NumbersPage() {
  const { days, dates, query, pages, numbers } = useLoaderData<typeof loader>();
  const { answers, receiptsAndVouchers, byState, trials } = numbers;
  const enrolled = byState.find(({ state }) => state === 'enrolled')?.count ?? 0;
  const enquiries = numbers.byDay.reduce((sum, { count }) => sum + count, 0);
  const dayRange = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const countedFilter = { ...countedEnquiriesFilter, ...dayRange };
  const paging = (by: PagedTableName) => ({
    page: pages[by],
    pageHref: (page: number) => `/desk/numbers?${query}&${by}=${page}#by-${by}`,
  });
  return (
    <main id="main" className="page numbers">
      <title>Numbers · Desk</title>
      <div className="page-head">
        <h1>Numbers</h1>
        <p className="muted">{formatDayRange(dayRange.from, dayRange.to)}</p>
        <div className="page-side">
          <a className="button quiet" href={`/desk/numbers.csv?${query}`}>
            For a spreadsheet
          </a>
        </div>
      </div>
      <PeriodChoice days={days} from={dayRange.from} to={dayRange.to} />
      <ul className="figures">
        <FigurePanel name="Enquiries" value={String(enquiries)}>
          {enquiries > 0 && (
            <>
              <a href={inboxLink({ ...dayRange, quarantine: 'without' })}>all that came</a> in these
              days
            </>
          )}
        </FigurePanel>
        <FigurePanel
          name="Reached within an hour"
          value={share(answers.withinHour, answers.wanted)}
        >
          <a href={inboxLink({ ...countedFilter, answers: ['within an hour'] })}>
            {answers.withinHour}
          </a>{' '}
          of <a href={inboxLink(countedFilter)}>{answers.wanted}</a> that wanted an answer
        </FigurePanel>
        <FigurePanel
          name="Time to the first answer"
          value={answers.medianMin === null ? '–' : formatMinutes(answers.medianMin)}
        >
          {answers.worstMin === null ? (
            'nobody was answered yet'
          ) : (
            <>
              median of the{' '}
              <a href={inboxLink({ ...countedFilter, answers: ['within an hour', 'later'] })}>
                {answers.answered}
              </a>{' '}
              that were answered; at worst {formatMinutes(answers.worstMin)}
            </>
          )}
        </FigurePanel>
        <FigurePanel name="From enquiry to enrolled" value={share(enrolled, answers.wanted)}>
          <a href={inboxLink({ ...countedFilter, states: ['enrolled'], trials: 'without' })}>
            {enrolled}
          </a>{' '}
          of <a href={inboxLink(countedFilter)}>{answers.wanted}</a> that arrived in this time;
          refunded ones, tests and demonstrations are not counted
        </FigurePanel>
        <FigurePanel
          name="Paid, less refunds"
          value={formatSignedPaise(netReceiptsPaiseOf(receiptsAndVouchers))}
        >
          <a href={ordersLink({ ...dayRange, mode: 'live' })}>
            {describeMoney(receiptsAndVouchers)}
          </a>
          {'; '}demonstrations and tests are not counted
        </FigurePanel>
      </ul>
      {enquiries === 0 ? (
        <div className="empty">
          <h2>Nothing arrived in this time</h2>
          <p>Choose a longer one above. What visitors send is listed here at once.</p>
        </div>
      ) : (
        <section className="panel" aria-labelledby="days">
          <h2 id="days">By day and form</h2>
          <DayChart byDay={numbers.byDay} dates={dates} />
        </section>
      )}
      <CounsellorFiguresTable
        by="owner"
        heading="By counsellor"
        first="Has them now"
        rows={numbers.byCounsellor}
        total={numbers.total}
        days={dayRange}
      />
      <EnquiryFiguresTable
        by="offer"
        heading="By offer"
        first="Offer"
        rows={numbers.byOffer}
        total={numbers.total}
        {...paging('offer')}
        days={dayRange}
      />
      <EnquiryFiguresTable
        by="source"
        heading="Where they came from"
        first="Source"
        rows={numbers.bySource}
        total={numbers.total}
        {...paging('source')}
        days={dayRange}
      />
      <EnquiryFiguresTable
        by="campaign"
        heading="By campaign"
        first="Source and labels of the link"
        rows={numbers.byCampaign}
        total={numbers.total}
        {...paging('campaign')}
        days={dayRange}
      />
      <div className="columns">
        <CountTable
          id="states"
          heading="Where they stand now"
          rows={[
            ...byState.toSorted(compareByStateOrder).map(({ state, count }) => ({
              name: enquiryStateWords[state],
              count,
              href: inboxLink({ ...countedFilter, states: [state], trials: 'without' }),
            })),
            ...(trials === 0
              ? []
              : [
                  {
                    name: 'Paid in a test or demonstration',
                    count: trials,
                    href: inboxLink({ ...countedFilter, trials: 'only' }),
                  },
                ]),
          ]}
        />
        <CountTable
          id="lost"
          heading="Why they were lost"
          rows={numbers.lost.map(({ reason, count }) => ({
            name: reason === null ? 'No reason noted' : lostReasonWords[reason],
            count,
            href: inboxLink({
              ...countedFilter,
              trials: 'without',
              ...(reason === null ? { without: ['reason'] } : { lost: reason }),
            }),
          }))}
        />
      </div>
      <p className="small muted">
        Asked, reached, enrolled and refunded count the enquiries that arrived in this time, as they
        stand now. Net is the money of this time: receipts less vouchers, also of people who had
        asked before. An order belongs to the counsellor who has its enquiry now.
      </p>
    </main>
  );
}

function describeMoney(receiptsAndVouchers: NumbersDetails['receiptsAndVouchers']): string {
  const { receipts, receiptsPaise, vouchers, mistakes, mistakesPaise } = receiptsAndVouchers;
  const refunds = vouchers - mistakes;
  const vouchersInWords = (count: number) => formatCountWithNoun(count, 'voucher', 'vouchers');
  return [
    `${formatPaise(receiptsPaise)} by ${formatCountWithNoun(receipts, 'receipt', 'receipts')}`,
    ...(refunds === 0
      ? []
      : [
          `${formatPaise(refundedPaiseOf(receiptsAndVouchers))} back by ${vouchersInWords(refunds)}`,
        ]),
    ...(mistakes === 0
      ? []
      : [`${formatPaise(mistakesPaise)} recorded by mistake, by ${vouchersInWords(mistakes)}`]),
  ].join(', ');
}
