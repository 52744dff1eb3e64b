import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { enquiryStates } from '#domain/enquiries/enquiry-states.ts';
import { formatPaise } from '#domain/money.ts';
import { apiOf } from '../api/api-of.ts';
import { deskContext } from '../api/desk-context.ts';
import type { Numbers } from '../api/numbers-api.ts';
import { inboxLink } from '../inbox/inbox-address.ts';
import { answerableFilter } from '../inbox/standard-views.ts';
import { CameTable } from '../numbers/came-table.tsx';
import { DayChart } from '../numbers/day-chart.tsx';
import { minutesInWords } from '../numbers/minutes-in-words.ts';
import { periodDays, readPeriod } from '../numbers/period.ts';
import { stateWords } from '../words.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context, 'numbers');
  const { now } = context.get(deskContext);
  const { days, period, dates } = readPeriod(new URL(request.url).searchParams, now);
  return { days, dates, numbers: await api.numbers.of(period) };
}

const asListed = (a: Numbers['byState'][number], b: Numbers['byState'][number]) =>
  enquiryStates.indexOf(a.state) - enquiryStates.indexOf(b.state);

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;

export default function NumbersPage() {
  const { days, dates, numbers } = useLoaderData<typeof loader>();
  const { answers, orders, byOffer, bySource, byState } = numbers;
  const paidFor = byOffer.reduce((sum, { paid }) => sum + paid, 0);
  const enquiries = numbers.byDay.reduce((sum, { count }) => sum + count, 0);
  const shown = { ...answerableFilter, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  return (
    <main id="main" className="page">
      <title>Numbers · Desk</title>
      <div className="page-head">
        <h1>Numbers</h1>
        <a className="button quiet" href={`/desk/numbers.csv?days=${days}`}>
          For a spreadsheet
        </a>
      </div>
      <nav aria-label="Period" className="ways">
        {periodDays.map((one) => (
          <a key={one} href={`?days=${one}`} aria-current={one === days ? 'true' : undefined}>
            {one === 365 ? 'A year' : `${one} days`}
          </a>
        ))}
      </nav>
      <ul className="figures">
        <Figure name="Enquiries" value={String(enquiries)} />
        <Figure
          name="Reached within an hour"
          value={share(answers.withinHour, answers.wanted)}
          note={`${answers.withinHour} of ${answers.wanted} that wanted an answer`}
        />
        <Figure
          name="Time to the first answer"
          value={answers.medianMin === null ? '–' : minutesInWords(answers.medianMin)}
          note={
            answers.worstMin === null
              ? 'nobody was answered yet'
              : `median; at worst ${minutesInWords(answers.worstMin)}`
          }
        />
        <Figure
          name="From enquiry to paid"
          value={share(paidFor, answers.wanted)}
          note={`${paidFor} of ${answers.wanted} that arrived in this time`}
        />
        <Figure
          name="Paid"
          value={formatPaise(orders.paidPaise)}
          note={`${orders.paid} ${orders.paid === 1 ? 'order' : 'orders'}, whenever made; demonstrations and tests are not counted`}
        />
      </ul>
      {enquiries === 0 ? (
        <div className="empty">
          <h2>Nothing arrived in this time</h2>
          <p>Choose a longer one above. What visitors send stands here from the minute it comes.</p>
        </div>
      ) : (
        <section className="panel" aria-labelledby="days">
          <h2 id="days">By day and form</h2>
          <DayChart byDay={numbers.byDay} dates={dates} />
        </section>
      )}
      <div className="columns">
        <CameTable
          id="offers"
          heading="By offer"
          first="Offer"
          rows={byOffer}
          wayTo={(offer) => inboxLink({ ...shown, offer })}
        />
        <CameTable
          id="sources"
          heading="Where they came from"
          first="Source"
          rows={bySource}
          wayTo={(source) => inboxLink({ ...shown, source })}
        />
        <section className="panel" aria-labelledby="states">
          <h2 id="states">Where they stand now</h2>
          <table>
            <tbody>
              {byState.toSorted(asListed).map(({ state, count }) => (
                <tr key={state}>
                  <th scope="row">{stateWords[state]}</th>
                  <td className="number">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </main>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <li className="panel figure-panel">
      <span className="muted small">{name}</span>
      <strong className="figure">{value}</strong>
      {note && <span className="muted small">{note}</span>}
    </li>
  );
}
