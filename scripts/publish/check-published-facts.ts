/**
 * Checks published facts. The last line of the output is a JSON list of sentences; if the list is empty, the facts can
 * be published.
 *
 *   PUBLISHED_FACTS=facts.json node scripts/publish/check-published-facts.ts
 */
import './turn-off-schema-compiler.ts';
import { findLoadedContentProblems } from '#content/check/find-loaded-content-problems.ts';
import { findPublishedFactProblems } from '#content/check/find-published-fact-problems.ts';
import { offers } from '#content/offers/offers.ts';
import { publishedFacts } from '#content/published-facts-at-render.ts';
import { prerenderedPaths } from '#site/prerendered-paths.ts';

const sold = { slugs: offers.map(({ slug }) => slug), paths: prerenderedPaths };
const misfits = findPublishedFactProblems(publishedFacts, sold);
// If a published fact does not fit the content, only this is reported. The other checks would be misleading, because
// such a fact replaces nothing or the wrong entry.
const problems = misfits.length > 0 ? misfits : await findLoadedContentProblems();
console.log(JSON.stringify(problems));
