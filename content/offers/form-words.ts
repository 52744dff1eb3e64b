/**
 * What the two forms say once they are about an offer, by the name of the place in the page. The pages and, for
 * visitors without JavaScript, the service fill in the same words.
 *
 * `hasBegun` is whether the published date of a workshop is past; of an offer without a date it changes nothing.
 */
import { courseTerms } from '../catalogue/course-terms.ts';
import { enrolment } from '../catalogue/enrolment.ts';
import { formatRupees } from '../format-rupees.ts';
import { callFormWords, nextDateWish } from '../words/call-form.ts';
import { closedEnrolWords } from '../words/enrol-form.ts';
import { lengthBands } from './filter-choices.ts';
import { kinds } from './kinds.ts';
import { lengthInDays } from './length.ts';
import { type FactId, offerFacts } from './offer-facts.ts';
import type { Offer } from './offer-schema.ts';
import { refundSentence } from './refund.ts';
import { registrationChargeRupees } from './registration-charge.ts';

/** In the order in which they are shown. */
const enrolFacts = [
  'length',
  'hours',
  'level',
  'start',
  'registration',
] as const satisfies FactId[];

/** The guarantee is empty where there is none; `closed` says why it cannot be bought, and is empty while it can. */
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

/** "MERN Stack, course with internship"; a title that names the kind already stands alone. */
export function offerName({ title, kind }: Offer): string {
  const { name } = kinds[kind];
  return title.toLowerCase().endsWith(name) ? title : `${title}, ${name}`;
}

/** "MERN Stack, course with internship, ₹3,999": what a call is about, for who has just read the fee. */
export function calledName(offer: Offer): string {
  return `${offerName(offer)}, ${formatRupees(offer.feeRupees)}`;
}

export function enrolWords(offer: Offer, hasBegun: boolean): EnrolWords {
  const facts = offerFacts(offer, hasBegun ? '9999-12-31' : '0000-01-01', enrolFacts);
  const fact = (id: FactId) => facts.find((one) => one.id === id)?.value ?? '';
  const fee = formatRupees(offer.feeRupees);
  const isClosed = hasBegun && offer.start.at === 'dates';
  return {
    heading: isClosed ? closedEnrolWords.heading(offer.title) : `Enrol for ${offer.title}`,
    intro: offer.taught,
    closed: isClosed ? closedEnrolWords.text(offer.title) : '',
    bought: `You pay ${fee} for ${offerName(offer)}. That is the whole fee, and nothing is added.`,
    kind: kinds[offer.kind].title,
    fee,
    covers: offer.covers,
    refund: offer.refund,
    guarantee: offer.guarantee ?? '',
    afterPayment: offer.afterPayment,
    length: fact('length'),
    hours: fact('hours'),
    level: fact('level'),
    start: fact('start'),
    registration: fact('registration'),
  };
}

/** Of the form as it is opened without an offer: the internship enrolment, whose course is agreed on afterwards. */
export function minimalEnrolmentWords(): EnrolWords {
  const { heading, intro, feeRupees } = enrolment;
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
    refund: refundSentence(feeRupees),
    guarantee: '',
    afterPayment,
    length: 'That of the course that you choose.',
    hours: `${courseTerms.liveHoursPerWeek} live hour; the others depend on the course.`,
    level: 'That of the course that you choose.',
    start: 'Arranged with you on a call.',
    registration: `${formatRupees(registrationChargeRupees(feeRupees))}, part of the fee`,
  };
}

export type CallWords = Record<'about' | 'batch', string>;

/** What the message of a call about an offer begins with: the offer, or the wish for its next date. */
export function callMessage(offer: Offer, hasBegun: boolean): string {
  return hasBegun && offer.start.at === 'dates'
    ? nextDateWish(offer.title)
    : callWords(offer, hasBegun).about;
}

export function callWords(offer: Offer, hasBegun: boolean): CallWords {
  return {
    about: `${callFormWords.about} ${calledName(offer)}`,
    batch: hasBegun ? callFormWords.nextBatch : '',
  };
}

/** What the call form asks under "Program", as the label that the visitor sees. */
export type CallProgram = 'Certified Course' | 'Short term Internship' | 'Long term Internship';

/** A course is sold as an internship, and is a long one from where a length counts as more than short. */
export function callProgram({ kind, length }: Offer): CallProgram {
  if (kind !== 'course') return 'Certified Course';
  return lengthInDays(length) <= lengthBands.short.upToDays
    ? 'Short term Internship'
    : 'Long term Internship';
}
