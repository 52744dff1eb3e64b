import type { Program, ProgramTerms } from '#content/schema.ts';
import { breadcrumbData, courseData, crumbsTo, itemListData } from './structured-data.ts';

/** Structured data of a page of programs: the way to it, and each program as a course with its fee. */
export function programListData(
  { title, path, months, feeRupees }: ProgramTerms,
  programs: readonly Pick<Program, 'slug' | 'title' | 'text'>[],
) {
  return [
    breadcrumbData(crumbsTo(title, path)),
    itemListData(
      title,
      programs.map(({ slug, title: name, text }) =>
        courseData({
          name,
          description: text,
          path: `${path}#${slug}`,
          offer: { feeRupees, path },
          duration: `P${months}M`,
        }),
      ),
    ),
  ];
}
