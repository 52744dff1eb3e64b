/**
 * The acts of staff on an enquiry, and how each act changes its `EnquiryWork`: state, owner, follow-up date and so on.
 * These functions are pure. Two rules hold after every act. First, an open enquiry that is no longer new always has a
 * follow-up date, so that none is forgotten; a closed one has none. Second, a member can't take over an enquiry that a
 * colleague already works on: the member is told who was first.
 */
import {
  type CallOutcome,
  type EnquiryState,
  type FinishedState,
  isFinished,
  type LostReason,
} from './enquiry-states.ts';
import { nextCallingTime, nextMorningCallTime } from './follow-up-times.ts';
import type { OpeningTimes } from './opening-times.ts';

export type StaffId = string;

export type EnquiryWork = {
  state: EnquiryState;
  /** The member to whom the enquiry is assigned; null while it is unassigned. */
  ownerId: StaffId | null;
  /** When a member has to follow up; null when nothing is due. */
  dueAt: Date | null;
  /** The number of failed calls in a row. */
  tries: number;
  lostReason: LostReason | null;
  /** When a member first reached the person. */
  answeredAt: Date | null;
};

export type EnquiryAct =
  | { kind: 'claim' }
  /** Hands the enquiry to a colleague; null leaves it unassigned. */
  | { kind: 'hand over'; to: StaffId | null }
  | { kind: 'note outcome'; outcome: CallOutcome; callAt: Date | null }
  | { kind: 'set state'; state: Exclude<EnquiryState, 'new' | 'lost'> }
  | { kind: 'lose'; reason: LostReason }
  | { kind: 'set due'; at: Date }
  /**
   * Changes state, date and owner at once, and is undone as one act. Null leaves a value unchanged. `lostReason`
   * closes the enquiry as lost.
   */
  | {
      kind: 'change';
      state: Exclude<EnquiryState, 'new' | 'lost'> | null;
      lostReason: LostReason | null;
      dueAt: Date | null;
      to: StaffId | 'nobody' | null;
    }
  /** The enquiry's order was paid. */
  | { kind: 'paid' }
  /** The enquiry's order was refunded. */
  | { kind: 'paid back' }
  /** The payment of the enquiry's order was recorded by mistake. */
  | { kind: 'not paid' }
  /** Undoes a mistaken act by restoring the earlier work. Only undo creates this act; no form asks for it. */
  | { kind: 'restore'; work: EnquiryWork };

/** An act that a form, a payment or a rule asks for. `restore` is left out, because only undo restores earlier work. */
export type EnquiryActExceptUndo = Exclude<EnquiryAct, { kind: 'restore' }>;

/** An act that follows from what happened to the order's money; no form asks for it, and nobody undoes it. */
export type PaymentAct = Extract<EnquiryActExceptUndo, { kind: 'paid' | 'paid back' | 'not paid' }>;

/** What an act does to the owner of an enquiry. */
type OwnerEffect =
  /** Assigns an unassigned enquiry to the member who acts. */
  | 'claims'
  /** Sets the owner that the act names. */
  | 'gives'
  | 'neither';

const ownerEffectByActKind: Readonly<Record<Exclude<EnquiryAct['kind'], 'change'>, OwnerEffect>> = {
  claim: 'claims',
  'hand over': 'gives',
  'note outcome': 'claims',
  'set state': 'claims',
  lose: 'claims',
  'set due': 'claims',
  paid: 'neither',
  'paid back': 'neither',
  'not paid': 'neither',
  restore: 'gives',
};

export function ownerEffectOf(given: EnquiryAct): OwnerEffect {
  if (given.kind !== 'change') return ownerEffectByActKind[given.kind];
  return given.to === null ? 'claims' : 'gives';
}

/**
 * Whether an act of this kind is something that happened, such as a call or an undo, and does not just set a value.
 * Such an act is recorded even if it changes no value, because it may be the second call of a day. If its form is sent
 * twice, it counts once, even if other acts came in between. All other acts set a value, and the same value can be set
 * again later.
 */
export const isOccurrenceByActKind: Readonly<Record<EnquiryAct['kind'], boolean>> = {
  claim: false,
  'hand over': false,
  'note outcome': true,
  'set state': false,
  lose: false,
  'set due': false,
  change: false,
  paid: false,
  'paid back': false,
  'not paid': false,
  restore: true,
};

