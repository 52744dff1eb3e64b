import type { ProgramTerms } from '#content/schema.ts';
import type { CourseJsonLdFacts } from './course-json-ld-facts.ts';
import {
  breadcrumbJsonLd,
  courseJsonLd,
  homeAndPageCrumbs,
  itemListJsonLd,
} from './json-ld-objects.ts';

/** Structured data of a page of programs: its breadcrumb, and each program as a course with its fee. */
export function programPageJsonLd(
  { title, path }: Pick<ProgramTerms, 'title' | 'path'>,
  programs: readonly CourseJsonLdFacts[],
) {
  return [
    breadcrumbJsonLd(homeAndPageCrumbs(title, path)),
    itemListJsonLd(
      title,
      programs.map((program) => courseJsonLd(program)),
    ),
  ];
}
