/**
 * Checks the facts that staff publish at the desk: batches, fees, announcements and changed questions. Finds, for
 * example, an open batch of an offer that is no longer sold. Each problem is a sentence that begins with the name of
 * the field. If there are no problems, the rules of `check/rules/` run on the content with these facts merged in.
 */

import type { PublishedFacts } from '#contract/published/published-facts.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { type KindId, kindIds } from '../offers/kinds.ts';
import { defaultQuestionGroups, defaultQuestionsWithGroup } from '../questions/questions.ts';

interface KnownSlugsAndPaths {
  slugs: readonly string[];
  /** The paths of all pages, because an announcement (`notices`) may name only existing pages. */
  paths: readonly string[];
}

export function findPublishedFactProblems(
  facts: PublishedFacts,
  { slugs, paths }: KnownSlugsAndPaths,
): string[] {
  const problems: string[] = [];
  facts.batches.forEach((batch, at) => {
    const field = `batches.${at}`;
    // Only an open batch needs an offer that is still sold. If the offer is no longer sold, no page shows its other
    // batches, so they may stay.
    if (batch.state === 'open' && !slugs.includes(batch.offer))
      problems.push(
        `${field}.offer: nothing is sold as ${batch.offer} any more, but its batch from ${formatDay(batch.startsOn)} is open: cancel that batch.`,
      );
    if (batch.endsOn < batch.startsOn)
      problems.push(
        `${field}.endsOn: the batch ends on ${formatDay(batch.endsOn)}, before it starts on ${formatDay(batch.startsOn)}.`,
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
        `${field}.untilDay: the notice ends on ${formatDay(notice.untilDay)}, before it begins on ${formatDay(notice.fromDay)}.`,
      );
    if (notice.pages === 'all') return;
    for (const path of notice.pages)
      if (!paths.includes(path)) problems.push(`${field}.pages: there is no page ${path}.`);
  });
  for (const [id, fields] of Object.entries(facts.entries?.questions ?? {})) {
    if (fields === null) continue;
    const keepsItsGroup =
      fields.group === undefined && defaultQuestionsWithGroup.some(({ asked }) => asked.id === id);
    if (!keepsItsGroup && !defaultQuestionGroups.some((group) => group.id === fields.group))
      problems.push(`questions.${id}.group: choose the group in which the question stands.`);
  }
  return problems;
}
