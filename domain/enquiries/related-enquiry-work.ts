/**
 * The effect of an act on the other open enquiries of the same person, so that two colleagues do not call the same
 * person. Pure functions, as in `enquiry-work.ts`. Enquiries are related in two ways. "Alike" enquiries have the same
 * number or address, which may be a family's, so they share only their owner. "Linked" enquiries are of one person,
 * because staff said so: a call or a date counts for each of them.
 */
import type { EnquiryState } from './enquiry-states.ts';
import { isFinished } from './enquiry-states.ts';
import {
  type ActContext,
  decideEnquiryAct,
  type EnquiryActExceptUndo,
  type EnquiryWork,
  ownerEffectOf,
  type PaymentAct,
  type StaffId,
} from './enquiry-work.ts';

/** The values that identify a person, in the form in which they are compared. Linked enquiries share `personId`. */
export type PersonKeys = { personId: string; phoneKey: string | null; emailKey: string | null };

export type EnquiryRelation = 'linked' | 'alike';

export type RelatedEnquiryWork = { nearness: EnquiryRelation; work: EnquiryWork };

/** How the two enquiries are related; null if they have nothing in common. */
export function relationBetween(one: PersonKeys, other: PersonKeys): EnquiryRelation | null {
  if (one.personId === other.personId) return 'linked';
  const isAlike =
    (one.phoneKey !== null && one.phoneKey === other.phoneKey) ||
    (one.emailKey !== null && one.emailKey === other.emailKey);
  return isAlike ? 'alike' : null;
}

/**
 * Finds the colleague to whom an unassigned enquiry goes, whoever wants to take it: the only owner of its linked
 * enquiries or, if these have no owner, the only owner of its alike ones. Null if nobody owns them or if the only owner
 * is `staffId`. Also null if there are several owners, who already know that they share the person.
 */
export function colleagueOwningRelated(
  near: readonly RelatedEnquiryWork[],
  staffId: StaffId | null,
): StaffId | null {
  const ownersOf = (nearness: EnquiryRelation) =>
    new Set(
      near.flatMap((one) =>
        one.nearness === nearness && one.work.ownerId !== null ? [one.work.ownerId] : [],
      ),
    );
  const linked = ownersOf('linked');
  const [owner, ...others] = linked.size > 0 ? linked : ownersOf('alike');
  return owner === undefined || others.length > 0 || owner === staffId ? null : owner;
}

/** Whether the act follows from what happened to an order's money. Such an act changes only its own enquiry. */
export const isPaymentAct = (given: EnquiryActExceptUndo): given is PaymentAct =>
  given.kind === 'paid' || given.kind === 'paid back' || given.kind === 'not paid';

type RelatedAct = { act: EnquiryActExceptUndo; work: EnquiryWork };

/**
 * The effect of an act on one related enquiry; null for none. If the related enquiry is unassigned, it gets the owner
 * of the main one. If a colleague owns it, it does not change, unless the member who acts may change colleagues'
 * enquiries.
 */
export function decideFollowingAct(
  given: EnquiryActExceptUndo,
  main: { before: EnquiryWork; after: EnquiryWork },
  { nearness, work }: RelatedEnquiryWork,
  context: ActContext,
): RelatedAct | null {
  if (isPaymentAct(given) || isFinished(work.state)) return null;
  const act = followingAct(given, nearness);
  if (act !== null && ownerEffectOf(act) === 'gives') {
    // A release also releases the related enquiries of the same owner, but none that another member owns.
    if (main.after.ownerId === null && work.ownerId !== main.before.ownerId) return null;
    const change = decideEnquiryAct(work, act, context);
    return change.at === 'changed' ? { act, work: change.work } : null;
  }
  const withOwner = { ...work, ownerId: work.ownerId ?? main.after.ownerId };
  if (act !== null) {
    const change = decideEnquiryAct(withOwner, act, context);
    if (change.at === 'changed') return { act, work: change.work };
    if (change.at === 'taken') return null;
  }
  if (withOwner.ownerId === work.ownerId || withOwner.ownerId === null) return null;
  const isOwn = withOwner.ownerId === context.staffId;
  return {
    act: isOwn ? { kind: 'claim' } : { kind: 'hand over', to: withOwner.ownerId },
    work: withOwner,
  };
}

