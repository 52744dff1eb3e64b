/**
 * What an entry of the audit says beside its type, in one line. Of a change only what became another is said:
 * "State: New → Lost; Lost because: – → Too expensive". Ids that name nobody say nothing, and are left out.
 */
import { formatPaise } from '#domain/money.ts';
import { roleNames } from '#domain/staff/staff-roles.ts';
import { orderStateWords } from '../orders/order-state-words.ts';
import { wishWords } from '../orders/wish-words.ts';
import { saidMoment } from '../words/said-moment.ts';
import { counsellorViewWords, kindWords, lostReasonWords, stateWords } from '../words.ts';

type Facts = Readonly<Record<string, unknown>>;

export type DetailOptions = {
  /** The name of a member of staff; null for who is none. */
  nameOf: (id: string) => string | null;
  now: Date;
};

const labels: Readonly<Record<string, string>> = {
  ownerId: 'With',
  ownOf: 'With nobody, or with',
  dueAt: 'Follow-up',
  lostReason: 'Lost because',
  answeredAt: 'First answer',
  handedOver: 'Enquiries handed over',
  heir: 'Handed over to',
  events: 'Enquiries',
  stayed: 'Left as they were',
  count: 'Rows',
  isSearched: 'With a search',
  isOfOneSource: 'From one source',
  isQuarantined: 'In quarantine',
  paise: 'Sum',
  ask: 'Asked for',
  ruleSays: 'By the terms',
  isRefund: 'It was the refund',
  hadLmsAccess: 'Signed in to the LMS',
};

/** What is stored, as the pages call it. */
const called: Readonly<Record<string, string>> = {
  ...stateWords,
  ...orderStateWords,
  ...kindWords,
  ...lostReasonWords,
  ...roleNames,
  ...counsellorViewWords,
  ...wishWords,
  nobody: 'Unassigned',
};

/** What another part of the line says, or nobody needs to know. */
const unsaid = new Set(['act', 'before', 'after', 'version']);

export function auditDetails(what: Facts, options: DetailOptions): string {
  const { before, after } = what;
  const say = (name: string, value: unknown) => sayValue(name, value, options);
  const changes =
    isFacts(before) && isFacts(after)
      ? Object.keys(after).map((name) => [name, say(name, before[name]), say(name, after[name])])
      : [];
  const others = Object.entries(what)
    .filter(([name, value]) => !unsaid.has(name) && isTold(value, options))
    .map(([name, value]) => `${labelOf(name)}: ${say(name, value)}`);
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

function isTold(value: unknown, { nameOf }: DetailOptions): boolean {
  if (value === null || value === undefined || value === '') return false;
  return typeof value !== 'string' || !isId(value) || nameOf(value) !== null;
}

/** `alternativeEndsOn` → "Alternative ends on". */
function labelOf(name: string): string {
  if (Object.hasOwn(labels, name)) return `${labels[name]}`;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sayValue(name: string, value: unknown, { nameOf, now }: DetailOptions): string {
  if (value === null || value === undefined || value === '')
    return name === 'ownerId' ? 'Unassigned' : '–';
  if (name === 'events' && Array.isArray(value)) return String(value.length);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return /paise|ruleSays/i.test(name) ? formatPaise(value) : String(value);
  if (Array.isArray(value))
    return value.map((one) => sayValue(name, one, { nameOf, now })).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (Object.hasOwn(called, value)) return `${called[value]}`;
  if (isMoment(value)) return saidMoment(new Date(value), now);
  return isId(value) ? (nameOf(value) ?? 'somebody who is not known here') : value;
}
