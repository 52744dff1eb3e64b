/**
 * Decides by the owner's rules who gets a new enquiry, and who gets it next if the first member does not answer. The
 * first matching rule decides, but a rule without an available member is skipped. A rule whose target is `nobody`
 * leaves the enquiry unassigned. No member gets the same enquiry twice: after every member had it once, it becomes
 * unassigned.
 */
import { type CalendarDate, weekdayNumber } from '../dates/calendar-date.ts';
import { hourInIndia } from '../dates/indian-day.ts';
import type { StaffId } from './enquiry-work.ts';

export type AssigneeSelection =
  | { kind: 'nobody' }
  /** All members who take turns. */
  | { kind: 'all in turn' }
  | { kind: 'these in turn'; staffIds: readonly StaffId[] };

export type AssigneesWithLimit = {
  to: AssigneeSelection;
  /** A member with this many open enquiries gets no further one by this rule; null for no limit. */
  mostOpen: number | null;
};

/** The conditions of a rule. A condition that is null always matches. */
export type AssignmentRule = AssigneesWithLimit & {
  id: string;
  /** The slug of an offer, or the id of a kind of offers. */
  offer: string | null;
  source: string | null;
  /** Hours of the day in India; `until` is excluded. `from` 21 and `until` 9 mean the night. */
  hours: { from: number; until: number } | null;
};

export type AssignmentSettings = {
  rules: readonly AssignmentRule[];
  /** The members who get the enquiries that no rule assigns. */
  otherwise: AssigneesWithLimit;
  /** The owner of an enquiry loses it after this many minutes of office hours without an answer; null for no limit. */
  answerWithinMin: number | null;
};

export type ArrivedEnquiry = {
  offer: string | null;
  offerKind: string | null;
  source: string | null;
  at: Date;
};

/** A member who may own enquiries. */
export type Assignee = {
  staffId: StaffId;
  takesTurns: boolean;
  open: number;
  lastTurnAt: Date | null;
  /** The weekdays without work; 0 is Sunday. */
  restDays: readonly number[];
  /** The first and the last day of absence; null while the member is not absent. */
  away: { from: CalendarDate; until: CalendarDate } | null;
};

export function isAtWorkOnDay(
  { restDays, away }: Pick<Assignee, 'restDays' | 'away'>,
  day: CalendarDate,
) {
  const isAway = away !== null && day >= away.from && day <= away.until;
  return !isAway && !restDays.includes(weekdayNumber(day));
}

/**
 * Chooses a member; null for nobody. `had` are the members who had the enquiry before. `day` is the first day on which
 * an answer can be expected, so only members who work on this day are chosen. In the result, `rule` is the number of
 * the deciding rule, counted from 1; 0 means that `otherwise` decided.
 */
export function chooseAssignee(
  arrival: ArrivedEnquiry,
  { rules, otherwise }: Pick<AssignmentSettings, 'rules' | 'otherwise'>,
  assignees: readonly Assignee[],
  { had, day }: { had: readonly StaffId[]; day: CalendarDate },
): { to: StaffId; rule: number } | null {
  const available = assignees.filter(
    (one) => !had.includes(one.staffId) && isAtWorkOnDay(one, day),
  );
  const targets = [
    ...rules.flatMap((rule, n) => (fits(rule, arrival) ? [{ target: rule, rule: n + 1 }] : [])),
    { target: otherwise, rule: 0 },
  ];
  for (const { target, rule } of targets) {
    if (target.to.kind === 'nobody') return null;
    const next = nextInTurn(target, available);
    if (next !== null) return { to: next, rule };
  }
  return null;
}

function fits({ offer, source, hours }: AssignmentRule, arrival: ArrivedEnquiry): boolean {
  return (
    (offer === null || offer === arrival.offer || offer === arrival.offerKind) &&
    (source === null || source.toLowerCase() === arrival.source?.toLowerCase()) &&
    (hours === null || isWithin(hours, hourInIndia(arrival.at)))
  );
}

const isWithin = ({ from, until }: { from: number; until: number }, hour: number) =>
  from < until ? hour >= from && hour < until : hour >= from || hour < until;

/** The member with the fewest open enquiries; among equals, the member whose last turn is longest ago. */
function nextInTurn(
  { to, mostOpen }: AssigneesWithLimit,
  available: readonly Assignee[],
): StaffId | null {
  const eligible = available.filter(
    (one) => isEligible(to, one) && (mostOpen === null || one.open < mostOpen),
  );
  const [next] = eligible.toSorted(
    (a, b) => a.open - b.open || (a.lastTurnAt?.getTime() ?? 0) - (b.lastTurnAt?.getTime() ?? 0),
  );
  return next?.staffId ?? null;
}

function isEligible(to: AssigneeSelection, { staffId, takesTurns }: Assignee): boolean {
  switch (to.kind) {
    case 'nobody':
      return false;
    case 'all in turn':
      return takesTurns;
    case 'these in turn':
      return to.staffIds.includes(staffId);
    default:
      return to satisfies never;
  }
}
