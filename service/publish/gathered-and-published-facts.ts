/**
 * Compares gathered facts, which a publication made now would contain, with published facts. Also converts published
 * facts to gathered facts, tells whether a batch is published as it is saved, and makes the facts for a return to an
 * earlier publication.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PublishedBatch, PublishedFacts } from '#contract/published/published-facts.ts';
import type { RecentPublication } from '#database/publications/publication-port.ts';
import type { BatchPublishState } from '#desk/api-types/batches-and-fees-api.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { GatheredFacts } from './gather-publishable-facts.ts';

const emptyFacts: GatheredFacts = {
  batches: [],
  fees: [],
  notices: [],
  provider: {},
  entries: {},
};

/** Converts published facts to the type of gathered facts. Before the first publication, the result is empty. */
export const toGatheredFacts = (facts: PublishedFacts | undefined): GatheredFacts => ({
  ...emptyFacts,
  ...facts,
  entries: facts?.entries ?? {},
});

/**
 * A batch as staff plan it, without two values that the service counts: `places`, the places left, and `revision`, how
 * often the batch was saved.
 */
export type BatchWithoutCounts = Omit<PublishedBatch, 'places' | 'revision'>;
export const omitBatchCounts = ({
  places: _places,
  revision: _revision,
  ...batch
}: PublishedBatch): BatchWithoutCounts => batch;

/**
 * Returns what staff have saved of a batch, without values that change by themselves. One of them is the state: a batch
 * becomes running or over because a day passes.
 */
function asSaved(batch: PublishedBatch) {
  const { state, ...planned } = omitBatchCounts(batch);
  return { ...planned, isCancelled: state === 'cancelled' };
}

/**
 * Computes a hash of the facts. It changes when staff save something, but not when a day passes or a place is taken.
 */
export function hashFacts({ batches, ...others }: GatheredFacts): string {
  const text = JSON.stringify({ ...others, batches: batches.map(asSaved) });
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** Tells whether the published pages show the batch as it is saved now, as it was saved earlier, or not at all. */
export function batchPublicationStatus(
  id: string,
  published: GatheredFacts,
  now: GatheredFacts,
): BatchPublishState {
  const [shown, saved] = [published, now].map(({ batches }) => {
    const found = batches.find((batch) => batch.id === id);
    return found && asSaved(found);
  });
  if (shown === undefined) return 'not shown';
  return isDeepStrictEqual(shown, saved) ? 'as saved' : 'as before';
}

/**
 * Returns the facts as pages show them on this day. A batch begins and ends without a new publication, so its state
 * follows from the day.
 */
export function computeFactsOnDay(
  facts: PublishedFacts | undefined,
  day: CalendarDate,
): GatheredFacts {
  const { batches, ...others } = toGatheredFacts(facts);
  return {
    ...others,
    batches: batches.map((batch) =>
      batch.state === 'cancelled' ? batch : { ...batch, state: stateOnDay(batch, day) },
    ),
  };
}

function stateOnDay({ startsOn, endsOn }: PublishedBatch, day: CalendarDate) {
  if (day > endsOn) return 'over';
  return day > startsOn ? 'running' : 'open';
}

/**
 * Makes the facts to publish when a member goes back to an earlier version. Announcements, contact details and entries
 * come from that version. Batches and fees stay as they are now, because orders are made with them.
 */
export function makeFactsToReturnTo(earlier: PublishedFacts, now: GatheredFacts): GatheredFacts {
  const { notices, provider, entries } = toGatheredFacts(earlier);
  return { notices, provider, entries, batches: now.batches, fees: now.fees };
}

/** The facts that come from the earlier version when a member goes back to it. */
const restoredParts = ({ notices, provider, entries = {} }: PublishedFacts) => ({
  notices,
  provider,
  entries,
});

/**
 * Whether the site shows an earlier version because a member went back to it. False if a member has undone the return
 * since: the newest facts then equal those of the last publication that was no return. The list begins with the newest
 * publication.
 */
export function isShowingEarlierVersion([
  newest,
  ...earlier
]: readonly RecentPublication[]): boolean {
  if (newest === undefined || newest.backTo === null) return false;
  const last = earlier.find(({ backTo }) => backTo === null);
  return (
    last === undefined || !isDeepStrictEqual(restoredParts(last.facts), restoredParts(newest.facts))
  );
}
