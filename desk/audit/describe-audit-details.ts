/**
 * Describes the details of an audit entry in one line, which stands beside the entry's type. For a change, the line has
 * only the changed values: "State: New → Lost; Lost because: – → Too expensive". Ids that have no meaning for a reader
 * are left out.
 */
import { formatDay } from '#contract/text/format-day.ts';
import { languageNames } from '#contract/text/language-names.ts';
import { weekdayLabels } from '#contract/text/weekdays.ts';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import { formatPaise } from '#domain/money/money.ts';
import { roleNames } from '#domain/staff/roles-and-permissions.ts';
import { learnerStepWords } from '../learners/learner-words.ts';
import { learnerRequestWords } from '../orders/words/learner-request-words.ts';
import { listedOrderStateWords } from '../orders/words/order-state-words.ts';
import { formatMoment } from '../words/format-moment.ts';
import {
  addedWayWords,
  counsellorScopeWords,
  enquiryKindWords,
  enquiryStateWords,
  lostReasonWords,
  privacyNoticeAnswerWords,
} from '../words/stored-value-words.ts';
import { weekdayNamesOf } from '../words/weekday-names.ts';

type Facts = Readonly<Record<string, unknown>>;

export type AuditDetailOptions = {
  /** The name of a member of staff; null if the id belongs to none. */
  nameOf: (id: string) => string | null;
  /** The title of an offer; null if it is not on sale any more. */
  offerOf: (slug: string) => string | null;
  now: Date;
};

const labels: Readonly<Record<string, string>> = {
  ownerId: 'With',
  restDays: 'Rest days',
  rule: 'By rule',
  ownOf: 'With nobody, or with',
  dueAt: 'Follow-up',
  lostReason: 'Lost because',
  answeredAt: 'First answer',
  handedOver: 'Enquiries handed over',
  heir: 'Handed over to',
  events: 'Enquiries',
  stayed: 'Left as they were',
  along: 'Together with',
  alongCount: 'Came along',
  alikeCount: 'Of these, not linked',
  count: 'Rows',
  isSearched: 'With a search',
  isOfOneSource: 'From one source',
  isQuarantined: 'In quarantine',
  paise: 'Sum',
  receiptsPaise: 'Sum of receipts',
  vouchersPaise: 'Sum of vouchers',
  mistakes: 'Vouchers for mistakes',
  mistakesPaise: 'Sum of mistakes',
  ask: 'Asked for',
  toOffer: 'Other course',
  ruleSays: 'By the terms',
  isRefund: 'It was the refund',
  hadLmsAccess: 'Signed in to the LMS',
  way: 'Came by',
  movedOn: 'Money moved on',
  told: 'Told about their data',
  channel: 'By',
  earlyPaise: 'Early price',
  earlyUntil: 'Early price until',
  earlyReason: 'Reason of the early price',
};

/** The desk's words for stored values, in one table for all kinds of values. */
const storedValueWords: Readonly<Record<string, string>> = {
  ...enquiryStateWords,
  ...listedOrderStateWords,
  ...enquiryKindWords,
  ...lostReasonWords,
  ...roleNames,
  ...counsellorScopeWords,
  ...learnerRequestWords,
  ...addedWayWords,
  ...privacyNoticeAnswerWords,
  ...learnerStepWords,
  ...languageNames,
  ...weekdayLabels,
  nobody: 'Unassigned',
  cash: 'Cash',
  transfer: 'Bank transfer',
};

/**
 * Facts that are not listed under their own name: the values of `before` and `after` are shown as changes, and no
 * reader needs `act` and `version`.
 */
const omittedFacts = new Set(['act', 'before', 'after', 'version']);

export function describeAuditDetails(what: Facts, options: AuditDetailOptions): string {
  const { before, after } = what;
  const format = (name: string, value: unknown) => formatValue(name, value, options);
  const changes =
    isFacts(before) && isFacts(after)
      ? Object.keys(after).map((name) => [
          name,
          format(name, before[name]),
          format(name, after[name]),
        ])
      : [];
  const others = Object.entries(what)
    .filter(([name, value]) => !omittedFacts.has(name) && isShown(value, options))
    .map(([name, value]) => `${labelOf(name)}: ${format(name, value)}`);
  return [
    ...changes
      .filter(([, was, becomes]) => was !== becomes)
      .map(([name = '', was, becomes]) => `${labelOf(name)}: ${was} → ${becomes}`),
    ...others,
  ].join('; ');
}

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);

function isShown(value: unknown, { nameOf }: AuditDetailOptions): boolean {
  if (value === null || value === undefined || value === '') return false;
  return typeof value !== 'string' || !isId(value) || nameOf(value) !== null;
}

/** Turns a key into words: `alternativeEndsOn` becomes "Alternative ends on". */
function labelOf(name: string): string {
  if (Object.hasOwn(labels, name)) return `${labels[name]}`;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const offerNames = ['offer', 'toOffer'];

function formatValue(name: string, value: unknown, options: AuditDetailOptions): string {
  const { nameOf, offerOf, now } = options;
  if (value === null || value === undefined || value === '')
    return name === 'ownerId' ? 'Unassigned' : '–';
  if ((name === 'events' || name === 'along') && Array.isArray(value)) return String(value.length);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return /paise|ruleSays/i.test(name) ? formatPaise(value) : String(value);
  if (name === 'restDays' && Array.isArray(value)) return weekdayNamesOf(value).join(', ') || '–';
  if (Array.isArray(value)) return value.map((one) => formatValue(name, one, options)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (offerNames.includes(name)) return offerOf(value) ?? value;
  // The days of the week of a batch are stored in one text, with spaces between them.
  if (name === 'days' && value.includes(' '))
    return value
      .split(' ')
      .map((day) => storedValueWords[day] ?? day)
      .join(', ');
  if (Object.hasOwn(storedValueWords, value)) return `${storedValueWords[value]}`;
  if (isMoment(value)) return formatMoment(new Date(value), now);
  if (isCalendarDate(value)) return formatDay(value);
  return isId(value) ? (nameOf(value) ?? 'somebody who is not known here') : value;
}
