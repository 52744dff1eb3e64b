/**
 * Checks published facts: `PUBLISHED_FACTS=facts.json node scripts/check-facts.ts`. Its last line is a list of sentences,
 * as JSON; none, and they can be published.
 */

import { publishedProblems } from '#content/check/published-problems.ts';
import { checkContent } from '#content/check.ts';
import { offers } from '#content/offers/offers.ts';
import { published } from '#content/published.ts';
import { prerenderedPaths } from '#site/prerendered-paths.ts';

const sold = { slugs: offers.map(({ slug }) => slug), paths: prerenderedPaths };
const misfits = publishedProblems(published, sold);
// What does not fit is laid over nothing, or over the wrong thing: it is said first.
const problems = misfits.length > 0 ? misfits : await checkContent();
console.log(JSON.stringify(problems));
