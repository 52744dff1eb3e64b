/**
 * Finds problems of a fee that would prevent the whole site from being published. Without this check, a fee for a later
 * day would be refused only when that day begins, at midnight, when nobody is at the desk.
 */
import type { Store } from '#database/store.ts';
import type { DatedFee } from '#domain/batches/fee-on-day.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { DeskPublisherPort } from '../desk-publisher-port.ts';
import { gatherPublishableFacts } from '../gather-publishable-facts.ts';
import { ruleSentenceToPublishProblem } from './to-publish-problem.ts';

type Given = {
  store: Pick<Store, 'publications' | 'batches'>;
  publishing: Pick<DeskPublisherPort, 'check'>;
  today: CalendarDate;
};

/** Returns one sentence per problem. The check treats the fee as if it applied from today. */
export async function findFeeProblems(
  { of, paise, reason }: Pick<DatedFee, 'of' | 'paise' | 'reason'>,
  { store, publishing, today }: Given,
): Promise<string[]> {
  const { facts } = await gatherPublishableFacts(store, today);
  const others = facts.fees.filter((fee) => fee.of !== of);
  const fees = [...others, { of, paise, reason, fromDay: today }];
  const problems = await publishing.check({ ...facts, fees });
  if (problems.length === 0) return [];
  // A problem names a fee by its position in the list. This fee is the last, so that the problems of other fees read
  // the same without it.
  const known = new Set(await publishing.check({ ...facts, fees: others }));
  return problems
    .filter((problem) => !known.has(problem))
    .map((problem) => ruleSentenceToPublishProblem(problem).sentence);
}
