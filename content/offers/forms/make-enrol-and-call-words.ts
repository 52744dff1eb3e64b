/**
 * The texts of the call form and the enrolment form for an offer, each under the name of its place in the page. The
 * pages use them, and so does the service, which fills the forms for visitors without JavaScript.
 *
 * `hasBegun` says whether the offer's last published start is past. It is never true for an offer that starts by
 * arrangement, because such an offer has no dates.
 */
import { formatDay } from '#contract/text/format-day.ts';
import { courseTerms } from '../../catalogue/course-terms.ts';
import { internshipEnrolment } from '../../catalogue/internship-enrolment.ts';
import { formatRupees } from '../../format-rupees.ts';
import { callFormWords, formatNextDateRequest } from '../../words/call-form-words.ts';
import { closedEnrolWords } from '../../words/enrol-form-words.ts';
import { lengthBands } from '../course-list/filter-options.ts';
import { computeRegistrationChargeRupees } from '../facts/compute-registration-charge-rupees.ts';
import { findFeeTodayRupees } from '../facts/find-fee-today-rupees.ts';
import { findNextFreeOrFirstStart } from '../facts/find-next-free-or-first-start.ts';
import { formatStartOptionLabel } from '../facts/format-batch-texts.ts';
import { formatRefundSentence } from '../facts/format-refund-sentence.ts';
import { type FactId, listOfferFacts } from '../facts/list-offer-facts.ts';
import { omitEarlyPrices } from '../facts/omit-early-prices.ts';
import { kinds } from '../kinds.ts';
import { lengthInDays } from '../length.ts';
import type { NextStart } from '../next-start-schema.ts';
import type { Offer } from '../offer-schema.ts';

/** The facts that the enrolment form shows, in this order. */
const enrolFacts = [
  'length',
  'hours',
  'level',
  'start',
  'registration',
] as const satisfies FactId[];

/**
 * The texts of the enrolment form. `guarantee` is empty for an offer without a job guarantee. `closed` says why the
 * offer can't be bought now; otherwise it is empty.
 */
export type EnrolWords = Record<
  | 'heading'
  | 'intro'
  | 'bought'
  | 'kind'
  | 'fee'
  | 'refund'
  | 'guarantee'
  | 'closed'
  | 'afterPayment'
  | (typeof enrolFacts)[number],
  string
> & { covers: string[] };

/** Names the offer: "MERN Stack, course with internship"; only the title when it already names the kind. */
export function formatOfferName({ title, kind }: Offer): string {
  const { name } = kinds[kind];
  return title.toLowerCase().endsWith(name) ? title : `${title}, ${name}`;
}

/** The subject of a call: "MERN Stack, course with internship, ₹3,999". */
export function formatCallSubjectLine(offer: Offer): string {
  return `${formatOfferName(offer)}, ${formatRupees(findFeeTodayRupees(offer))}`;
}

export interface StartChoice {
  id: string;
  label: string;
  /** The last day on which a visitor can choose this start: its first day, as an ISO date in India. */
  lastDay: string;
  /**
   * The texts of the form that change when the visitor chooses this start. A text that is missing here stays the same.
   */
  words: Partial<Omit<EnrolWords, 'covers'>>;
}

/** The starts among which a visitor chooses in the enrolment form, earliest first. */
export function listStartChoices(offer: Offer): StartChoice[] {
  const { covers: _, ...usual } = makeEnrolWords(offer, false);
  return offer.nextStarts.map((start) => {
    const own = Object.entries(makeEnrolWordsForStart(offer, false, start));
    const words = own.filter(
      ([name, text]) => name !== 'covers' && text !== Reflect.get(usual, name),
    );
    return {
      id: start.id,
      label: formatStartOptionLabel(start),
      lastDay: start.startDate,
      words: Object.fromEntries(words),
    };
  });
}

export function makeEnrolWords(offer: Offer, hasBegun: boolean): EnrolWords {
  const next = hasBegun ? undefined : findNextFreeOrFirstStart(offer);
  return makeEnrolWordsForStart(offer, hasBegun, next);
}

