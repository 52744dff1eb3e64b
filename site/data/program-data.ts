import type { ProgramTerms } from '#content/schema.ts';
import type { CourseFacts } from './course-facts.ts';
import { breadcrumbData, courseData, crumbsTo, itemListData } from './structured-data.ts';

/** Structured data of a page of programs: the way to it, and each program as a course with its fee. */
export function programListData(
  { title, path }: Pick<ProgramTerms, 'title' | 'path'>,
  programs: readonly CourseFacts[],
) {
  return [
    breadcrumbData(crumbsTo(title, path)),
    itemListData(
      title,
      programs.map((program) => courseData(program)),
    ),
  ];
}
