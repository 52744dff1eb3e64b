import { type ContentProblem, formatContentProblem } from './content-problem.ts';
import type { RuleInput } from './rule-input.ts';
import { findAmbiguousKeywordProblems } from './rules/find-ambiguous-keyword-problems.ts';
import { findAmountProblems } from './rules/find-amount-problems.ts';
import { findBeginnerQuestionProblems } from './rules/find-beginner-question-problems.ts';
import { findCourseAndFamilyProblems } from './rules/find-course-and-family-problems.ts';
import { findDateProblems } from './rules/find-date-problems.ts';
import { findDuplicateProblems } from './rules/find-duplicate-problems.ts';
import { findFeeAndPlanProblems } from './rules/find-fee-and-plan-problems.ts';
import { findLinkProblems } from './rules/find-link-problems.ts';
import { findMissingEntryProblems } from './rules/find-missing-entry-problems.ts';
import { findPictureAndDownloadProblems } from './rules/find-picture-and-download-problems.ts';
import { findRedirectProblems } from './rules/find-redirect-problems.ts';
import { findSchemaProblems } from './rules/find-schema-problems.ts';
import { findTextProblems } from './rules/find-text-problems.ts';
import { findWrongCountProblems } from './rules/find-wrong-count-problems.ts';

type Rule = (input: RuleInput) => ContentProblem[];

/**
 * To add a rule, add a file in `rules/` and a line here. The order matters: a field is reported by the first rule that
 * finds a problem in it. `findTextProblems` comes before `findSchemaProblems`, because a hidden character would also be
 * reported as an invalid value.
 */
const rules: readonly Rule[] = [
  findTextProblems,
  findSchemaProblems,
  findMissingEntryProblems,
  findDuplicateProblems,
  findAmbiguousKeywordProblems,
  findCourseAndFamilyProblems,
  findLinkProblems,
  findBeginnerQuestionProblems,
  findRedirectProblems,
  findPictureAndDownloadProblems,
  findDateProblems,
  findFeeAndPlanProblems,
  findAmountProblems,
  findWrongCountProblems,
];

/** All mistakes of the given content, one sentence each. */
export function runContentRules(input: RuleInput): string[] {
  const schemaProblems = findSchemaProblems(input);
  const reportedPlaces = new Set<string>();
  const sentences = rules.flatMap((rule) => {
    const found =
      rule === findSchemaProblems
        ? schemaProblems
        : runRule(rule, input, schemaProblems.length > 0);
    const newProblems = found.filter((one) => !reportedPlaces.has(placeOf(one)));
    for (const one of newProblems) if (one.place !== undefined) reportedPlaces.add(placeOf(one));
    return newProblems.map(formatContentProblem);
  });
  return [...new Set(sentences)];
}

/**
 * Rules are written for entries that fit their schema. If an entry does not fit its schema, an error in a rule is
 * ignored, because the schema's own report already tells the editor what to correct. Otherwise the error is a bug of
 * the rule.
 */
function runRule(rule: Rule, input: RuleInput, hasSchemaProblems: boolean): ContentProblem[] {
  try {
    return rule(input);
  } catch (error) {
    if (!hasSchemaProblems) throw error;
    return [];
  }
}

function placeOf({ file, entry, place }: ContentProblem): string {
  return JSON.stringify([file, entry, place]);
}
