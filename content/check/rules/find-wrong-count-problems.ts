/**
 * Compares counts in texts ("Ten programs", "four sessions", "2 months") with the content. When a program is added, the
 * sentences that count the programs are easily forgotten.
 */
import type { Content } from '../../content-by-kind.ts';
import {
  type ContentEntry,
  type ContentKindName,
  entriesOf,
  makeFieldProblem,
} from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { listProgramKinds } from '../list-program-kinds.ts';
import type { RuleInput } from '../rule-input.ts';
import { textsOf } from '../texts-of.ts';

const words =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/**
 * Matches a number as a word or in digits, but not after a word such as "other" or "first": "the other two" is not a
 * total.
 */
const number = `(?<!\\b(?:first|last|next|other|these|those) )\\b(${words.join('|')}|\\d+)`;

interface ExpectedCount {
  entry: ContentEntry;
  /** Matches a count in a text of the entry. */
  counted: RegExp;
  actual: number;
}

export function findWrongCountProblems({ content }: RuleInput): ContentProblem[] {
  return listExpectedCounts(content).flatMap(({ entry, counted, actual }) =>
    textsOf(entry.value)
      // `features` and `miniProject` are left out, because their months and projects do not describe the entry itself
      // ("6 months LMS access").
      .filter(({ field }) => field !== 'features' && field !== 'miniProject')
      .flatMap(({ place, text }) =>
        [...text.matchAll(counted)]
          .filter(([, found = '']) => numberMeant(found) !== actual)
          .map(([phrase]) =>
            makeFieldProblem(entry, place, `says "${phrase}", but ${actual} would be right`),
          ),
      ),
  );
}

function listExpectedCounts(content: Content): ExpectedCount[] {
  const { families, workshops, plans, reasons } = content;
  const at = (kind: ContentKindName, index: number) =>
    entriesOf(content, kind).slice(index, index + 1);
  const page = (path: string) => at('pages', Object.keys(content.pages).indexOf(path));
  const heading = (id: string) => at('headings', Object.keys(content.headings).indexOf(id));
  const expectCount = (entries: readonly ContentEntry[], counted: RegExp, actual: number) =>
    entries.map((entry) => ({ entry, counted, actual }));

  return [
    ...listProgramKinds(content).flatMap(({ kind, terms, programs }) => {
      const places = [...at(kind, 0), ...page(terms.path)];
      return [
        ...expectCount(places, numberOf('programs|tracks'), programs.length),
        ...expectCount(at(kind, 0), allOf, programs.length),
        ...expectCount(places, numberOfMonths, terms.months),
      ];
    }),
    ...families.flatMap(({ path, courses }, index) => [
      ...expectCount(
        [...at('families', index), ...page(path)],
        numberOf('courses|ways'),
        courses.length,
      ),
      ...expectCount(at('families', index), allOf, courses.length),
    ]),
    ...workshops.flatMap(({ days }, index) =>
      expectCount(
        at('workshops', index),
        numberOf('sessions|mornings|afternoons|evenings|days'),
        days,
      ),
    ),
    ...expectCount(heading('programs'), numberOf('fields'), families.length),
    ...expectCount(heading('benefits'), numberOf('plans'), plans.length),
    ...expectCount(heading('why-choose-us'), numberOf('things|reasons'), reasons.length),
  ];
}

/**
 * Matches a text such as "Three full stack web development courses": up to four words between the number and the
 * noun.
 */
function numberOf(nouns: string): RegExp {
  return new RegExp(`${number}(?:\\s[\\w-]+){0,4}?\\s(?:${nouns})\\b`, 'gi');
}
const allOf = new RegExp(`\\ball (${words.join('|')})\\b`, 'gi');
const numberOfMonths = new RegExp(`${number}[\\s-]months?\\b`, 'gi');

function numberMeant(found: string): number {
  const word = words.indexOf(found.toLowerCase());
  return word < 0 ? Number(found) : word + 2;
}
