import type { Material } from './material.ts';
import { type Problem, sentenceOf } from './problem.ts';
import { amountProblems } from './rules/amount-problems.ts';
import { catalogueProblems } from './rules/catalogue-problems.ts';
import { countProblems } from './rules/count-problems.ts';
import { feeProblems } from './rules/fee-problems.ts';
import { keywordProblems } from './rules/keyword-problems.ts';
import { linkProblems } from './rules/link-problems.ts';
import { nameProblems } from './rules/name-problems.ts';
import { pictureProblems } from './rules/picture-problems.ts';
import { redirectProblems } from './rules/redirect-problems.ts';
import { repeatProblems } from './rules/repeat-problems.ts';
import { shapeProblems } from './rules/shape-problems.ts';
import { startingQuestionProblems } from './rules/starting-question-problems.ts';
import { textProblems } from './rules/text-problems.ts';
import { timeProblems } from './rules/time-problems.ts';

type Rule = (material: Material) => Problem[];

/**
 * A new kind of mistake is a file in this folder and a line here. The order counts: each field is told by
 * the first rule that has something to say of it. A hidden character, say, spoils a shape as well.
 */
const rules: readonly Rule[] = [
  textProblems,
  shapeProblems,
  nameProblems,
  repeatProblems,
  keywordProblems,
  catalogueProblems,
  linkProblems,
  startingQuestionProblems,
  redirectProblems,
  pictureProblems,
  timeProblems,
  feeProblems,
  amountProblems,
  countProblems,
];

/** All mistakes of the given content, one sentence each; none is an empty list. */
export function findContentProblems(material: Material): string[] {
  const isMisshapen = shapeProblems(material).length > 0;
  const told = new Set<string>();
  const sentences = rules.flatMap((rule) => {
    const news = run(rule, material, isMisshapen).filter((one) => !told.has(placeOf(one)));
    for (const one of news) if (one.place !== undefined) told.add(placeOf(one));
    return news.map(sentenceOf);
  });
  return [...new Set(sentences)];
}

/**
 * A rule relies on shapes. Where one is wrong, that is said, and the rule is asked again once it is
 * right; where none is, the rule itself is broken.
 */
function run(rule: Rule, material: Material, isMisshapen: boolean): Problem[] {
  try {
    return rule(material);
  } catch (error) {
    if (!isMisshapen) throw error;
    return [];
  }
}

function placeOf({ file, entry, place }: Problem): string {
  return JSON.stringify([file, entry, place]);
}
