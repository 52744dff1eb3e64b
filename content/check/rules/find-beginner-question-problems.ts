/**
 * Checks the answers to the beginners' questions below "Is this for me?". An answer may link to a module of its course
 * or to another offer, but not to both. The target must exist: if it was renamed, the page would not show the link.
 */
import type { Content } from '../../content-by-kind.ts';
import { checkEachEntry, makeFieldProblem } from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { formatDidYouMean } from '../find-closest-word.ts';
import { listProgramKinds } from '../list-program-kinds.ts';
import type { RuleInput } from '../rule-input.ts';

export function findBeginnerQuestionProblems({ content }: RuleInput): ContentProblem[] {
  const slugs = slugsOf(content);
  return checkEachEntry(content, 'courses', ({ slug, modules, beginnerQuestions }, entry) => {
    const titles = modules.map(({ title }) => title);
    const others = slugs.filter((one) => one !== slug);
    return beginnerQuestions.flatMap(({ answers }, question) =>
      answers.flatMap(({ module, offer }, answer) => {
        const place = `beginnerQuestions ${question + 1}, answers ${answer + 1}`;
        const dead = (key: string, wanted: string, known: readonly string[], what: string) =>
          known.includes(wanted)
            ? []
            : [
                makeFieldProblem(
                  entry,
                  `${place}, ${key}`,
                  `is "${wanted}", which is ${what}${formatDidYouMean(wanted, known)}`,
                ),
              ];
        if (module !== undefined && offer !== undefined)
          return [
            makeFieldProblem(entry, place, 'leads to a module and to an offer; keep one of them'),
          ];
        if (module !== undefined) return dead('module', module, titles, 'no module of this course');
        if (offer !== undefined) return dead('offer', offer, others, 'no other offer');
        return [];
      }),
    );
  });
}

const slugsOf = (content: Content) => [
  ...content.courses.map(({ slug }) => slug),
  ...listProgramKinds(content).flatMap(({ programs }) => programs.map(({ slug }) => slug)),
  ...content.workshops.map(({ slug }) => slug),
];
