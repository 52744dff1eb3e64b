import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiOf } from '../api/api-of.ts';
import { deskContext } from '../api/desk-context.ts';
import { EnquiryTable } from '../inbox/enquiry-table.tsx';
import { readFlash } from '../inbox/flash-message.ts';
import { FlashPanel } from '../inbox/flash-panel.tsx';
import { Counts } from '../today/counts.tsx';
import { EmptyDay } from '../today/empty-day.tsx';
import { Loads } from '../today/loads.tsx';
import { LongestWaiting } from '../today/longest-waiting.tsx';
import { KeysDialog } from '../ui/keys-dialog.tsx';
import { LiveState } from '../ui/live-state.tsx';
import { saidDate } from '../words/said-moment.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  // An accountant begins with orders, not with enquiries.
  if (!api.may('enquiries')) throw redirect('/orders');
  const { now } = context.get(deskContext);
  const flash = readFlash(new URL(request.url).searchParams);
  // Before the lists are read: what comes in between is told twice rather than not at all.
  const liveUpdates = await api.inbox.liveUpdatesNow();
  return {
    now,
    liveUpdates,
    me: api.me,
    day: await api.inbox.today(now),
    flash,
    did: flash?.did ? await api.inbox.did(flash.did) : null,
    colleagues: await api.colleagues(),
    isOwner: api.may('assign'),
  };
}

export default function Today() {
  const { now, liveUpdates, me, day, flash, did, colleagues, isOwner } =
    useLoaderData<typeof loader>();
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  return (
    <main id="main" className="page today">
      <title>{`${day.fresh > 0 ? `(${day.fresh}) ` : ''}Today · Desk`}</title>
      <div className="page-head">
        <h1>Today</h1>
        <p className="muted">{saidDate(now)}</p>
        <div className="page-side">
          <LiveState here="/desk" liveUpdates={liveUpdates} />
          <KeysDialog />
        </div>
      </div>
      <FlashPanel flash={flash} did={did} names={names} back="/desk" />
      <Counts day={day} isOwner={isOwner} />
      <div data-live="longest">
        {day.longestWaiting && <LongestWaiting enquiry={day.longestWaiting} now={now} me={me.id} />}
      </div>
      <Loads loads={day.loads} names={names} me={me.id} isOwner={isOwner} />
      <div className="today-main" data-live="day">
        {day.next.length === 0 ? (
          <EmptyDay isOwner={isOwner} />
        ) : (
          <section aria-labelledby="next">
            <h2 id="next">Next to do</h2>
            <EnquiryTable
              rows={day.next}
              label="Next to do: late, then new, then due today"
              back="/desk"
              now={now}
              me={me.id}
              names={names}
            />
          </section>
        )}
      </div>
    </main>
  );
}
