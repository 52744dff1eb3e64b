/** Describes the changes that a publication would make, in sentences that staff read before publishing. */

import {
  type AnyEntryFields,
  type EntryListName,
  entryListNames,
  type PublishedEntries,
} from '#contract/published/published-entries.ts';
import type {
  PublishedAnnouncement,
  PublishedBatch,
  PublishedFee,
  PublishedProvider,
} from '#contract/published/published-facts.ts';
import { formatDay, formatDayRange } from '#contract/text/format-day.ts';
import { formatDaysAndHours24h } from '#contract/text/format-days-and-hours-24h.ts';
import { languageNames } from '#contract/text/language-names.ts';
import { formatPaise } from '#domain/money/money.ts';
import { titleOfEntry } from './editable-entries.ts';
import type { GatheredFacts } from './gather-publishable-facts.ts';
import { type BatchWithoutCounts, omitBatchCounts } from './gathered-and-published-facts.ts';

const providerNames: Readonly<Record<keyof PublishedProvider, string>> = {
  phone: 'The phone number',
  email: 'The email address',
  supportHours: 'The hours in which calls are answered',
  address: 'The address',
  chat: 'The chat button',
  social: 'The links to social networks',
  lmsUrl: 'The address of the LMS',
  gstin: 'The GSTIN',
  legalName: 'The legal name',
  grievanceOfficer: 'The grievance officer',
};

/** `nameOf` returns the name of an offer, or of a kind of offers, by its slug. */
export function describeChanges(
  before: GatheredFacts,
  after: GatheredFacts,
  nameOf: (slug: string) => string,
): string[] {
  const batchName = ({ offer, startsOn, state, sample }: BatchWithoutCounts) =>
    `the ${sample ? 'sample ' : ''}batch of ${nameOf(offer)} from ${formatDay(startsOn)}, ${stateWords[state]}`;
  const feeName = ({ of, fromDay, paise }: PublishedFee) =>
    `the fee of ${nameOf(of)} is ${formatPaise(paise)} from ${formatDay(fromDay)}`;
  return [
    ...providerChanges(before.provider, after.provider),
    ...listChanges(
      before.batches.map(omitBatchCounts),
      after.batches.map(omitBatchCounts),
      ({ id }) => id,
      batchName,
      batchDifferences,
    ),
    ...listChanges(before.fees, after.fees, (fee) => `${fee.of} ${fee.fromDay}`, feeName),
    // All fields of an announcement serve as its key, because announcements have no name and two of them may say the
    // same on different pages.
    ...listChanges(before.notices, after.notices, (notice) => JSON.stringify(notice), noticeName),
    ...entryListNames.flatMap((list) => entryChanges(before.entries, after.entries, list)),
  ];
}

const entryNames: Readonly<Record<EntryListName, string>> = {
  statistics: 'The figure',
  testimonials: 'What is printed of',
  collaborators: 'The collaborator',
  projects: 'The learner’s project',
  questions: 'The question',
};

/** Returns the name by which staff know the entry; if its fields are unknown, the words of its key. */
const entryName = (fields: AnyEntryFields | null | undefined, key: string) =>
  fields ? titleOfEntry(fields) : key.replaceAll('-', ' ');

function entryChanges(
  before: PublishedEntries,
  after: PublishedEntries,
  list: EntryListName,
): string[] {
  const was: Record<string, AnyEntryFields | null> = before[list] ?? {};
  const is: Record<string, AnyEntryFields | null> = after[list] ?? {};
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys
    .filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    .map((key) => {
      const [old, now] = [was[key], is[key]];
      const name = `${entryNames[list]} “${entryName(now ?? old, key)}”`;
      if (now === undefined) return `${name} is again as the site was built, or gone.`;
      if (now === null) return `${name} is left out.`;
      return now.isSample ? `${name} is changed.` : `${name} is changed, and is no sample.`;
    });
}

function providerChanges(before: PublishedProvider, after: PublishedProvider): string[] {
  const names = Object.keys(providerNames) as (keyof PublishedProvider)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) =>
      after[name] === undefined
        ? `${providerNames[name]} is again the one that the site was built with.`
        : `${providerNames[name]} becomes ${formatProviderValue(after[name])}.`,
    );
}

function formatProviderValue(value: PublishedProvider[keyof PublishedProvider]): string {
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
  /** Lists what differs in a changed entry. The list is shown in parentheses after the entry's name. */
  differencesOf: (old: Entry, entry: Entry) => string[] = () => [],
): string[] {
  const was = new Map(before.map((entry) => [keyOf(entry), entry]));
  const is = new Set(after.map(keyOf));
  return [
    ...after.flatMap((entry) => {
      const old = was.get(keyOf(entry));
      if (old === undefined) return [`New: ${nameOf(entry)}.`];
      if (JSON.stringify(old) === JSON.stringify(entry)) return [];
      const differences = differencesOf(old, entry).join('; ');
      return [`Changed: ${nameOf(entry)}${differences === '' ? '' : ` (${differences})`}.`];
    }),
    ...before
      .filter((entry) => !is.has(keyOf(entry)))
      .map((entry) => `Taken away: ${nameOf(entry)}.`),
  ];
}

/** The fields of a batch that are compared, as text. The batch's name already says the others. */
const batchFields: Readonly<Record<string, (batch: BatchWithoutCounts) => string>> = {
  dates: ({ startsOn, endsOn }) => formatDayRange(startsOn, endsOn),
  'class hours': formatDaysAndHours24h,
  language: ({ language }) => languageNames[language],
  mentor: ({ mentor }) => mentor,
  seats: ({ seats }) => (seats === null ? 'no limit' : String(seats)),
  'early price': ({ earlyPrice }) =>
    earlyPrice === undefined
      ? 'none'
      : `${formatPaise(earlyPrice.paise)} until ${formatDay(earlyPrice.untilDay)}, ${earlyPrice.reason}`,
};

const batchDifferences = (old: BatchWithoutCounts, batch: BatchWithoutCounts): string[] =>
  Object.entries(batchFields).flatMap(([name, read]) =>
    read(old) === read(batch) ? [] : [`${name}: ${read(batch)}, before: ${read(old)}`],
  );

const stateWords: Readonly<Record<PublishedBatch['state'], string>> = {
  open: 'open for enrolment',
  running: 'running',
  over: 'over',
  cancelled: 'cancelled',
};

const noticeName = ({ text, pages, fromDay, untilDay }: PublishedAnnouncement) =>
  `the notice “${text}”, from ${formatDay(fromDay)} until ${formatDay(untilDay)}, ${
    pages === 'all' ? 'on every page' : `on ${pages.join(', ')}`
  }`;
