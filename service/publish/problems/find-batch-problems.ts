/**
 * Finds problems of a batch that would prevent the whole site from being published, for example a workshop of two days
 * whose page promises four sessions. Without this check, the owner would learn of the problem only when publishing, or
 * the site would fail on the day on which this batch becomes the offer's next batch.
 */
import type { Store } from '#database/store.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { selectPublishedBatches } from '../../offers/select-published-batches.ts';
import type { DeskPublisherPort } from '../desk-publisher-port.ts';
import { gatherPublishableFacts } from '../gather-publishable-facts.ts';
import { ruleSentenceToPublishProblem } from './to-publish-problem.ts';

type Given = {
  store: Pick<Store, 'publications' | 'batches'>;
  publishing: Pick<DeskPublisherPort, 'check'>;
  today: CalendarDate;
};

/**
 * Returns one sentence per problem. The check leaves out the other batches of the offer, so that the content rules take
 * this batch for the offer's next batch.
 */
export async function findBatchProblems(
  plan: BatchPlan,
  { store, publishing, today }: Given,
): Promise<string[]> {
  const { facts } = await gatherPublishableFacts(store, today);
  const others = facts.batches.filter(({ offer }) => offer !== plan.offer);
  const batch = {
    ...{ ...plan, id: 'this', state: 'open' as const, version: 0 },
    ...{ held: 0, taken: 0, over: 0, waiting: 0, isSample: false, isPublished: false },
  };
  const [only] = selectPublishedBatches([batch], today, { areSamplesSold: false });
  const problems = await publishing.check({
    ...facts,
    batches: only === undefined ? others : [...others, only],
  });
  if (problems.length === 0) return [];
  const known = new Set(await publishing.check({ ...facts, batches: others }));
  return problems
    .filter((problem) => !known.has(problem))
    .map((problem) => ruleSentenceToPublishProblem(problem).sentence);
}
