/** Finds the batch that makes the content rules refuse the facts, so that the owner knows which batch to change. */

import type { PublishedBatch } from '#contract/published/published-facts.ts';
import { formatDay } from '#contract/text/format-day.ts';

/**
 * Returns a sentence that names the batch that causes the problem and says what to do; null if no batch causes it.
 * `problem` is a sentence of the content rules. A rule about batches names the position in the list. Any other rule
 * names the offer and a field, such as `startDate`, whose value comes from the offer's next batch.
 */
export function describeRefusedBatch(
  problem: string,
  batches: readonly PublishedBatch[],
  titleOf: (slug: string) => string,
): string | null {
  // A problem of the field `offer` is left out. Its sentence is about a batch of an offer that is no longer sold, and
  // already says what to do.
  const position = /^batches\.(\d+)\.(?!offer:)/.exec(problem)?.[1];
  if (position !== undefined) {
    const batch = batches[Number(position)];
    return batch === undefined ? null : sayWhatToDo(batch, titleOf(batch.offer));
  }
  if (!batchFieldPattern.test(problem)) return null;
  const names = (text: string) => problem.includes(`"${text}"`) || problem.includes(`(${text})`);
  const [next] = batches
    .filter(({ offer, state }) => state === 'open' && (names(offer) || names(titleOf(offer))))
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  return next === undefined ? null : sayWhatToDo(next, titleOf(next.offer));
}

/**
 * Matches a problem that a batch can cause: the named field is filled from the batch, or has to agree with its days.
 */
const batchFieldPattern =
  /^content\/catalogue\/.*: (?:startDate|endDate|startTime|endTime|startsAt|days|sessions|subtitle|mentor|language)\b/s;

const sayWhatToDo = ({ startsOn }: PublishedBatch, title: string) =>
  `The batch of “${title}” from ${formatDay(startsOn)} causes this: change or cancel it under Batches, then try again here.`;
