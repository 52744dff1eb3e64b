/** The follow-ups by day: overdue first, then today, tomorrow and the rest of the week. */
import { Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { indianDay } from '#domain/dates/indian-day.ts';
import { type DuePeriod, duePeriods } from '#domain/enquiries/due-periods.ts';
import type { ListedEnquiry } from '../../api-types/enquiry-lists-api.ts';
import { BulkBar } from '../../inbox/bulk-bar.tsx';
import { EnquiryTable } from '../../inbox/enquiry-table.tsx';
import { inboxLink } from '../../inbox/inbox-address.ts';
import { readListFlash } from '../../inbox/list-flash.ts';
import { ListFlashPanel } from '../../inbox/list-flash-panel.tsx';
import { standardViews } from '../../inbox/standard-views.ts';
import { deskContext } from '../../request/desk-context.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { LiveUpdatesStatus } from '../../ui/live-updates-status.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts-dialog.tsx';
import { formatListedCount, formatTitleWithCount } from '../../words/format-counts.ts';
import { formatRelativeDay } from '../../words/format-moment.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'enquiries');
  const { searchParams } = new URL(request.url);
  const isOwner = api.may('assign');
  const takers = isOwner ? await api.inbox.takers() : null;
  const asked = searchParams.get('owner');
  // Only an owner of the desk can choose whose follow-ups are shown. Other members see their own and the unassigned
  // ones.
  const owner = takers?.find(({ id }) => id === asked)?.id ?? null;
  if (searchParams.has('owner') && owner === null) {
    searchParams.delete('owner');
    throw redirect(`/follow-ups?${searchParams}`);
  }
  const flash = readListFlash(searchParams);
  // The position of the live updates is read before the lists. A change in between then causes one update too many; in
  // the other order, the page would miss the change.
  const liveUpdates = await api.inbox.liveUpdatesNow();
  return {
    now: context.get(deskContext).now,
    me: api.me.id,
    owner,
    takers,
    liveUpdates,
    found: await api.inbox.followUps(owner),
    fresh: await api.inbox.countFresh(),
    flash,
    did: flash?.did ? await api.inbox.findDoneAct(flash.did) : null,
    colleagues: await api.colleagues(),
  };
}

const rangeWords: Readonly<Record<DuePeriod, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
};

export default function FollowUps() {
  const { now, me, owner, takers, liveUpdates, found, fresh, flash, did, colleagues } =
    useLoaderData<typeof loader>();
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const here = `/desk/follow-ups${owner ? `?owner=${owner}` : ''}`;
  const table = (rows: readonly ListedEnquiry[], label: string, first: number) => (
    <EnquiryTable
      rows={rows}
      first={first}
      label={label}
      back={here}
      now={now}
      me={me}
      names={names}
      ticksFor="bulk"
    />
  );
  /** Returns the number of rows that the page shows above the rows of this period. */
  const countRowsBefore = (due: DuePeriod) =>
    duePeriods
      .slice(0, duePeriods.indexOf(due))
      .reduce((sum, range) => sum + found[range].rows.length, 0);
  const isEmpty = duePeriods.every((due) => found[due].total === 0);
  return (
    <main id="main" className="page follow-ups ticked-by">
      <title>{formatTitleWithCount(fresh, 'Follow-ups')}</title>
      <div className="page-head">
        <h1>Follow-ups</h1>
        <div className="page-side">
          <LiveUpdatesStatus here={here} liveUpdates={liveUpdates} />
          <ShortcutsDialog />
        </div>
      </div>
      <ListFlashPanel flash={flash} did={did} names={names} back={here} now={now} />
      {takers && (
        <Form method="get" className="row filter-row">
          <div className="field">
            <label htmlFor="owner">Of</label>
            <select id="owner" name="owner" defaultValue={owner ?? ''}>
              <option value="">Everybody</option>
              {takers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <button type="submit">Show</button>
        </Form>
      )}
      <div data-live="follow-ups">
        {isEmpty && (
          <div className="empty">
            <h2>Nothing is due this week</h2>
            <p>A date that you set for an enquiry stands here on its day, and on Today.</p>
          </div>
        )}
        {duePeriods.map((due) => {
          const { rows, total } = found[due];
          if (total === 0) return null;
          return (
            <section key={due} aria-labelledby={`due-${due}`} className={`due-${due}`}>
              <h2 id={`due-${due}`}>
                {rangeWords[due]} <span className="muted figure">{formatListedCount(total)}</span>
              </h2>
              {due === 'week'
                ? byDay(rows).map(([day, ofDay]) => (
                    <div key={day}>
                      <h3>{formatRelativeDay(ofDay[0]?.dueAt ?? now, now)}</h3>
                      {table(
                        ofDay,
                        `${rangeWords[due]}, ${day}`,
                        countRowsBefore(due) + rows.indexOf(ofDay[0] as ListedEnquiry),
                      )}
                    </div>
                  ))
                : table(rows, rangeWords[due], countRowsBefore(due))}
              {total > rows.length && (
                <p>
                  <a
                    href={inboxLink({
                      due,
                      order: 'due',
                      owner: owner ?? (takers ? '' : 'me-or-nobody'),
                      ...(due === 'overdue' ? { states: standardViews.late.states } : {}),
                    })}
                  >
                    All {formatListedCount(total)}
                  </a>
                </p>
              )}
            </section>
          );
        })}
      </div>
      <BulkBar id="bulk" back={here} me={me} takers={takers} now={now} />
    </main>
  );
}

function byDay(rows: readonly ListedEnquiry[]): [string, ListedEnquiry[]][] {
  return [...Map.groupBy(rows, ({ dueAt }) => (dueAt === null ? '' : indianDay(dueAt)))];
}
