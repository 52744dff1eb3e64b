import { lengthInDays } from '#content/offers/length.ts';
import { levels } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';

/** The facts of a course or program for search engines (`courseJsonLd`), few enough for the page's loader data. */
export interface CourseJsonLdFacts {
  name: string;
  description: string;
  /** Path of its own page, or of its section (with a hash) on another page. */
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
   * The next starts of the course. The field is missing if there are none, because starts are arranged on a call or all
   * of them are samples. Samples are left out, because search engines must see only what is real.
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

/** Takes the facts from an offer. Only for loaders: in the browser, the list of offers would load every syllabus. */
export function courseJsonLdFacts(offer: Offer): CourseJsonLdFacts {
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
