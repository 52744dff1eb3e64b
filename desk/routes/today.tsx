import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { deskContext } from '../api/desk-context.ts';
import { requireMemberApi } from '../api/require-member-api.ts';
import { EnquiryTable } from '../inbox/enquiry-table.tsx';
import { readFlash } from '../inbox/flash-message.ts';
import { FlashPanel } from '../inbox/flash-panel.tsx';
import { LearnerFlashPanel, readLearnerFlash } from '../learners/learner-flash.tsx';
import { EmptyDay } from '../today/empty-day.tsx';
import { LongestWaitingEnquiry } from '../today/longest-waiting-enquiry.tsx';
import { MissedInstalments } from '../today/missed-instalments.tsx';
import { PromisedStepsDue } from '../today/promised-steps-due.tsx';
import { TodayCounts } from '../today/today-counts.tsx';
import { Workloads } from '../today/workloads.tsx';
import { LiveUpdatesStatus } from '../ui/live-updates-status.tsx';
import { ShortcutsDialog } from '../ui/shortcuts-dialog.tsx';
import { titleWithCount } from '../words/format-counts.ts';
import { formatWeekdayAndDate } from '../words/format-moment.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context);
  // The start page of accountants is the list of orders.
  if (!api.may('enquiries')) throw redirect('/orders');
  const { now } = context.get(deskContext);
  const { searchParams } = new URL(request.url);
  const flash = readFlash(searchParams);
  // The position of the live updates is read before the lists. A change in between then causes one update too many; in
  // the other order, the page would miss the change.
  const liveUpdates = await api.inbox.liveUpdatesNow();
  const [day, learners, missed, did, colleagues] = await Promise.all([
    api.inbox.today(now),
    api.learners.dueToday(),
    api.learners.missedInstalments(),
    flash?.did ? api.inbox.did(flash.did) : null,
    api.colleagues(),
  ]);
  return {
    now,
    liveUpdates,
    me: api.me,
    day,
    learners,
    missed,
    mayOpenOrders: api.may('orders'),
    flash,
    learnerFlash: readLearnerFlash(searchParams),
    did,
    colleagues,
    isOwner: api.may('assign'),
  };
}

export default function Today() {
  const {
    now,
    liveUpdates,
    me,
    day,
    learners,
    missed,
    mayOpenOrders,
    flash,
    learnerFlash,
    did,
    colleagues,
    isOwner,
  } = useLoaderData<typeof loader>();
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  return (
    <main id="main" className="page today">
      <title>{titleWithCount(day.fresh, 'Today')}</title>
      <div className="page-head">
        <h1>Today</h1>
        <p className="muted">{formatWeekdayAndDate(now)}</p>
        <div className="page-side">
          <LiveUpdatesStatus here="/desk" liveUpdates={liveUpdates} />
          <ShortcutsDialog />
        </div>
      </div>
      <FlashPanel flash={flash} did={did} names={names} back="/desk" now={now} />
      <LearnerFlashPanel flash={learnerFlash} names={names} back="/desk" />
      <TodayCounts day={day} learners={learners.total} isOwner={isOwner} />
      <div data-live="longest">
        {day.longestWaiting && (
          <LongestWaitingEnquiry enquiry={day.longestWaiting} now={now} me={me.id} />
        )}
      </div>
      <Workloads loads={day.loads} names={names} me={me.id} isOwner={isOwner} />
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
      <div data-live="missed">
        <MissedInstalments missed={missed} mayOpenOrders={mayOpenOrders} />
      </div>
      <div data-live="learners">
        <PromisedStepsDue due={learners} now={now} me={me.id} names={names} />
      </div>
    </main>
  );
}
