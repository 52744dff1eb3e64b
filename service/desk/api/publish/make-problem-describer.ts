/** Describes to the owner why facts can't be published. */
import type { PublishedFacts } from '#contract/published/published-facts.ts';
import type { PublishProblem } from '#desk/api-types/publish-api.ts';
import { titleOfEntryWithKey } from '../../../publish/editable-entries.ts';
import { describeRefusedBatch } from '../../../publish/problems/describe-refused-batch.ts';
import { ruleSentenceToPublishProblem } from '../../../publish/problems/to-publish-problem.ts';
import type { ApiOptions } from '../api-options.ts';

export const siteNotBuiltProblem: PublishProblem = {
  field: null,
  sentence: 'The site is not built here.',
};

/**
 * Returns a function that turns a sentence of the content rules about these facts into a problem that the owner
 * understands: it names the entry by its title. If the days of a batch cause the problem, it also names the batch and
 * says what to do.
 */
export function makeProblemDescriber(
  { publishing, offers }: Pick<ApiOptions, 'publishing' | 'offers'>,
  { entries, batches }: Pick<PublishedFacts, 'entries' | 'batches'>,
): (said: string) => PublishProblem {
  return (said) => {
    const { field, sentence } = ruleSentenceToPublishProblem(said, (key) =>
      titleOfEntryWithKey(publishing?.defaultFacts ?? null, entries ?? {}, key),
    );
    const batch = describeRefusedBatch(said, batches, (slug) => offers.find(slug)?.title ?? slug);
    return { field, sentence: batch === null ? sentence : `${sentence} ${batch}` };
  };
}
