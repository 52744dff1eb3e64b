/**
 * Checks that courses and families name each other correctly, and that each family's pages exist: a misspelt slug
 * leaves a card without a course, or a course without a page. The rule also lists the folder `catalogue/courses`,
 * because a course that is missing in `courses.ts` is never read.
 */
import { checkEachEntry, makeEntryProblem } from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { findClosestWord, formatDidYouMean } from '../find-closest-word.ts';
import type { RuleInput } from '../rule-input.ts';

export function findCourseAndFamilyProblems(input: RuleInput): ContentProblem[] {
  return [...familyProblems(input), ...courseProblems(input), ...fileProblems(input)];
}

function familyProblems({ content }: RuleInput): ContentProblem[] {
  const slugs = content.courses.map(({ slug }) => slug);
  const pages = Object.keys(content.pages);
  return checkEachEntry(content, 'families', ({ courses, path, detailsPath }, entry) => {
    const unknown = courses.filter((slug) => !slugs.includes(slug));
    const twice = courses.filter((slug, at) => courses.indexOf(slug) !== at);
    const pathless = [path, detailsPath].filter((one) => !pages.includes(one));
    return [
      ...unknown.map(
        (slug) => `names the course "${slug}", which there is not${formatDidYouMean(slug, slugs)}`,
      ),
      ...twice.map((slug) => `names the course "${slug}" twice`),
      ...pathless.map(
        (one) =>
          `has the page "${one}", which content/page-meta-by-path.ts does not know${formatDidYouMean(one, pages)}`,
      ),
    ].map((reason) => makeEntryProblem(entry, reason));
  });
}

function courseProblems({ content }: RuleInput): ContentProblem[] {
  const { families, courses } = content;
  const slugs = courses.map(({ slug }) => slug);
  const names = families.map(({ slug }) => slug);
  // A misspelt slug in a family is reported with that family. `meant` has the courses that these slugs were probably
  // meant to name, so that they are not also reported as being in no family.
  const meant = families.flatMap((family) =>
    family.courses
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => findClosestWord(slug, slugs)),
  );

  return checkEachEntry(content, 'courses', ({ slug, family }, entry, index) => {
    // The second course with a slug is ignored, because `find-duplicate-problems.ts` reports it.
    if (slugs.indexOf(slug) !== index) return [];
    const [holder, second] = families.filter((one) => one.courses.includes(slug));
    const report = (reason: string) => [makeEntryProblem(entry, reason)];
    if (!names.includes(family)) {
      return report(`family is "${family}", which there is not${formatDidYouMean(family, names)}`);
    }
    if (second) {
      return report(
        `stands in two families, "${holder?.slug}" and "${second.slug}"; take it out of one in content/catalogue/families.ts`,
      );
    }
    if (holder && holder.slug !== family) {
      return report(
        `family is "${family}", but content/catalogue/families.ts lists it under "${holder.slug}"`,
      );
    }
    if (holder || meant.includes(slug)) return [];
    return report(
      `stands in no family, so no page shows it; add "${slug}" to the courses of "${family}" in content/catalogue/families.ts`,
    );
  });
}

function fileProblems({ content: { courses }, files }: RuleInput): ContentProblem[] {
  const slugs = new Set(courses.map(({ slug }) => slug));
  const unlisted = files.courses.filter((name) => !slugs.has(name.replace(/\.ts$/, '')));
  const fileless = [...slugs].filter((slug) => !files.courses.includes(`${slug}.ts`));
  return [
    ...unlisted.map((name) => ({
      file: `catalogue/courses/${name}`,
      entry: null,
      reason: `no course in the list of content/catalogue/courses.ts has the slug "${name.replace(/\.ts$/, '')}", by which this file is named; add it to the list, or make file name and slug agree`,
    })),
    ...fileless.map((slug) => ({
      file: 'catalogue/courses.ts',
      entry: `the course "${slug}"`,
      reason: `there is no file content/catalogue/courses/${slug}.ts; a course stands in a file with the name of its slug`,
    })),
  ];
}
