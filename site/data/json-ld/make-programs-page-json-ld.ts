import type { ProgramTerms } from '#content/schema.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import type { CourseJsonLdFacts } from './course-json-ld-facts.ts';
import { makeBreadcrumbJsonLd, makeCourseJsonLd, makeItemListJsonLd } from './json-ld-objects.ts';

/** Structured data of a page of programs: its breadcrumb, and each program as a course with its fee. */
export function makeProgramsPageJsonLd(
  { title, path }: Pick<ProgramTerms, 'title' | 'path'>,
  programs: readonly CourseJsonLdFacts[],
) {
  return [
    makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(title, path)),
    makeItemListJsonLd(
      title,
      programs.map((program) => makeCourseJsonLd(program)),
    ),
  ];
}
