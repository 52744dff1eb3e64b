/** All batches: by offer, or in one calendar. */
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDaysAndHours24h } from '#contract/text/format-days-and-hours-24h.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { ListedBatch } from '../../api-types/batches-and-fees-api.ts';
import { BatchCalendar } from '../../batches/batch-calendar.tsx';
import { BatchTag } from '../../batches/batch-tag.tsx';
import { describePlaceCounts, formatBatchDates } from '../../batches/batch-words.ts';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

const flashes = { removed: 'The draft is gone.' } as const;

const listChoices = ['coming', 'calendar', 'all'] as const;
const listChoiceWords = {
  coming: 'Running and to come',
  calendar: 'Calendar',
  all: 'All, past ones too',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { batches } = requireMemberApi(context, 'see batches');
  const { searchParams } = new URL(request.url);
  const today = indianDay(context.get(deskContext).now);
  const month = `${searchParams.get('month') ?? today.slice(0, 7)}-01`;
  const offers = batches.offers();
  const offer = offers.find(({ slug }) => slug === searchParams.get('offer'))?.slug ?? null;
  const all = await batches.list();
  return {
    all: offer === null ? all : all.filter((batch) => batch.offer === offer),
    offers,
    offer,
    show: listChoices.find((one) => one === searchParams.get('show')) ?? 'coming',
    today,
    // Only months from 2000 to 2099 are shown. The calendar also needs the months before and after, which the first and
    // the last month of the date format do not have.
    month: /^20/.test(month) && isCalendarDate(month) ? month : `${today.slice(0, 7)}-01`,
    holidays: [...batches.holidays],
    mayEdit: batches.mayEdit,
    said: readFlashName(request, flashes),
  };
}

export default function Batches() {
  const { all, offers, offer, show, today, month, holidays, mayEdit, said } =
    useLoaderData<typeof loader>();
  // A cancelled batch stays in sight until each of its learners is moved or refunded.
  const isShown = ({ status, taken, over }: ListedBatch) =>
    show === 'all' ||
    ['draft', 'open', 'running'].includes(status.at) ||
    (status.at === 'cancelled' && taken + over > 0);
  const shown = all.filter(isShown);
  return (
    <main id="main" className="page batches">
      <title>Batches · Desk</title>
      <div className="page-head">
        <h1>Batches</h1>
        <div className="buttons">
          <a className="button" href="/desk/fees">
            Fees
          </a>
          {mayEdit && (
            <a className="button main" href={`/desk/batches/new${offer ? `?offer=${offer}` : ''}`}>
              New batch
            </a>
          )}
        </div>
      </div>
      {said && (
        <p className="flash" role="status">
          {flashes[said]}
        </p>
      )}
      <nav aria-label="What is shown" className="ways">
        {listChoices.map((one) => (
          <a
            key={one}
            href={`/desk/batches?show=${one}${offer ? `&offer=${offer}` : ''}`}
            aria-current={one === show ? 'true' : undefined}
          >
            {listChoiceWords[one]}
          </a>
        ))}
      </nav>
      <Form method="get" className="row filter-row">
        <input type="hidden" name="show" value={show} />
        <div className="field">
          <label htmlFor="of">Offer</label>
          <select id="of" name="offer" defaultValue={offer ?? ''}>
            <option value="">All</option>
            {offers.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit">Show</button>
      </Form>
      {show === 'calendar' ? (
        <BatchCalendar
          batches={all}
          month={month}
          today={today}
          holidays={new Set(holidays)}
          offer={offer}
        />
      ) : shown.length === 0 ? (
        <NoBatches
          isNarrowed={all.length > 0 || offer !== null}
          last={mayEdit && offer !== null ? (all.at(-1) ?? null) : null}
        />
      ) : (
        <BatchesByOffer batches={shown} mayEdit={mayEdit} />
      )}
    </main>
  );
}

function BatchesByOffer({
  batches,
  mayEdit,
}: {
  batches: readonly ListedBatch[];
  mayEdit: boolean;
}) {
  const groups = Map.groupBy(batches, ({ offer }) => offer);
  return [...groups].map(([offer, ofOffer]) => (
    <section key={offer} aria-labelledby={`of-${offer}`} className="batches-of">
      <div className="page-head">
        <h2 id={`of-${offer}`}>{ofOffer[0]?.offerName}</h2>
        {mayEdit && <CopyBatchLink batch={ofOffer.at(-1)} />}
      </div>
      <ul className="cards">
        {ofOffer.map((batch) => (
          <li key={batch.id} className="card">
            <a className="card-way" href={`/desk/batches/${batch.id}`}>
              {formatBatchDates(batch)}
            </a>
            <span className="card-what">{formatDaysAndHours24h(batch)}</span>
            <span className="card-tags">
              <BatchTag batch={batch} />
              {batch.over > 0 && <span className="tag late">No place left</span>}
            </span>
            <span className="card-side muted small">
              {describePlaceCounts(batch)} · {batch.mentor}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const CopyBatchLink = ({ batch }: { batch: ListedBatch | undefined }) => (
  <a className="button quiet" href={`/desk/batches/new?copy=${batch?.id}`}>
    Copy the last one
  </a>
);

/**
 * `last` is the offer's last batch, which has ended and can be copied. Null if there is none, if the page shows several
 * offers, or if the member may not edit batches.
 */
function NoBatches({ isNarrowed, last }: { isNarrowed: boolean; last: ListedBatch | null }) {
  return (
    <div className="empty">
      <h2>{isNarrowed ? 'No batch is to come' : 'No batches yet'}</h2>
      <p>
        An offer without batches starts by arrangement. With its first batch it is sold by dates and
        places, and when the last one is over it waits for the next.
      </p>
      {last && <CopyBatchLink batch={last} />}
    </div>
  );
}