/** What an act may do to the state of a finished enquiry, and to the reason of a loss. */
export type EffectOnFinished =
  | 'leaves it'
  | 'may reopen it'
  /** Loses an enrolled enquiry, enrols a lost one, or gives it another reason. */
  | 'may finish it otherwise'
  | 'may do either';

export const effectOnFinishedByActKind: Readonly<
  Record<EnquiryAct['kind'], Readonly<Record<FinishedState, EffectOnFinished>>>
> = {
  claim: { enrolled: 'leaves it', lost: 'leaves it' },
  'hand over': { enrolled: 'leaves it', lost: 'leaves it' },
  // Staff can still write to a paid learner with a wrong number, so the enquiry is not lost. A date for a call reopens
  // a lost enquiry, and a wrong number becomes the reason why it is lost.
  'note outcome': { enrolled: 'leaves it', lost: 'may do either' },
  'set state': { enrolled: 'may reopen it', lost: 'may do either' },
  // While its order is paid, an enrolled enquiry is not lost (`losesEnrolled`).
  lose: { enrolled: 'may finish it otherwise', lost: 'may finish it otherwise' },
  'set due': { enrolled: 'leaves it', lost: 'leaves it' },
  change: { enrolled: 'may do either', lost: 'may do either' },
  paid: { enrolled: 'leaves it', lost: 'may finish it otherwise' },
  'paid back': { enrolled: 'may finish it otherwise', lost: 'leaves it' },
  'not paid': { enrolled: 'may reopen it', lost: 'leaves it' },
  restore: { enrolled: 'may do either', lost: 'may do either' },
};

export type ActContext = {
  /** The member who acts; null for the payment worker and for commands on the terminal, which never own an enquiry. */
  staffId: StaffId | null;
  /** Whether the member may change a colleague's enquiries. */
  mayOverrule: boolean;
  at: Date;
  /** The hours in which staff make calls. When a call has to be made again, its new date is within these hours. */
  calling: OpeningTimes;
};

type EnquiryChange =
  | { at: 'changed'; work: EnquiryWork }
  | { at: 'unchanged' }
  /** The act is refused, because a colleague owns the enquiry. */
  | { at: 'taken'; by: StaffId };

const minuteMs = 60_000;
/**
 * The waits before a call is made again. A busy line is free sooner than an unanswered one: a person who does not
 * answer may be in a lesson or a meeting. A date outside the calling hours is moved into them.
 */
const busyAgainMs = 30 * minuteMs;
const unansweredAgainMs = 120 * minuteMs;

export function decideEnquiryAct(
  work: EnquiryWork,
  given: EnquiryAct,
  context: ActContext,
): EnquiryChange {
  const { staffId, mayOverrule } = context;
  const isTaken = work.ownerId !== null && work.ownerId !== staffId;
  // An undo (`restore`) passes even if a colleague owns the enquiry: whether it is permitted depends on who made the
  // change, which only the caller knows.
  const isFree = staffId === null || given.kind === 'restore';
  if (isTaken && !isFree && !(mayOverrule && given.kind !== 'claim'))
    return { at: 'taken', by: work.ownerId as StaffId };
  const applied = applyAct(work, given, context);
  const isLeft =
    isFinished(work.state) && effectOnFinishedByActKind[given.kind][work.state] === 'leaves it';
  const after = keepDateAndReasonConsistent(
    isLeft ? { ...applied, state: work.state, lostReason: work.lostReason } : applied,
    context,
  );
  return isOccurrenceByActKind[given.kind] || !isSame(work, after)
    ? { at: 'changed', work: after }
    : { at: 'unchanged' };
}

/**
 * Whether a member's act loses an enrolled enquiry. The desk refuses this while the enquiry's order is paid: the money
 * would be without an enrolment, and a later refund would not count. Such an enquiry has to be refunded or reopened
 * first.
 */
export const losesEnrolled = (given: EnquiryAct, before: EnquiryWork, after: EnquiryWork) =>
  before.state === 'enrolled' && after.state === 'lost' && given.kind !== 'paid back';

