/**
 * Lists learners and missed instalments, and changes learners' checklists. A member gets only those that the member may
 * see: all, or those of the member's own and of unassigned enquiries.
 */
import { formatDay } from '#contract/text/format-day.ts';
import type { ChecklistChangeResult } from '#database/checklists/checklist-port.ts';
import type { Actor, EnquiryScope } from '#database/desk/desk-port.ts';
import type { MissedInstalment } from '#database/orders/instalments/instalment-plan-port.ts';
import type { FilledMessage } from '#desk/api-types/enquiry-api.ts';
import type {
  LearnerChangeResult,
  LearnersApi,
  ListedLearner,
} from '#desk/api-types/learners-api.ts';
import type { ListedMissedInstalment } from '#desk/api-types/orders-api.ts';
import type { Learner } from '#domain/checklists/learner.ts';
import { mayChangeSteps } from '#domain/checklists/learner-steps.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { hasPermission, seesEnquiry } from '#domain/staff/roles-and-permissions.ts';
import type { ApiOptions } from './api-options.ts';
import {
  readCounsellorScopeSetting,
  readEnquiryScope,
  todayScopeOf,
} from './enquiry-lists/enquiry-scope.ts';
import { requirePermission } from './require-permission.ts';

export function makeLearnersApi(options: ApiOptions): LearnersApi {
  const { store, staff, now } = options;
  const { checklists, desk } = store;
  const viewer = { staffId: staff.id, role: staff.role };
  const mayOverrule = hasPermission(staff.role, 'assign');
  const actor: Actor = { who: staff.id, staffId: staff.id, mayOverrule };
  const today = () => indianDay(new Date(now()));
  const toListedLearner = (learner: Learner): ListedLearner => ({
    ...learner,
    mayAct: mayChangeSteps(learner, actor),
  });
  const readLearnersPage = async (...asked: Parameters<typeof checklists.learners>) => {
    const { rows, total } = await checklists.learners(...asked);
    return { rows: rows.map(toListedLearner), total };
  };

  async function findLearnerOrThrow(orderId: string): Promise<Learner> {
    const scope = await readEnquiryScope(store, viewer);
    const learner = await checklists.findLearner(orderId);
    if (learner === null || !isSeen(learner, scope)) throw new Response(null, { status: 404 });
    return learner;
  }

  async function changeLearner(
    orderId: string,
    result: () => Promise<ChecklistChangeResult>,
  ): Promise<LearnerChangeResult> {
    await findLearnerOrThrow(orderId);
    const changed = await result();
    if (changed.at === 'gone') throw new Response(null, { status: 404 });
    return changed;
  }

  /**
   * Whether this member's page Today shows the missed instalment. An owner sees all; other members see those of their
   * own and of unassigned enquiries.
   */
  async function isOnMembersTodayPage({ enquiryId }: ListedMissedInstalment): Promise<boolean> {
    // The enquiry was erased, but somebody still has to handle its missed instalment. So all roles that handle orders
    // see it.
    if (enquiryId === null) return hasPermission(staff.role, 'orders');
    const enquiry = await desk.findEnquiry(enquiryId);
    return enquiry !== null && seesEnquiry(viewer, enquiry, 'own and unowned');
  }

  return {
    // The list "due" has the same learners as the page Today: for an owner all; for other members those of their own
    // and of unassigned enquiries, even if they may see more.
    list: async (list, n) =>
      readLearnersPage(
        list,
        list === 'due' ? todayScopeOf(viewer) : await readEnquiryScope(store, viewer),
        today(),
        n,
      ),
    dueToday: async () => readLearnersPage('due', todayScopeOf(viewer), today(), 1),
    async missedInstalments() {
      const found = await store.orders.missedInstalments();
      const lines = found.map(toListedMissedInstalment);
      const seen = await Promise.all(lines.map(isOnMembersTodayPage));
      return lines.filter((_, n) => seen[n]);
    },

    async find(orderId) {
      const learner = await findLearnerOrThrow(orderId);
      const [events, enquiry, counsellorsSee] = await Promise.all([
        desk.eventsOf([orderId]),
        desk.findEnquiry(learner.enquiryId),
        readCounsellorScopeSetting(store),
      ]);
      const isHidden = enquiry !== null && !seesEnquiry(viewer, enquiry, counsellorsSee);
      return {
        ...toListedLearner(learner),
        hiddenEnquiryOwnerId: isHidden ? enquiry.ownerId : null,
        messages: welcomeMessages(learner, staff.name, today()),
        history: events.filter(({ type }) => type.startsWith('learner.')),
      };
    },

    doStep: (orderId, step, on) =>
      changeLearner(orderId, () => checklists.doStep(orderId, step, on, actor)),
    undoStep: (orderId, step) =>
      changeLearner(orderId, () => checklists.undoStep(orderId, step, actor)),
    agreeDates: (orderId, dates) =>
      changeLearner(orderId, () => checklists.agreeDates(orderId, dates, actor)),
    assign(orderId, to) {
      if (to !== null && to !== staff.id) requirePermission(staff.role, 'assign');
      return changeLearner(orderId, () => checklists.assignLearner(orderId, to, actor));
    },
  };
}

const toListedMissedInstalment = ({
  planOf,
  position,
  dueOn,
  order,
}: MissedInstalment): ListedMissedInstalment => ({
  orderId: order.id,
  planOf,
  enquiryId: order.enrolmentId,
  name: order.payer?.name ?? null,
  offer: order.offer.title,
  position,
  count: order.instalment?.count ?? position,
  paise: order.amountPaise,
  dueOn,
});

const isSeen = ({ ownerId }: Learner, scope: EnquiryScope) =>
  scope === 'all' || ownerId === null || ownerId === scope.ownOf;

/** Writes the first message to a learner after the payment. The message names only facts that are certain by then. */
function welcomeMessages(
  { name, offer, startsOn }: Learner,
  from: string,
  today: CalendarDate,
): FilledMessage[] {
  const start =
    startsOn === null
      ? 'We now agree on the day of your start with you.'
      : `Your first class ${startsOn < today ? 'was' : 'is'} on ${formatDay(startsOn)}.`;
  const body = `Dear ${name},\n\nwelcome to ${offer.title}. Your payment has arrived. ${start} The page about your enrolment, to which our mail about the payment leads, always says where you stand.\n\n${from}`;
  const shared = { name: 'Welcome', subject: `Welcome to ${offer.title}`, body };
  return [
    { id: 'welcome-whatsapp', channel: 'whatsapp', ...shared },
    { id: 'welcome-mail', channel: 'mail', ...shared },
  ];
}
