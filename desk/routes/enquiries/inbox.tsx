import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { BulkBar } from '../../inbox/bulk-bar.tsx';
import { EmptyInbox } from '../../inbox/empty-inbox.tsx';
import { EnquiryTable } from '../../inbox/enquiry-table.tsx';
import {
  inboxFilterOf,
  inboxLink,
  inboxQueryString,
  readInboxAddress,
} from '../../inbox/inbox-address.ts';
import { InboxFilterForm } from '../../inbox/inbox-filter-form.tsx';
import { InboxPager } from '../../inbox/inbox-pager.tsx';
import { encodeListFlash, readListFlash } from '../../inbox/list-flash.ts';
import { ListFlashPanel } from '../../inbox/list-flash-panel.tsx';
import { ListOrBoardTabs } from '../../inbox/list-or-board-tabs.tsx';
import { performListAct } from '../../inbox/perform-list-act.ts';
import { SaveOrRemoveViewForm } from '../../inbox/save-or-remove-view-form.tsx';
import { ViewTabs } from '../../inbox/view-tabs.tsx';
import { deskContext } from '../../request/desk-context.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Icon } from '../../ui/icon.tsx';
import { LiveUpdatesStatus } from '../../ui/live-updates-status.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts-dialog.tsx';
import { formatListedCount, formatTitleWithCount } from '../../words/format-counts.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { me, may, inbox, colleagues } = requireMemberApi(context, 'enquiries');
  const { searchParams } = new URL(request.url);
  const view = readInboxAddress(searchParams);
  const flash = readListFlash(searchParams);
  // A form also sends its empty fields. The redirect leads to the address without them.
  const clean = new URLSearchParams(inboxQueryString(view));
  for (const [name, value] of flash ? encodeListFlash(flash) : []) clean.append(name, value);
  if (clean.toString() !== searchParams.toString()) throw redirect(`/enquiries?${clean}`);
  // The position of the live updates is read before the list. A change in between then causes one update too many; in
  // the other order, the page would miss the change.
  const liveUpdates = await inbox.liveUpdatesNow();
  const [did, list, fresh, kept, sources, takers, staff] = await Promise.all([
    flash?.did ? inbox.findDoneAct(flash.did) : null,
    inbox.list(inboxFilterOf(view, me.id), view.page),
    inbox.countFresh(),
    inbox.views(),
    inbox.sources(),
    may('assign') ? inbox.takers() : null,
    colleagues(),
  ]);
  return {
    now: context.get(deskContext).now,
    me: me.id,
    view,
    liveUpdates,
    flash,
    did,
    list,
    fresh,
    kept,
    offers: inbox.offers(),
    sources,
    takers,
    isOwner: may('assign'),
    mayKeepForAll: may('settings'),
    mayExport: may('export enquiries'),
    colleagues: staff,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { inbox, calling } = requireMemberApi(context, 'enquiries');
  const { now } = context.get(deskContext);
  throw redirect(await performListAct(inbox, await request.formData(), now, calling), 303);
}

export default function Inbox() {
  const {
    now,
    me,
    view,
    liveUpdates,
    flash,
    did,
    list,
    fresh,
    kept,
    offers,
    sources,
    takers,
    isOwner,
    mayKeepForAll,
    mayExport,
    colleagues,
  } = useLoaderData<typeof loader>();
  const here = inboxLink(view);
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  return (
    <main id="main" className="page inbox ticked-by">
      <title>{formatTitleWithCount(fresh, 'Inbox')}</title>
      <div className="page-head">
        <h1>Inbox</h1>
        <p className="muted figure" data-live="total">
          {formatListedCount(list.total)} {list.total === 1 ? 'enquiry' : 'enquiries'}
        </p>
        <ListOrBoardTabs view={view} shown="list" />
        <div className="page-side">
          <a className="button" href="/desk/enquiries/new" aria-keyshortcuts="c">
            <Icon name="add" />
            Add<span className="visually-hidden"> an enquiry by hand</span>
          </a>
          <LiveUpdatesStatus here={here} liveUpdates={liveUpdates} />
          <ShortcutsDialog />
        </div>
      </div>
      <ListFlashPanel flash={flash} did={did} names={names} back={here} now={now} />
      <ViewTabs view={view} savedViews={kept} newEnquiryCount={fresh} isOwner={isOwner} />
      <div className="list-tools">
        <InboxFilterForm
          view={view}
          me={me}
          colleagues={colleagues}
          offers={offers}
          sources={sources}
        />
        <SaveOrRemoveViewForm
          view={view}
          kept={kept}
          mayKeepForAll={mayKeepForAll}
          isOwner={isOwner}
        />
      </div>
      <div data-live="list">
        {list.rows.length === 0 ? (
          <EmptyInbox view={view} total={list.total} />
        ) : (
          <EnquiryTable
            rows={list.rows}
            label="Enquiries"
            back={here}
            now={now}
            me={me}
            names={names}
            ticksFor="bulk"
          />
        )}
      </div>
      <InboxPager view={view} total={list.total} />
      {mayExport && (
        <p>
          <a href={`/desk/enquiries.csv?${inboxQueryString(view)}`}>
            What is listed, for a spreadsheet
          </a>
        </p>
      )}
      <BulkBar id="bulk" back={here} me={me} takers={takers} now={now} />
    </main>
  );
}
