/** Compares facts as staff see them: what they would publish, what visitors see, and what was published before. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PublishedBatch, PublishedFacts } from '#contract/published-facts.ts';
import type { RecentPublication } from '#database/publications/publication-port.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { GatheredFacts } from './gather-facts.ts';

const nothing: GatheredFacts = {
  batches: [],
  fees: [],
  notices: [],
  provider: {},
  entries: {},
};

/** Published facts in the form in which facts are gathered; none before the first publication. */
export const gatheredFacts = (facts: PublishedFacts | undefined): GatheredFacts => ({
  ...nothing,
  ...facts,
  entries: facts?.entries ?? {},
});

/** The same after visitors have taken places, and on another day: only what staff save counts. */
export function hashFacts({ batches, ...others }: GatheredFacts): string {
  const planned = batches.map(({ places: _, state, ...batch }) => ({
    ...batch,
    isCancelled: state === 'cancelled',
  }));
  const text = JSON.stringify({ ...others, batches: planned });
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** The facts as pages show them on this day: batches begin and end at midnight without a publication. */
export function factsOnDay(facts: PublishedFacts | undefined, day: CalendarDate): GatheredFacts {
  const { batches, ...others } = gatheredFacts(facts);
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
 * Whether a member went back to the newest of these publications. A return to what was published last undoes an
 * earlier return.
 */
export function isReturn([newest, ...earlier]: readonly RecentPublication[]): boolean {
  if (newest === undefined || newest.backTo === null) return false;
  const last = earlier.find(({ backTo }) => backTo === null);
  return !isDeepStrictEqual({ ...last?.facts, number: 0 }, { ...newest.facts, number: 0 });
}