/**
 * Returns the part of an act that also applies to a related enquiry of the same person; null if no part does.
 * "Enrolled" and "lost" apply only to the main enquiry: a person who decided against one course may want another, and a
 * wrong number may be wrong in one enquiry only. To alike enquiries, only a change of owner applies.
 */
function followingAct(
  given: EnquiryActExceptUndo,
  nearness: EnquiryRelation,
): EnquiryActExceptUndo | null {
  const isLinked = nearness === 'linked';
  switch (given.kind) {
    case 'hand over':
      return given;
    case 'note outcome':
      return isLinked && given.outcome !== 'wrong number' ? given : null;
    case 'set state':
      return isLinked && given.state !== 'enrolled' ? given : null;
    case 'set due':
      return isLinked ? given : null;
    case 'change': {
      const { state, dueAt, to } = given;
      if (!isLinked)
        return to === null ? null : { kind: 'hand over', to: to === 'nobody' ? null : to };
      const followed = { ...given, state: state === 'enrolled' ? null : state, lostReason: null };
      return followed.state === null && dueAt === null && to === null ? null : followed;
    }
    case 'claim':
    case 'lose':
    case 'paid':
    case 'paid back':
    case 'not paid':
      return null;
    default:
      return given satisfies never;
  }
}

/**
 * Whether the act changes more than the owner of this enquiry, and of a related one nothing but the owner, if anything.
 * This is so for "lost", for example.
 */
export function changesMoreHereButOnlyOwnerOfRelated(
  given: EnquiryActExceptUndo,
  nearness: EnquiryRelation,
): boolean {
  if (given.kind === 'claim' || setsOnlyOwner(given)) return false;
  const act = followingAct(given, nearness);
  return act === null || setsOnlyOwner(act);
}

const setsOnlyOwner = (given: EnquiryActExceptUndo): boolean =>
  given.kind === 'hand over' ||
  (given.kind === 'change' &&
    given.state === null &&
    given.lostReason === null &&
    given.dueAt === null);

/**
 * How far the work has come in each state. The enquiry with the highest number gives its state to the others. Null for
 * a finished enquiry, which gives its state to no other.
 */
const progress: Readonly<Record<EnquiryState, number | null>> = {
  new: 0,
  'not reachable': 1,
  reached: 2,
  thinking: 3,
  enrolled: null,
  lost: null,
};

const progressOf = ({ state }: EnquiryWork) => progress[state] ?? -1;

/**
 * Returns the enquiries that change when staff link these enquiries. The open enquiry that is furthest advanced gives
 * its state and its follow-up date to the less advanced ones. It also gives its owner to all open ones; if it has no
 * owner, another enquiry gives its owner. A colleague's enquiry stays unchanged, unless the member who links may change
 * colleagues' enquiries. Enquiries without a follow-up date, such as newsletter subscriptions, take no part.
 */
export function alignLinkedWork(
  linked: readonly { id: string; work: EnquiryWork }[],
  { staffId, mayOverrule }: Pick<ActContext, 'staffId' | 'mayOverrule'>,
): { id: string; from: string; work: EnquiryWork }[] {
  const open = linked.filter(({ work }) => !isFinished(work.state) && work.dueAt !== null);
  const [furthest, ...others] = open.toSorted(
    (a, b) =>
      progressOf(b.work) - progressOf(a.work) ||
      Number(b.work.ownerId !== null) - Number(a.work.ownerId !== null),
  );
  if (furthest === undefined || others.length === 0) return [];
  const owned = furthest.work.ownerId === null ? others.find(({ work }) => work.ownerId) : furthest;
  return open.flatMap(({ id, work }) => {
    const isFree = work.ownerId === null || work.ownerId === staffId || mayOverrule;
    if (!isFree) return [];
    const ownerId = owned?.work.ownerId ?? null;
    const { state, tries, dueAt, answeredAt } = furthest.work;
    const isBehind = progressOf(work) < progressOf(furthest.work);
    if (!isBehind && ownerId === work.ownerId) return [];
    const after = isBehind
      ? { ...work, ownerId, state, tries, dueAt, answeredAt: work.answeredAt ?? answeredAt }
      : { ...work, ownerId };
    return [{ id, from: isBehind ? furthest.id : (owned?.id ?? furthest.id), work: after }];
  });
}
