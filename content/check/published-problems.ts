/**
 * What is wrong with published facts beside this content: each sentence begins with the field it belongs to. What the
 * facts then do to the content is checked by the rules of content itself, with the facts in place.
 */
import type { PublishedFacts } from '#contract/published-facts.ts';
import { type KindId, kindIds } from '../offers/kinds.ts';

export interface SoldHere {
  slugs: readonly string[];
  /** Addresses of all pages. */
  paths: readonly string[];
}

export function publishedProblems(facts: PublishedFacts, { slugs, paths }: SoldHere): string[] {
  const problems: string[] = [];
  facts.batches.forEach((batch, at) => {
    const field = `batches.${at}`;
    if (!slugs.includes(batch.offer))
      problems.push(`${field}.offer: nothing is sold as ${batch.offer}.`);
    if (batch.endsOn < batch.startsOn)
      problems.push(
        `${field}.endsOn: the batch ends on ${batch.endsOn}, before it starts on ${batch.startsOn}.`,
      );
    if (batch.to <= batch.from)
      problems.push(
        `${field}.to: a session ends at ${batch.to}, before it begins at ${batch.from}.`,
      );
  });
  facts.fees.forEach((fee, at) => {
    const field = `fees.${at}`;
    if (!kindIds.includes(fee.of as KindId))
      problems.push(
        `${field}.of: pages show one fee for each kind of offer (${kindIds.join(', ')}), and none for ${fee.of} alone.`,
      );
    if (fee.paise % 100 !== 0)
      problems.push(
        `${field}.paise: fees on pages are whole rupees, and this is ${fee.paise} paise.`,
      );
  });
  facts.notices.forEach((notice, at) => {
    const field = `notices.${at}`;
    if (notice.untilDay < notice.fromDay)
      problems.push(
        `${field}.untilDay: the notice ends on ${notice.untilDay}, before it begins on ${notice.fromDay}.`,
      );
    if (notice.pages === 'all') return;
    for (const path of notice.pages)
      if (!paths.includes(path)) problems.push(`${field}.pages: there is no page ${path}.`);
  });
  return problems;
}
