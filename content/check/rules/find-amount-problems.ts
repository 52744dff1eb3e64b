/**
 * Checks amounts of money in texts. An amount must be the fee of the entry or page. Where there is no such fee, any
 * amount of `fees.ts` is accepted. The terms must write amounts as placeholders. Not checked: costs that a learner pays
 * to others (for a microcontroller board, to a model provider, for an examination), and sums in exercises.
 */
import { formatRupees } from '../../format-rupees.ts';
import {
  type ContentEntry,
  type ContentKindName,
  isPlainObject,
  listAllEntries,
  makeFieldProblem,
} from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { listProgramKinds } from '../list-program-kinds.ts';
import type { RuleInput } from '../rule-input.ts';
import { textsOf } from '../texts-of.ts';

const amountPattern = /(?:₹|\bRs\b\.?|\bINR\b)\s*(\d[\d,]*)|(\d[\d,]*)\s*(?:rupees\b|\/-)/gi;
const fieldsWithOtherCosts: ReadonlySet<string> = new Set(['needs', 'project', 'modules', 'tools']);
const kindsWithOtherPrices: ReadonlySet<ContentKindName> = new Set([
  'govtExams',
  'phpProjects',
  'projectDocumentations',
]);

export function findAmountProblems({ content }: RuleInput): ContentProblem[] {
  const fees = Object.values(content.fees);
  const byPage = new Map<string, number>(
    listProgramKinds(content).map(({ terms, feeRupees }) => [terms.path, feeRupees]),
  );

  /** The fees that a text of this entry may name. */
  const allowedAmountsOf = ({ kind, name, value }: ContentEntry): readonly number[] => {
    if (isPlainObject(value) && typeof value.feeRupees === 'number') return [value.feeRupees];
    const page =
      kind === 'pages' ? [...byPage].find(([path]) => name?.endsWith(`"${path}"`)) : null;
    return page ? [page[1]] : [...fees, ...content.allowedNonFeeRupees];
  };

  return listAllEntries(content).flatMap((entry) => {
    if (kindsWithOtherPrices.has(entry.kind)) return [];
    const allowed = allowedAmountsOf(entry);
    return textsOf(entry.value).flatMap(({ field, place, text }) => {
      if (fieldsWithOtherCosts.has(field)) return [];
      return [...text.matchAll(amountPattern)].flatMap(([, after, before]) => {
        const rupees = Number((after ?? before ?? '').replaceAll(',', ''));
        if (entry.kind === 'terms') {
          return [
            makeFieldProblem(
              entry,
              place,
              `spells ${formatRupees(rupees)}; write {rupees:${rupees}}`,
            ),
          ];
        }
        if (allowed.includes(rupees)) return [];
        const [only] = allowed;
        const reason =
          allowed.length === 1 && only !== undefined
            ? `says ${formatRupees(rupees)}, but the fee is ${formatRupees(only)} (content/fees.ts)`
            : `says ${formatRupees(rupees)}, which is neither a fee nor another amount of content/fees.ts`;
        return [makeFieldProblem(entry, place, reason)];
      });
    });
  });
}
