/** What a publication changes, in sentences that staff read before they publish. */
import type {
  PublishedBatch,
  PublishedFee,
  PublishedNotice,
  PublishedProvider,
} from '#contract/published-facts.ts';
import { formatPaise } from '#domain/money.ts';
import type { GatheredFacts } from './gather-facts.ts';

const providerNames: Readonly<Record<keyof PublishedProvider, string>> = {
  phone: 'The phone number',
  email: 'The email address',
  supportHours: 'The hours in which calls are answered',
  address: 'The address',
  chat: 'The chat button',
  social: 'The links to social networks',
  lmsUrl: 'The address of the LMS',
  gstin: 'The GSTIN',
};

export function describeChanges(before: GatheredFacts, after: GatheredFacts): string[] {
  return [
    ...providerChanges(before.provider, after.provider),
    ...listChanges(before.batches, after.batches, ({ id }) => id, batchName),
    ...listChanges(before.fees, after.fees, (fee) => `${fee.of} ${fee.fromDay}`, feeName),
    ...listChanges(before.notices, after.notices, ({ text }) => text, noticeName),
  ];
}

function providerChanges(before: PublishedProvider, after: PublishedProvider): string[] {
  const names = Object.keys(providerNames) as (keyof PublishedProvider)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) =>
      after[name] === undefined
        ? `${providerNames[name]} is again the one that the site was built with.`
        : `${providerNames[name]} becomes ${said(after[name])}.`,
    );
}

function said(value: PublishedProvider[keyof PublishedProvider]): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(({ name }) => name).join(', ') || 'none';
  return 'opens' in value ? `${value.opens} to ${value.closes}` : `“${value.label}”`;
}

function listChanges<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string,
  nameOf: (entry: Entry) => string,
): string[] {
  const was = new Map(before.map((entry) => [keyOf(entry), entry]));
  const is = new Set(after.map(keyOf));
  return [
    ...after.flatMap((entry) => {
      const old = was.get(keyOf(entry));
      if (old === undefined) return [`New: ${nameOf(entry)}.`];
      return JSON.stringify(old) === JSON.stringify(entry) ? [] : [`Changed: ${nameOf(entry)}.`];
    }),
    ...before
      .filter((entry) => !is.has(keyOf(entry)))
      .map((entry) => `Taken away: ${nameOf(entry)}.`),
  ];
}

const batchName = ({ offer, startsOn, state, places }: PublishedBatch) =>
  `the batch of ${offer} from ${startsOn}, ${state}, places ${places}`;
const feeName = ({ of, fromDay, paise }: PublishedFee) =>
  `the fee of ${of} is ${formatPaise(paise)} from ${fromDay}`;
const noticeName = ({ text, fromDay, untilDay }: PublishedNotice) =>
  `the notice “${text}”, from ${fromDay} until ${untilDay}`;
