import { lengthInDays } from '#content/offers/length.ts';
import { levels } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';

/**
 * The facts of a course or program from which `makeCourseJsonLd` makes the data for search engines. There are few of
 * them, because the page's loader data contains them.
 */
export interface CourseJsonLdFacts {
  name: string;
  description: string;
  /** Path of the course's own page; for a program, path and hash of its section on the page of its kind. */
  path: string;
  enrolPath: string;
  feeRupees: number;
  /** The course's length as an ISO 8601 duration: "P18W", "P2M". */
  length: string;
  /** The same length in whole weeks, rounded. */
  weeks: number;
  hoursPerWeek: number;
  level: string;
  needsBefore: string;
  certificate: string;
  /** The instructor, given only when a person is named. A role alone ("Mentor") is not an instructor. */
  instructor?: { name: string; role: string };
  /**
   * The next starts of the course, without samples: search engines must see only what is real. Missing if no start is
   * left, for example because starts are arranged on a call.
   */
  starts?: CourseStart[];
}

export interface CourseStart {
  startDate: string;
  endDate: string;
  days: readonly string[];
  startTime: string;
  endTime: string;
  language: string;
  /** The early price while it applies, and its last day. */
  early: { feeRupees: number; untilDay: string } | null;
  isFull: boolean;
}

const letters = { days: 'D', weeks: 'W', months: 'M' } as const;

/**
 * Takes the facts from an offer. Only loaders may call this function, because the list of all offers, which is far too
 * large for the browser, must stay out of the page's script.
 */
export function makeCourseJsonLdFacts(offer: Offer): CourseJsonLdFacts {
  const { title, text, path, enrolPath, feeRupees, length, hours, level, needs, mentor } = offer;
  const starts = offer.nextStarts
    .filter(({ isSample }) => !isSample)
    .map(({ startDate, endDate, days, startTime, endTime, language, early, places }) => ({
      ...{ startDate, endDate, days, startTime, endTime, language },
      early: early && { feeRupees: early.feeRupees, untilDay: early.untilDay },
      isFull: places === 'full',
    }));
  return {
    name: title,
    description: text,
    path,
    enrolPath,
    feeRupees,
    length: `P${length.count}${letters[length.unit]}`,
    weeks: Math.round(lengthInDays(length) / 7),
    hoursPerWeek: hours.perWeek,
    level: levels[level].title,
    needsBefore: needs.before,
    certificate: offer.certificate.title,
    ...(starts.length > 0 && { starts }),
    ...(mentor.kind === 'person' && { instructor: { name: mentor.name, role: mentor.role } }),
  };
}
