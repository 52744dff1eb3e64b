/**
 * The batches that a new database begins with; later, staff change the batches at the desk. Each offer with dates in
 * the content gets one batch on these dates, even if they are past.
 *
 * Each offer also gets an invented sample batch in the coming weeks, so that a new site already shows open batches. On
 * a public address, sample batches are neither created nor sold.
 */
import { type Weekday, weekdays } from '#contract/text/weekdays.ts';
import type { KindId } from '../offers/kinds.ts';
import type { Offer } from '../offers/offer-schema.ts';

export interface InitialBatch {
  offer: string;
  isSample: boolean;
  /**
   * The dates of the batch: either fixed, or a first day that is `days` days after the creation of the database, moved
   * to the next weekday on which the batch meets.
   */
  start:
    | { at: 'day'; startsOn: string; endsOn: string }
    | { at: 'in days'; days: number; lengthDays: number };
  days: Weekday[];
  from: string;
  to: string;
  language: 'en' | 'hi';
  mentor: string;
  /** The number of seats; null for no limit. */
  seats: number | null;
  /**
   * The early price: by how many rupees it is below the fee, and the number of days before the start until which it
   * applies; null for none.
   */
  early: { lessRupees: number; untilDaysBefore: number; reason: string } | null;
}

/**
 * The days, hours and seats of the sample batches, for each kind of offer. Each has the live hours a week that the
 * pages state, because the desk compares the batches of staff with these hours.
 */
const sampleHours: Readonly<Record<KindId, Pick<InitialBatch, 'days' | 'from' | 'to' | 'seats'>>> =
  {
    course: { days: ['sat'], from: '11:00', to: '12:00', seats: null },
    skill: { days: ['mon', 'wed', 'fri'], from: '19:00', to: '20:00', seats: 20 },
    intermediate: { days: ['tue', 'thu'], from: '19:00', to: '21:00', seats: 20 },
    super: { days: ['mon', 'wed', 'fri'], from: '19:00', to: '21:00', seats: 15 },
    /** A workshop meets on consecutive days, with one session a day. */
    workshop: { days: [...weekdays], from: '16:00', to: '18:30', seats: 30 },
  };

const dayMs = 86_400_000;
const daysOf = ({ unit, count }: Offer['length']): number =>
  ({ days: count, weeks: count * 7, months: count * 30 })[unit];

/**
 * The number of days from the creation of the database to the start of sample `n`: 10 to 44, so that not all samples
 * start together.
 */
const countDaysUntilSample = (n: number) => 10 + ((n * 11) % 35);

export function makeInitialBatches(offers: readonly Offer[]): InitialBatch[] {
  return [
    ...offers.flatMap(makeBatchOnDatesOfOffer),
    ...offers.map((offer, n): InitialBatch => {
      const { slug, kind, length } = offer;
      return {
        offer: slug,
        isSample: true,
        start: { at: 'in days', days: countDaysUntilSample(n), lengthDays: daysOf(length) },
        ...sampleHours[kind],
        // Always English, because the questions page says: "There is no batch in Hindi alone."
        language: 'en',
        mentor: mentorOf(offer),
        early:
          // Courses have no early price, because every page says that their price is the same for everybody.
          (kind === 'skill' || kind === 'super') && n % 2 === 0
            ? { lessRupees: 100, untilDaysBefore: 5, reason: 'For those who decide early' }
            : null,
      };
    }),
  ];
}

function makeBatchOnDatesOfOffer(offer: Offer): InitialBatch[] {
  const { slug, start } = offer;
  if (start.at === 'request' || start.isCancelled) return [];
  const { startDate: startsOn, endDate: endsOn, startTime: from, endTime: to } = start;
  return [
    {
      offer: slug,
      isSample: false,
      start: { at: 'day', startsOn, endsOn },
      days: weekdaysBetween(startsOn, endsOn),
      from,
      to,
      language: 'en',
      mentor: mentorOf(offer),
      seats: null,
      early: null,
    },
  ];
}

const mentorOf = ({ mentor }: Offer) => (mentor.kind === 'role' ? mentor.role : mentor.name);

/** The weekdays that occur between two dates, each once, Monday first. */
function weekdaysBetween(startsOn: string, endsOn: string): Weekday[] {
  const met = new Set<Weekday | undefined>();
  for (let at = Date.parse(startsOn); at <= Date.parse(endsOn); at += dayMs)
    met.add(weekdays[(new Date(at).getUTCDay() + 6) % 7]);
  return weekdays.filter((day) => met.has(day));
}
