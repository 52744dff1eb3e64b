/**
 * Finds impossible days and hours: an end before its beginning, a number of days that does not match the dates, a
 * mistyped year, a webinar at night.
 */

import { indiaUtcOffsetMs } from '../../indian-day.ts';
import { hasPublishedBatches } from '../../published-batches-of-offer.ts';
import {
  type ContentEntry,
  checkEachEntry,
  entriesOf,
  makeEntryProblem,
  makeFieldProblem,
} from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import type { RuleInput } from '../rule-input.ts';

const dayMs = 86_400_000;
/** A date before 2020, or more than three years from now, is reported as a typing mistake. */
const furthestYears = 3;
const firstYear = 2020;

export function findDateProblems(input: RuleInput): ContentProblem[] {
  return [
    ...workshopProblems(input),
    ...webinarProblems(input),
    ...projectProblems(input),
    ...supportProblems(input),
  ];
}

function workshopProblems({ content, today }: RuleInput): ContentProblem[] {
  return checkEachEntry(content, 'workshops', (workshop, entry) => {
    const { startDate, endDate, days, startTime, endTime } = workshop;
    const starts = momentOf(startDate);
    const lasts = (momentOf(endDate) - starts) / dayMs + 1;
    const problems = whyUnlikely(entry, 'startDate', starts, today);
    if (lasts < 1) {
      const reason = `is ${endDate}, before the workshop starts on ${startDate}`;
      problems.push(makeFieldProblem(entry, 'endDate', reason));
    } else if (!Number.isNaN(lasts) && lasts !== days && !hasPublishedBatches(workshop.slug)) {
      const reason = `is ${days}, but from ${startDate} to ${endDate} there are ${lasts}`;
      problems.push(makeFieldProblem(entry, 'days', reason));
    }
    if (!isOrdered(startTime, endTime)) {
      const reason = `is ${endTime}, which is not later than startTime ${startTime}`;
      problems.push(makeFieldProblem(entry, 'endTime', reason));
    }
    return problems;
  });
}

function webinarProblems({ content, today }: RuleInput): ContentProblem[] {
  return checkEachEntry(content, 'webinars', ({ startsAt }, entry) => {
    const starts = momentOf(startsAt);
    const unlikely = whyUnlikely(entry, 'startsAt', starts, today);
    if (unlikely.length > 0 || Number.isNaN(starts)) return unlikely;
    const inIndia = new Date(starts + indiaUtcOffsetMs).toISOString().slice(11, 16);
    if (inIndia >= '06:00' && inIndia <= '22:30') return [];
    const reason = `is ${inIndia} at night in India; is its offset right, +05:30 for Indian time?`;
    return [makeFieldProblem(entry, 'startsAt', reason)];
  });
}

function projectProblems({ content, today }: RuleInput): ContentProblem[] {
  return checkEachEntry(content, 'phpProjects', ({ technology }, entry) =>
    whyUnlikely(entry, 'technology, updated', momentOf(technology.updated), today),
  );
}

function supportProblems({ content }: RuleInput): ContentProblem[] {
  const { opens, closes } = content.provider.supportHours;
  if (isOrdered(opens, closes)) return [];
  const reason = `supportHours close at ${closes}, which is not later than they open, ${opens}`;
  return entriesOf(content, 'provider').map((entry) => makeEntryProblem(entry, reason));
}

/** "16:00" can be compared as text. The schema reports invalid times. */
function isOrdered(from: string, to: string): boolean {
  return from < to || ![from, to].every((clock) => /^\d\d:\d\d$/.test(clock));
}

/** The time in milliseconds, or NaN for an invalid date, which the schema reports. */
function momentOf(written: string): number {
  const day = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/.exec(written)?.[1];
  const midnight = Date.parse(day ?? '');
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day ?? '-');
  return exists ? Date.parse(written) : Number.NaN;
}

/**
 * Reports a date that was probably mistyped. The latest allowed date moves with today and the earliest is fixed, so a
 * date that is accepted once is accepted forever.
 */
function whyUnlikely(
  entry: ContentEntry,
  place: string,
  moment: number,
  today: Date,
): ContentProblem[] {
  if (Number.isNaN(moment)) return [];
  const year = new Date(moment).getUTCFullYear();
  const furthest = today.getTime() + furthestYears * 365.25 * dayMs;
  if (year >= firstYear && moment < furthest) return [];
  return [makeFieldProblem(entry, place, `is in the year ${year}, which looks like a slip`)];
}
