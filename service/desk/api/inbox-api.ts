/** Today and the inbox, for one member of staff. */

import type { Workload } from '#database/desk/desk-port.ts';
import type { InboxApi, ListedEnquiry, Load } from '#desk/api/inbox-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { type EnquiryState, enquiryStates, isFinished } from '#domain/enquiries/enquiry-states.ts';
import { may } from '#domain/staff/staff-roles.ts';
import { liveUpdatesNow } from '../live-updates-now.ts';
import { inboxActs } from './inbox-acts.ts';
import { inboxCsv } from './inbox-csv.ts';
import type { InboxOptions } from './inbox-options.ts';
import { inboxViews } from './inbox-views.ts';
import { readyMessages } from './ready-messages.ts';
import { requires } from './requires.ts';
import { dayOf, sightOf } from './sight-of.ts';

/** As many of each as are looked at on one screen; the rest is in the inbox. */
const nextRows = 12;
const begun: readonly EnquiryState[] = enquiryStates.filter(
  (state) => state !== 'new' && !isFinished(state),
);

const late = { states: begun, due: 'overdue', order: 'due' } as const;
const laterToday = { due: 'today', order: 'due' } as const;

export function inboxApi(options: InboxOptions): InboxApi {
  const { store, staff, offers } = options;
  const { desk } = store;
  const viewer = { staffId: staff.id, role: staff.role };
  const sight = () => sightOf(store, viewer);
  /** For the rows of one page, all of them. */
  async function listing(): Promise<(enquiry: Enquiry) => ListedEnquiry> {
    const messagesFor = await readyMessages(options, { firstOnly: true });
    return (enquiry) => ({
      ...enquiry,
      wants: enquiry.offer && (offers.find(enquiry.offer)?.title ?? enquiry.offer),
      messages: messagesFor(enquiry),
    });
  }

  return {
    async today(now) {
      const mine = dayOf(viewer);
      const counts = await desk.dayCounts(mine, now);
      const lateOnes = await desk.inbox(late, mine, 1);
      const todays = await desk.inbox(laterToday, mine, 1);
      const { longestWaiting } = counts;
      const shown = [lateOnes.rows, longestWaiting, todays.rows].flatMap((rows) =>
        rows.slice(0, nextRows),
      );
      const [longest] = longestWaiting;
      const listed = await listing();
      return {
        fresh: counts.fresh,
        late: lateOnes.total,
        laterToday: counts.dueToday,
        inQuarantine: counts.inQuarantine,
        longestWaiting: longest ? listed(longest) : null,
        next: shown.map(listed),
        loads: (await desk.workloads(now)).filter(isShown).map(toLoad),
      };
    },

    async list(filter, page) {
      const { rows, total } = await desk.inbox(filter, await sight(), page);
      return { rows: rows.map(await listing()), total };
    },
    csv: (filter) => inboxCsv(options, filter),
    countFresh: async () => desk.countWaiting(dayOf(viewer)),
    liveUpdatesNow: () => liveUpdatesNow(store),
    offers: () => (offers.all ?? []).map(({ slug, title }) => ({ slug, title })),
    async sources() {
      requires(staff.role, 'enquiries');
      return desk.commonSources();
    },
    async takers() {
      const all = await store.staff.staff();
      return all
        .filter(({ state, role }) => state === 'active' && may(role, 'enquiries'))
        .map(({ id, name, takesTurns }) => ({ id, name, takesTurns }));
    },
    ...inboxActs(options),
    ...inboxViews(options),
  };

  function isShown({ ownerId }: Workload): boolean {
    return staff.role === 'owner' || ownerId === null || ownerId === staff.id;
  }
}

const toLoad = ({ ownerId, open, overdue, dueToday }: Workload): Load => ({
  ownerId,
  open,
  now: overdue,
  laterToday: dueToday,
});
