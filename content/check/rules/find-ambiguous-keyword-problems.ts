/**
 * Finds keywords that are ambiguous. Links name a course by its title or keywords. If the words of a link match two
 * courses, neither is found, and the visitor gets the general prospectus. The check uses the same function as the
 * page.
 */
import { findCourseByTitle } from '../../catalogue/find-course-by-title.ts';
import type { Content } from '../../content-by-kind.ts';
import { type Entry, entriesOf, makeEntryProblem } from '../content-entries.ts';
import type { Problem } from '../problem.ts';
import type { RuleInput } from '../rule-input.ts';

type Kind = 'courses' | 'skillPrograms' | 'intermediatePrograms' | 'superPrograms';

export function findAmbiguousKeywordProblems({ content }: RuleInput): Problem[] {
  const courses = named(content, 'courses');
  const programs = [
    ...named(content, 'skillPrograms'),
    ...named(content, 'intermediatePrograms'),
    ...named(content, 'superPrograms'),
  ];
  // A keyword that is in the title of a course belongs to that course, and `inTitle` reports it at every other course.
  // Such a keyword is not passed to `sameKeyword`, which would report it a second time.
  const untitled = courses.map((course) => ({
    ...course,
    keywords: course.keywords.filter((word) => !courses.some(({ title }) => occursIn(word, title))),
  }));
  return [...inTitle(courses), ...sameKeyword(untitled), ...sameKeyword(programs)];
}

interface Named {
  entry: Entry;
  title: string;
  keywords: readonly string[];
}

function named(content: Content, kind: Kind): Named[] {
  const entries = entriesOf(content, kind);
  return content[kind].flatMap(({ title, keywords }, index) => {
    const entry = entries[index];
    return entry ? [{ entry, title, keywords }] : [];
  });
}

/** Finds keywords that two entries share. Each is reported once, at the later entry. */
function sameKeyword(all: readonly Named[]): Problem[] {
  return all.flatMap((one, index) =>
    one.keywords.flatMap((keyword) => {
      const earlier = othersThan(one, all.slice(0, index));
      const other = earlier.find(({ keywords }) =>
        keywords.some((word) => sameWords(word, keyword)),
      );
      return other ? [makeEntryProblem(one.entry, alsoNames(keyword, other))] : [];
    }),
  );
}

function inTitle(all: readonly Named[]): Problem[] {
  return all.flatMap((one) =>
    one.keywords.flatMap((keyword) => {
      const other = othersThan(one, all).find(({ title }) => occursIn(keyword, title));
      return other ? [makeEntryProblem(one.entry, alsoNames(keyword, other))] : [];
    }),
  );
}

/** The entries whose title differs from that of `one`. Another rule reports entries with the same title. */
function othersThan(one: Named, all: readonly Named[]): readonly Named[] {
  return all.filter(({ title }) => !sameWords(title, one.title));
}

function alsoNames(keyword: string, { title }: Named): string {
  return `the keyword "${keyword}" also names "${title}"; choose words that only this one has`;
}

function occursIn(keyword: string, title: string): boolean {
  return findCourseByTitle(title, [{ slug: '', title: '', keywords: [keyword] }]) !== null;
}

function sameWords(a: string, b: string): boolean {
  return occursIn(a, b) && occursIn(b, a);
}
