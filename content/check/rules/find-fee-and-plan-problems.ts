/**
 * Checks fees: an entry must have the fee that `fees.ts` sets for its kind, and a plan the fee and the months of the
 * programs on the page to which it links.
 */
import {
  type ContentKindName,
  checkEachEntry,
  entriesOf,
  makeFieldProblem,
} from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { listProgramKinds } from '../list-program-kinds.ts';
import type { RuleInput } from '../rule-input.ts';

export function findFeeAndPlanProblems(input: RuleInput): ContentProblem[] {
  return [...ownFeeProblems(input), ...planProblems(input)];
}

function ownFeeProblems({ content }: RuleInput): ContentProblem[] {
  const { fees, workshops, enrolment } = content;
  const compare = (kind: ContentKindName, found: readonly number[], feeName: string, fee: number) =>
    entriesOf(content, kind).flatMap((entry, index) => {
      if (found[index] === fee) return [];
      const reason = `is ${found[index]}, but content/fees.ts says ${fee}; write fees.${feeName} here, and change a fee there`;
      return [makeFieldProblem(entry, 'feeRupees', reason)];
    });
  return [
    ...compare(
      'workshops',
      workshops.map((one) => one.feeRupees),
      'workshopRupees',
      fees.workshopRupees,
    ),
    ...compare('enrolment', [enrolment.feeRupees], 'internshipRupees', fees.internshipRupees),
    ...listProgramKinds(content).flatMap(({ kind, terms, feeName, feeRupees }) =>
      compare(kind, [terms.feeRupees], feeName, feeRupees),
    ),
  ];
}

function planProblems({ content }: RuleInput): ContentProblem[] {
  return checkEachEntry(content, 'plans', ({ link, feeRupees, months: { from, to } }, entry) => {
    const path = content.redirects.find((redirect) => redirect.from === link)?.to ?? link;
    const sold = listProgramKinds(content).find(({ terms }) => terms.path === path);
    const problems: ContentProblem[] = [];
    if (sold && feeRupees !== sold.feeRupees) {
      const reason = `is ${feeRupees}, but the programs on "${path}" cost ${sold.feeRupees}; write fees.${sold.feeName} here`;
      problems.push(makeFieldProblem(entry, 'feeRupees', reason));
    }
    if (from > to) {
      problems.push(
        makeFieldProblem(entry, 'months', `go from ${from} to ${to}, which is backwards`),
      );
    } else if (sold && (sold.terms.months < from || sold.terms.months > to)) {
      const reason = `go from ${from} to ${to}, but the programs on "${path}" take ${sold.terms.months}`;
      problems.push(makeFieldProblem(entry, 'months', reason));
    }
    return problems;
  });
}
