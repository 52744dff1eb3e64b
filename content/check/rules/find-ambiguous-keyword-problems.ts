/**
 * Finds keywords that match two courses, or that two programs share. A link names a course by words from its title or
 * keywords; words that match two courses lead to the general prospectus instead. The check calls `findCourseByTitle`,
 * as the page does, so that both always agree.
 */
import { findCourseByTitle } from '../../catalogue/find-course-by-title.ts';
import type { Content } from '../../content-by-kind.ts';
import { type ContentEntry, entriesOf, makeEntryProblem } from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import type { RuleInput } from '../rule-input.ts';

type Kind = 'courses' | 'skillPrograms' | 'intermediatePrograms' | 'superPrograms';

export function findAmbiguousKeywordProblems({ content }: RuleInput): ContentProblem[] {
  const courses = listEntriesWithKeywords(content, 'courses');
  const programs = [
    ...listEntriesWithKeywords(content, 'skillPrograms'),
    ...listEntriesWithKeywords(content, 'intermediatePrograms'),
    ...listEntriesWithKeywords(content, 'superPrograms'),
  ];
  // `findKeywordsInOtherTitles` reports a keyword that is in another course's title. `findSharedKeywords` gets only the
  // other keywords, so that no keyword is reported twice.
  const coursesWithOtherKeywords = courses.map((course) => ({
    ...course,
    keywords: course.keywords.filter((word) => !courses.some(({ title }) => occursIn(word, title))),
  }));
  return [
    ...findKeywordsInOtherTitles(courses),
    ...findSharedKeywords(coursesWithOtherKeywords),
    ...findSharedKeywords(programs),
  ];
}

interface EntryWithKeywords {
  entry: ContentEntry;
  title: string;
  keywords: readonly string[];
}

function listEntriesWithKeywords(content: Content, kind: Kind): EntryWithKeywords[] {
  const entries = entriesOf(content, kind);
  return content[kind].flatMap(({ title, keywords }, index) => {
    const entry = entries[index];
    return entry ? [{ entry, title, keywords }] : [];
  });
}

/** Finds keywords that two entries share. Each is reported once, at the later entry. */
function findSharedKeywords(all: readonly EntryWithKeywords[]): ContentProblem[] {
  return all.flatMap((one, index) =>
    one.keywords.flatMap((keyword) => {
      const earlier = othersThan(one, all.slice(0, index));
      const other = earlier.find(({ keywords }) =>
        keywords.some((word) => sameWords(word, keyword)),
      );
      return other ? [makeEntryProblem(one.entry, formatReason(keyword, other))] : [];
    }),
  );
}

function findKeywordsInOtherTitles(all: readonly EntryWithKeywords[]): ContentProblem[] {
  return all.flatMap((one) =>
    one.keywords.flatMap((keyword) => {
      const other = othersThan(one, all).find(({ title }) => occursIn(keyword, title));
      return other ? [makeEntryProblem(one.entry, formatReason(keyword, other))] : [];
    }),
  );
}

/** All entries except those with the same title as `one`, which the rule about duplicates reports. */
function othersThan(
  one: EntryWithKeywords,
  all: readonly EntryWithKeywords[],
): readonly EntryWithKeywords[] {
  return all.filter(({ title }) => !sameWords(title, one.title));
}

function formatReason(keyword: string, { title }: EntryWithKeywords): string {
  return `the keyword "${keyword}" also names "${title}"; choose words that only this one has`;
}

function occursIn(keyword: string, title: string): boolean {
  return findCourseByTitle(title, [{ slug: '', title: '', keywords: [keyword] }]) !== null;
}

function sameWords(a: string, b: string): boolean {
  return occursIn(a, b) && occursIn(b, a);
}