function applyAct(work: EnquiryWork, given: EnquiryAct, context: ActContext): EnquiryWork {
  const claimed = ownerEffectOf(given) === 'claims' ? claim(work, context) : work;
  switch (given.kind) {
    case 'claim':
      return claimed;
    case 'hand over':
      return { ...work, ownerId: given.to };
    case 'note outcome':
      return afterOutcome(claimed, given.outcome, given.callAt, context);
    case 'set state':
      return {
        ...claimed,
        state: given.state,
        answeredAt:
          given.state === 'not reachable' ? work.answeredAt : (work.answeredAt ?? context.at),
        tries: given.state === 'not reachable' ? Math.max(1, work.tries) : 0,
        // A follow-up date that has passed is removed, because by setting the state the member has followed up. A date
        // in the future stays.
        dueAt: work.dueAt !== null && work.dueAt > context.at ? work.dueAt : null,
      };
    case 'lose':
      return { ...claimed, state: 'lost', lostReason: given.reason };
    case 'set due':
      // A finished enquiry needs no follow-up, so setting a date changes nothing, not even the owner.
      return isFinished(work.state) ? work : { ...claimed, dueAt: given.at };
    case 'change':
      return splitChange(given).reduce((after, part) => applyAct(after, part, context), work);
    case 'paid':
      return { ...work, state: 'enrolled' };
    case 'paid back':
      // A refund closes only an enrolled enquiry. An enquiry that was opened again, perhaps for another course, stays
      // open.
      return work.state === 'enrolled' ? { ...work, state: 'lost', lostReason: 'paid back' } : work;
    case 'not paid': {
      if (work.state !== 'enrolled') return work;
      // The payment was recorded by mistake, but the person probably still wants the course. So the enquiry is opened
      // again and is due at once.
      const isKnown = work.ownerId !== null && work.answeredAt !== null;
      return { ...work, state: isKnown ? 'reached' : 'new', dueAt: context.at };
    }
    case 'restore':
      return given.work;
  }
}

/**
 * Splits the act into single changes. The change of the owner is the last one, because each change before it would
 * assign an unassigned enquiry to the member who acts.
 */
function splitChange({
  state,
  lostReason,
  dueAt,
  to,
}: EnquiryAct & { kind: 'change' }): EnquiryAct[] {
  return [
    ...(state === null ? [] : [{ kind: 'set state', state } as const]),
    ...(lostReason === null ? [] : [{ kind: 'lose', reason: lostReason } as const]),
    ...(dueAt === null ? [] : [{ kind: 'set due', at: dueAt } as const]),
    ...(to === null ? [] : [{ kind: 'hand over', to: to === 'nobody' ? null : to } as const]),
  ];
}

function afterOutcome(
  work: EnquiryWork,
  outcome: CallOutcome,
  callAt: Date | null,
  { at, calling }: ActContext,
): EnquiryWork {
  const later = (ms: number) => callAt ?? nextCallingTime(new Date(at.getTime() + ms), calling);
  switch (outcome) {
    case 'answered': {
      // Setting a date for a call reopens a lost enquiry.
      const stays = work.state === 'lost' && callAt === null;
      return {
        ...work,
        state: work.state === 'thinking' || stays ? work.state : 'reached',
        tries: 0,
        answeredAt: work.answeredAt ?? at,
        dueAt: callAt,
      };
    }
    case 'busy':
    case 'no answer':
      return {
        ...work,
        // Only a new enquiry becomes unreachable: one missed call does not make a person unreachable who was reached
        // before.
        state: work.state === 'new' ? 'not reachable' : work.state,
        tries: work.tries + 1,
        dueAt: later(outcome === 'busy' ? busyAgainMs : unansweredAgainMs),
      };
    case 'wrong number':
      return { ...work, state: 'lost', lostReason: 'wrong number' };
  }
}

/** Assigns an unassigned enquiry to the member who acts. */
function claim(work: EnquiryWork, { staffId }: ActContext): EnquiryWork {
  return work.ownerId === null ? { ...work, ownerId: staffId } : work;
}

/**
 * Gives an open enquiry that is no longer new a follow-up date if it has none, and removes the date of a finished one.
 * Also removes the reason of a loss from an enquiry that is no longer lost.
 */
function keepDateAndReasonConsistent(work: EnquiryWork, { at, calling }: ActContext): EnquiryWork {
  const lostReason = work.state === 'lost' ? work.lostReason : null;
  if (isFinished(work.state)) return { ...work, lostReason, dueAt: null };
  if (work.state === 'new') return { ...work, lostReason };
  return { ...work, lostReason, dueAt: work.dueAt ?? nextMorningCallTime(at, calling) };
}

const isSame = (a: EnquiryWork, b: EnquiryWork) =>
  a.state === b.state &&
  a.ownerId === b.ownerId &&
  a.dueAt?.getTime() === b.dueAt?.getTime() &&
  a.tries === b.tries &&
  a.lostReason === b.lostReason &&
  a.answeredAt?.getTime() === b.answeredAt?.getTime();