/** The texts of the enrolment form for a chosen start, or for the offer itself when no start is given. */
function makeEnrolWordsForStart(listed: Offer, hasBegun: boolean, start?: NextStart): EnrolWords {
  // Each text is about the chosen start alone, and so is the fee.
  const offer = start === undefined ? omitEarlyPrices(listed) : { ...listed, nextStarts: [start] };
  const day = hasBegun ? '9999-12-31' : '0000-01-01';
  const facts = listOfferFacts(offer, day, [...enrolFacts, 'refund']);
  const fact = (id: FactId) => facts.find((one) => one.id === id)?.value ?? '';
  const fee = formatRupees(findFeeTodayRupees(offer));
  const startDay = start === undefined ? '' : `, which starts on ${formatDay(start.startDate)}`;
  const isClosed = hasBegun && offer.start.at === 'dates';
  return {
    heading: isClosed ? closedEnrolWords.heading(offer.title) : `Enrol for ${offer.title}`,
    intro: offer.taught,
    closed: isClosed ? closedSentence(offer) : '',
    // The select cuts off its longest options on a phone, so this sentence before the button names the day.
    bought: `You pay ${fee} for ${formatOfferName(offer)}${startDay}. That is the whole fee, and nothing is added.`,
    kind: kinds[offer.kind].title,
    fee,
    covers: offer.covers,
    refund: fact('refund'),
    guarantee: offer.guarantee ?? '',
    afterPayment: offer.afterPayment,
    length: fact('length'),
    hours: fact('hours'),
    level: fact('level'),
    start: fact('start'),
    registration: fact('registration'),
  };
}

const closedSentence = ({ title, start }: Offer): string =>
  start.at === 'dates' && start.isCancelled
    ? closedEnrolWords.cancelled(title)
    : closedEnrolWords.text(title);

/**
 * The texts of the form when no offer is chosen. The visitor enrols for a course with internship, and the course is
 * agreed later.
 */
export function makeEnrolWordsWithoutOffer(): EnrolWords {
  const { heading, intro, feeRupees } = internshipEnrolment;
  const { title, name, afterPayment } = kinds.course;
  const fee = formatRupees(feeRupees);
  return {
    heading,
    intro,
    closed: '',
    bought: `You pay ${fee} for a ${name}, and we agree on the course with you. That is the whole fee, and nothing is added.`,
    kind: title,
    fee,
    covers: [...courseTerms.covers],
    refund: formatRefundSentence(feeRupees),
    guarantee: '',
    afterPayment,
    length: 'That of the course that you choose.',
    hours: `${courseTerms.liveHoursPerWeek} live hour; the others depend on the course.`,
    level: 'That of the course that you choose.',
    start: 'Arranged with you on a call.',
    registration: `${formatRupees(computeRegistrationChargeRupees(feeRupees))}, part of the fee`,
  };
}

type CallWords = Record<'about' | 'batch', string>;

/**
 * How the message of a call request about an offer begins: with the offer's name or, if its dates are past, with the
 * question for its next date.
 */
export function formatCallMessageBeginning(offer: Offer, hasBegun: boolean): string {
  return hasBegun && offer.start.at === 'dates'
    ? formatNextDateRequest(offer.title)
    : makeCallWords(offer, hasBegun).about;
}

export function makeCallWords(offer: Offer, hasBegun: boolean): CallWords {
  return {
    about: `${callFormWords.about} ${formatCallSubjectLine(offer)}`,
    batch: hasBegun ? callFormWords.nextBatch : '',
  };
}

/** The options of the call form's "Program" field, by their labels. */
export type CallFormProgramOption =
  | 'Certified Course'
  | 'Short term Internship'
  | 'Long term Internship';

/**
 * The "Program" option of an offer. A course is sold as an internship: a short one if it lasts up to 92 days, otherwise
 * a long one.
 */
export function callFormProgramOfOffer({ kind, length }: Offer): CallFormProgramOption {
  if (kind !== 'course') return 'Certified Course';
  return lengthInDays(length) <= lengthBands.short.upToDays
    ? 'Short term Internship'
    : 'Long term Internship';
}
