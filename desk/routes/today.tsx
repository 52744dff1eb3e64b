import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { EnquiryTable } from '../inbox/enquiry-table.tsx';
import { readListFlash } from '../inbox/list-flash.ts';
import { ListFlashPanel } from '../inbox/list-flash-panel.tsx';
import { LearnerFlashPanel, readLearnerFlash } from '../learners/learner-flash.tsx';
import { deskContext } from '../request/desk-context.ts';
import { requireMemberApi } from '../request/require-member-api.ts';
import { EmptyToday } from '../today/empty-today.tsx';
import { LearnerStepsDue } from '../today/learner-steps-due.tsx';
import { LongestWaitingEnquiry } from '../today/longest-waiting-enquiry.tsx';
import { MissedInstalments } from '../today/missed-instalments.tsx';
import { MoreToDo } from '../today/more-to-do.tsx';
import { TodayCounts } from '../today/today-counts.tsx';
import { Workloads } from '../today/workloads.tsx';
import { LiveUpdatesStatus } from '../ui/live-updates-status.tsx';
import { ShortcutsDialog } from '../ui/shortcuts-dialog.tsx';
import { formatTitleWithCount } from '../words/format-counts.ts';
import { formatWeekdayAndDate } from '../words/format-moment.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context);
  // The start page of accountants is the list of orders.
  if (!api.may('enquiries')) throw redirect('/orders');
  const { now } = context.get(deskContext);
  const { searchParams } = new URL(request.url);
  const flash = readListFlash(searchParams);
  // The position of the live updates is read before the lists. A change in between then causes one update too many; in
  // the other order, the page would miss the change.
  const liveUpdates = await api.inbox.liveUpdatesNow();
  const [day, learners, missed, did, colleagues] = await Promise.all([
    api.inbox.today(now),
    api.learners.dueToday(),
    api.learners.missedInstalments(),
    flash?.did ? api.inbox.findDoneAct(flash.did) : null,
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
      <title>{formatTitleWithCount(day.fresh, 'Today')}</title>
      <div className="page-head">
        <h1>Today</h1>
        <p className="muted">{formatWeekdayAndDate(now)}</p>
        <div className="page-side">
          <LiveUpdatesStatus here="/desk" liveUpdates={liveUpdates} />
          <ShortcutsDialog />
        </div>
      </div>
      <ListFlashPanel flash={flash} did={did} names={names} back="/desk" now={now} />
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
          <EmptyToday isOwner={isOwner} />
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
            <MoreToDo more={day.more} isOwner={isOwner} />
          </section>
        )}
      </div>
      <div data-live="missed">
        <MissedInstalments missed={missed} mayOpenOrders={mayOpenOrders} />
      </div>
      <div data-live="learners">
        <LearnerStepsDue due={learners} now={now} me={me.id} names={names} />
      </div>
    </main>
  );
}
