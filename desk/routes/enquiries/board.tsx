/**
 * The enquiries by state, in columns side by side. A card is moved by its own form, or dragged if the script runs.
 */
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { enquiryStates } from '#domain/enquiries/enquiry-states.ts';
import { BoardCard } from '../../board/board-card.tsx';
import { countedEnquiriesFilter } from '../../inbox/counted-enquiries-filter.ts';
import {
  boardLink,
  inboxFilterOf,
  inboxLink,
  inboxQueryString,
  readInboxAddress,
} from '../../inbox/inbox-address.ts';
import { InboxFilterForm } from '../../inbox/inbox-filter-form.tsx';
import { encodeListFlash, readListFlash } from '../../inbox/list-flash.ts';
import { ListFlashPanel } from '../../inbox/list-flash-panel.tsx';
import { ListOrBoardTabs } from '../../inbox/list-or-board-tabs.tsx';
import { deskContext } from '../../request/desk-context.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { LiveUpdatesStatus } from '../../ui/live-updates-status.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts-dialog.tsx';
import { formatListedCount, formatTitleWithCount } from '../../words/format-counts.ts';
import { enquiryStateWords } from '../../words/stored-value-words.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { me, may, inbox, colleagues } = requireMemberApi(context, 'enquiries');
  const { searchParams } = new URL(request.url);
  const view = { ...readInboxAddress(searchParams), page: 1, order: 'newest' as const };
  const flash = readListFlash(searchParams);
  const asked = enquiryStates.find((state) => state === searchParams.get('column'));
  const clean = new URLSearchParams(inboxQueryString(view));
  if (asked !== undefined) clean.append('column', asked);
  for (const [name, value] of flash ? encodeListFlash(flash) : []) clean.append(name, value);
  if (clean.toString() !== searchParams.toString()) throw redirect(`/enquiries/board?${clean}`);
  // The position of the live updates is read before the columns. A change in between then causes one update too many;
  // in the other order, the page would miss the change.
  const liveUpdates = await inbox.liveUpdatesNow();
  const columns = await inbox.board(inboxFilterOf(view, me.id));
  return {
    now: context.get(deskContext).now,
    me: me.id,
    mayOverrule: may('assign'),
    view,
    flash,
    did: flash?.did ? await inbox.findDoneAct(flash.did) : null,
    columns,
    /** The column that a phone shows, because it has room for only one. */
    shown: columns.find(({ state }) => state === asked)?.state ?? columns[0]?.state,
    liveUpdates,
    fresh: await inbox.countFresh(),
    offers: inbox.offers(),
    sources: await inbox.sources(),
    colleagues: await colleagues(),
  };
}

export default function Board() {
  const { now, me, mayOverrule, view, flash, did, columns, shown, liveUpdates, fresh, ...choices } =
    useLoaderData<typeof loader>();
  const here = boardLink(view, shown);
  const names = new Map(choices.colleagues.map(({ id, name }) => [id, name]));
  // The board by default leaves out newsletter subscriptions and quarantined enquiries. The list to which a column
  // links does the same, so that both have the same number of rows.
  const listed = {
    ...view,
    kinds: view.kinds.length > 0 ? view.kinds : countedEnquiriesFilter.kinds,
    quarantine: view.quarantine || countedEnquiriesFilter.quarantine,
  };
  let n = 0;
  return (
    <main id="main" className="page board-page">
      <title>{formatTitleWithCount(fresh, 'Board')}</title>
      <div className="page-head">
        <h1>Inbox</h1>
        <ListOrBoardTabs view={view} shown="board" />
        <div className="page-side">
          <LiveUpdatesStatus here={here} liveUpdates={liveUpdates} />
          <ShortcutsDialog />
        </div>
      </div>
      <ListFlashPanel flash={flash} did={did} names={names} back={here} now={now} />
      <div className="list-tools">
        <InboxFilterForm view={view} me={me} action="/desk/enquiries/board" {...choices} />
      </div>
      <nav className="views board-tabs" aria-label="States" data-live="tabs">
        <ul>
          {columns.map(({ state, total }) => (
            <li key={state}>
              <a href={boardLink(view, state)} aria-current={state === shown ? 'true' : undefined}>
                {enquiryStateWords[state]}{' '}
                <span className="figure">{formatListedCount(total)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="board" data-live="board">
        {columns.map(({ state, rows, total }) => (
          <section
            key={state}
            className={state === shown ? 'column shown' : 'column'}
            aria-labelledby={`of-${state}`}
            data-column={state}
          >
            <h2 id={`of-${state}`}>
              {enquiryStateWords[state]}{' '}
              <span className="muted figure">{formatListedCount(total)}</span>
            </h2>
            {rows.length === 0 && <p className="muted small">Nobody</p>}
            <ol>
              {rows.map((enquiry) => {
                const place = n;
                n += 1;
                return (
                  <BoardCard
                    key={enquiry.id}
                    enquiry={enquiry}
                    position={{ back: boardLink(view, state), n: place }}
                    now={now}
                    me={me}
                    names={names}
                    mayOverrule={mayOverrule}
                  />
                );
              })}
            </ol>
            {total > rows.length && (
              <p>
                <a href={inboxLink({ ...listed, states: [state] })}>
                  All {formatListedCount(total)}
                </a>
              </p>
            )}
          </section>
        ))}
      </div>
    </main>
  );
}
