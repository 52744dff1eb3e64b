/**
 * What staff do with an enquiry, and what each act changes. Pure: facts are handed in, the work as it is afterwards
 * is handed out.
 *
 * Two rules hold after every act. What is not finished has a moment at which somebody has to look at it again, so
 * that nothing is forgotten; what is finished has none. And an enquiry that somebody works on is not taken from them
 * by a colleague's act: who comes second is told who was first.
 */
import { nextMorning } from './due-moments.ts';
import { type EnquiryState, isFinished, type LostReason, type Outcome } from './enquiry-states.ts';

export type StaffId = string;

export type EnquiryWork = {
  state: EnquiryState;
  /** The assigned member; null while unassigned. */
  ownerId: StaffId | null;
  /** When somebody has to look at it (again); null when nobody has to. */
  dueAt: Date | null;
  /** Tries in a row that reached nobody. */
  tries: number;
  lostReason: LostReason | null;
  /** When somebody was reached for the first time. */
  answeredAt: Date | null;
};

export type EnquiryAct =
  | { kind: 'claim' }
  /** To a colleague, or to whoever takes it. */
  | { kind: 'hand over'; to: StaffId | null }
  | { kind: 'note outcome'; outcome: Outcome; callAt: Date | null }
  | { kind: 'set state'; state: Exclude<EnquiryState, 'new' | 'lost'> }
  | { kind: 'lose'; reason: LostReason }
  | { kind: 'set due'; at: Date }
  /** Its order was paid. */
  | { kind: 'paid' }
  /** Back to how it was before an act that was a slip: what taking one back comes to, and nothing that is asked for. */
  | { kind: 'restore'; work: EnquiryWork };

export type AskedAct = Exclude<EnquiryAct, { kind: 'restore' }>;

export type ActContext = {
  /** The acting member; null for the payment worker and the terminal, which own nothing. */
  staffId: StaffId | null;
  /** May this person act on what a colleague owns? */
  mayOverrule: boolean;
  at: Date;
};

export type EnquiryChange =
  | { at: 'changed'; work: EnquiryWork }
  | { at: 'unchanged' }
  /** A colleague works on it. */
  | { at: 'taken'; by: StaffId };

const minuteMs = 60_000;
/** Busy now is not busy in half an hour; who does not answer now may after the next lesson or meeting. */
const busyAgainMs = 30 * minuteMs;
const unansweredAgainMs = 120 * minuteMs;

export function decideAct(
  work: EnquiryWork,
  given: EnquiryAct,
  context: ActContext,
): EnquiryChange {
  const { staffId, mayOverrule } = context;
  const isTaken = work.ownerId !== null && work.ownerId !== staffId;
  // Whether a change may be undone is decided where its author is known.
  const isFree = staffId === null || given.kind === 'restore';
  if (isTaken && !isFree && !(mayOverrule && given.kind !== 'claim'))
    return { at: 'taken', by: work.ownerId as StaffId };
  const after = settled(changed(work, given, context), context);
  return isSame(work, after) ? { at: 'unchanged' } : { at: 'changed', work: after };
}

function changed(work: EnquiryWork, given: EnquiryAct, context: ActContext): EnquiryWork {
  switch (given.kind) {
    case 'claim':
      return claimed(work, context);
    case 'hand over':
      return { ...work, ownerId: given.to };
    case 'note outcome':
      return afterOutcome(claimed(work, context), given.outcome, given.callAt, context);
    case 'set state':
      return {
        ...claimed(work, context),
        state: given.state,
        answeredAt:
          given.state === 'not reachable' ? work.answeredAt : (work.answeredAt ?? context.at),
        tries: given.state === 'not reachable' ? Math.max(1, work.tries) : 0,
        // A date that has passed was kept by this; one that was set for later stays.
        dueAt: work.dueAt !== null && work.dueAt > context.at ? work.dueAt : null,
      };
    case 'lose':
      return { ...claimed(work, context), state: 'lost', lostReason: given.reason };
    case 'set due':
      return { ...claimed(work, context), dueAt: given.at };
    case 'paid':
      return { ...work, state: 'enrolled' };
    case 'restore':
      return given.work;
  }
}

function afterOutcome(
  work: EnquiryWork,
  outcome: Outcome,
  callAt: Date | null,
  { at }: ActContext,
): EnquiryWork {
  const later = (ms: number) => callAt ?? new Date(at.getTime() + ms);
  switch (outcome) {
    case 'answered':
    case 'call later': {
      // Setting a call date reopens a lost lead.
      const stays = work.state === 'lost' ? callAt === null : isFinished(work.state);
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
        // One missed call does not make a lead unreachable that was reached before.
        state: work.state === 'new' ? 'not reachable' : work.state,
        tries: work.tries + 1,
        dueAt: later(outcome === 'busy' ? busyAgainMs : unansweredAgainMs),
      };
    case 'wrong number':
      // A paid learner with a wrong number is written to, not lost.
      if (work.state === 'enrolled') return work;
      return { ...work, state: 'lost', lostReason: 'wrong number' };
  }
}

/** Acting on an unassigned enquiry claims it. */
function claimed(work: EnquiryWork, { staffId }: ActContext): EnquiryWork {
  return work.ownerId === null ? { ...work, ownerId: staffId } : work;
}

/** What holds after every act: the first rule of the two above, and a reason beside what is lost only. */
function settled(work: EnquiryWork, { at }: ActContext): EnquiryWork {
  const lostReason = work.state === 'lost' ? work.lostReason : null;
  if (isFinished(work.state)) return { ...work, lostReason, dueAt: null };
  if (work.state === 'new') return { ...work, lostReason };
  return { ...work, lostReason, dueAt: work.dueAt ?? nextMorning(at) };
}

const isSame = (a: EnquiryWork, b: EnquiryWork) =>
  a.state === b.state &&
  a.ownerId === b.ownerId &&
  a.dueAt?.getTime() === b.dueAt?.getTime() &&
  a.tries === b.tries &&
  a.lostReason === b.lostReason &&
  a.answeredAt?.getTime() === b.answeredAt?.getTime();
