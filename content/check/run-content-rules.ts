import { type Problem, problemSentence } from './problem.ts';
import type { RuleInput } from './rule-input.ts';
import { ambiguousKeywordProblems } from './rules/ambiguous-keyword-problems.ts';
import { amountProblems } from './rules/amount-problems.ts';
import { beginnerQuestionProblems } from './rules/beginner-question-problems.ts';
import { catalogueProblems } from './rules/catalogue-problems.ts';
import { duplicateProblems } from './rules/duplicate-problems.ts';
import { feeProblems } from './rules/fee-problems.ts';
import { linkProblems } from './rules/link-problems.ts';
import { missingEntryProblems } from './rules/missing-entry-problems.ts';
import { pictureProblems } from './rules/picture-problems.ts';
import { redirectProblems } from './rules/redirect-problems.ts';
import { shapeProblems } from './rules/shape-problems.ts';
import { textProblems } from './rules/text-problems.ts';
import { timeProblems } from './rules/time-problems.ts';
import { wrongCountProblems } from './rules/wrong-count-problems.ts';

type Rule = (input: RuleInput) => Problem[];

/**
 * To add a rule, add a file in `rules/` and a line here. The order matters: each field is reported by the first rule
 * that finds a problem in it. A hidden character, for example, can also make a value violate its schema.
 */
const rules: readonly Rule[] = [
  textProblems,
  shapeProblems,
  missingEntryProblems,
  duplicateProblems,
  ambiguousKeywordProblems,
  catalogueProblems,
  linkProblems,
  beginnerQuestionProblems,
  redirectProblems,
  pictureProblems,
  timeProblems,
  feeProblems,
  amountProblems,
  wrongCountProblems,
];

/** All mistakes of the given content, one sentence each. */
export function runContentRules(input: RuleInput): string[] {
  const isMisshapen = shapeProblems(input).length > 0;
  const told = new Set<string>();
  const sentences = rules.flatMap((rule) => {
    const news = run(rule, input, isMisshapen).filter((one) => !told.has(placeOf(one)));
    for (const one of news) if (one.place !== undefined) told.add(placeOf(one));
    return news.map(problemSentence);
  });
  return [...new Set(sentences)];
}

/**
 * Rules expect entries of the right shape. While an entry has a wrong shape, a rule that throws is skipped, because the
 * shape is reported first. If all shapes are right, the error is a bug of the rule.
 */
function run(rule: Rule, input: RuleInput, isMisshapen: boolean): Problem[] {
  try {
    return rule(input);
  } catch (error) {
    if (!isMisshapen) throw error;
    return [];
  }
}

function placeOf({ file, entry, place }: Problem): string {
  return JSON.stringify([file, entry, place]);
}
