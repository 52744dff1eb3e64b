/**
 * Describes an offer in five lines for the family, who help to decide or pay: fee, length, refund, what the offer is
 * not, and whom to call. The lines come from the offer and our contact details only, so that they can't reveal anything
 * about the visitor. The Hindi lines say the same as the English ones.
 */
import { formatClock } from '#contract/text/format-clock.ts';
import { formatRupees } from '../format-rupees.ts';
import { formatOfferName } from '../offers/forms/make-enrol-and-call-words.ts';
import type { KindId } from '../offers/kinds.ts';
import { formatLength, type Length } from '../offers/length.ts';
import type { Offer } from '../offers/offer-schema.ts';
import type { Provider } from '../schema.ts';

export type SummaryLanguage = 'en' | 'hi';
type FamilySummary = readonly [string, string, string, string, string];

type Contact = Pick<Provider, 'name' | 'phone' | 'supportHours'>;

export function summariseForFamily(
  offer: Offer,
  contact: Contact,
  language: SummaryLanguage,
): FamilySummary {
  return language === 'en' ? inEnglish(offer, contact) : inHindi(offer, contact);
}

/**
 * The part of the fee that is refunded if the learner asks for it in time; 0 where the registration charge is the whole
 * fee.
 */
const refunded = ({ feeRupees, registrationChargeRupees }: Offer) =>
  feeRupees - registrationChargeRupees;

function inEnglish(offer: Offer, { name, phone, supportHours }: Contact): FamilySummary {
  const { kind, hours, length } = offer;
  const back = refunded(offer);
  return [
    `${formatOfferName(offer)}: ${formatRupees(offer.feeRupees)}. That is the whole fee.`,
    kind === 'workshop'
      ? `Length: ${formatLength(length)}, ${hours.perWeek} hours in all, live.`
      : `Length: ${formatLength(length)}, ${hours.perWeek} hours a week, ${hours.livePerWeek} of them live.`,
    back === 0
      ? 'Refund: none, unless we do not begin. Then all of the fee comes back, or you take another batch.'
      : `Refund: ${formatRupees(back)} comes back if you ask at least 1 week before the start and before the first sign-in to the LMS. Until a start date is agreed in writing, you are in time.`,
    `What it is not: ${notInEnglish[kind]} The certificate is our own.`,
    `Questions: call ${name}, ${phone}, ${formatClock(supportHours.opens)} to ${formatClock(supportHours.closes)}, Indian time.`,
  ];
}

const noDegree = 'no degree, no diploma and no promise of a job.';
const notInEnglish: Readonly<Record<KindId, string>> = {
  workshop: noDegree,
  skill: noDegree,
  course: `${noDegree} The internship is training: no employment, no stipend.`,
  intermediate: noDegree,
  super: `${noDegree} The job guarantee is money back under conditions.`,
};

function inHindi(offer: Offer, { name, phone, supportHours }: Contact): FamilySummary {
  const { kind, title, hours, length } = offer;
  const back = refunded(offer);
  return [
    `${title} (${kindsInHindi[kind]}): ${formatRupees(offer.feeRupees)}। यही पूरी फ़ीस है।`,
    kind === 'workshop'
      ? `अवधि: ${lengthInHindi(length)}, कुल ${hoursInHindi(hours.perWeek)}, सब लाइव।`
      : `अवधि: ${lengthInHindi(length)}, हर हफ़्ते ${hoursInHindi(hours.perWeek)}, जिनमें से ${hoursInHindi(hours.livePerWeek)} लाइव।`,
    back === 0
      ? 'रिफ़ंड: नहीं मिलता, सिवाय इसके कि हम शुरू ही न करें। तब पूरी फ़ीस वापस मिलती है, या आप दूसरा बैच लेते हैं।'
      : `रिफ़ंड: ${formatRupees(back)} वापस मिलते हैं, अगर आप शुरू होने से कम से कम 1 हफ़्ता पहले और LMS में पहली बार साइन इन करने से पहले माँगें। जब तक शुरू होने की तारीख़ लिखित में तय नहीं होती, तब तक देर नहीं हुई है।`,
    `यह क्या नहीं है: ${notInHindi[kind]} सर्टिफ़िकेट हमारा अपना है।`,
    `सवाल हों तो ${name} को फ़ोन कीजिए: ${phone}, ${clockInHindi(supportHours.opens)} से ${clockInHindi(supportHours.closes)} बजे तक, भारतीय समय।`,
  ];
}

const noDegreeInHindi = 'न डिग्री, न डिप्लोमा, न नौकरी का वादा।';
const notInHindi: Readonly<Record<KindId, string>> = {
  workshop: noDegreeInHindi,
  skill: noDegreeInHindi,
  course: `${noDegreeInHindi} इंटर्नशिप एक प्रशिक्षण है: नौकरी नहीं, और स्टाइपेंड नहीं मिलता।`,
  intermediate: noDegreeInHindi,
  super: `${noDegreeInHindi} जॉब गारंटी का मतलब है, शर्तों पर फ़ीस की वापसी।`,
};

const kindsInHindi: Readonly<Record<KindId, string>> = {
  workshop: 'वर्कशॉप',
  skill: 'स्किल प्रोग्राम',
  course: 'इंटर्नशिप के साथ कोर्स',
  intermediate: 'इंटरमीडिएट प्रोग्राम',
  super: 'सुपर प्रोग्राम',
};

const unitsInHindi: Readonly<Record<Length['unit'], readonly [one: string, several: string]>> = {
  days: ['दिन', 'दिन'],
  weeks: ['हफ़्ता', 'हफ़्ते'],
  months: ['महीना', 'महीने'],
};

function lengthInHindi({ unit, count }: Length): string {
  const [one, several] = unitsInHindi[unit];
  return `${count} ${count === 1 ? one : several}`;
}

const hoursInHindi = (count: number) => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`;

/** The parts of the day in Hindi, each with its first hour. Hindi has no AM and PM. */
const partsOfDayInHindi: readonly (readonly [from: number, name: string])[] = [
  [19, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
];

/** Formats a time of day as people say it: "21:00" as "रात 9", "09:30" as "सुबह 9:30". */
function clockInHindi(clock: string): string {
  const [hours = '0', minutes = '00'] = clock.split(':');
  const hour = Number(hours);
  const part = partsOfDayInHindi.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part} ${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`;
}
