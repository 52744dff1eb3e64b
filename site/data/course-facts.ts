import { lengthInDays } from '#content/offers/length.ts';
import { levels } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';

/** What a search engine is told about a course or program, small enough to travel in the page's data. */
export interface CourseFacts {
  name: string;
  description: string;
  /** Path of its own page, or of its place on a page. */
  path: string;
  enrolPath: string;
  feeRupees: number;
  /** How long it runs, as an ISO 8601 duration: "P18W", "P2M". */
  length: string;
  /** The same in whole weeks, to the nearest. */
  weeks: number;
  hoursPerWeek: number;
  level: string;
  needsBefore: string;
  certificate: string;
  /** Set where a person is set; a role is no instructor's name. */
  instructor?: { name: string; role: string };
}

const letters = { days: 'D', weeks: 'W', months: 'M' } as const;

/** For loaders: whatever imports an offer's record in the browser would bring every syllabus along. */
export function courseFacts(offer: Offer): CourseFacts {
  const { title, text, path, enrolPath, feeRupees, length, hours, level, needs, mentor } = offer;
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
    ...(mentor.kind === 'person' && { instructor: { name: mentor.name, role: mentor.role } }),
  };
}
