import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { learnerProjects } from '#content/showcase/learner-projects.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';
import type { CoverEntry } from './covers.ts';

const ofKind = (family: string, entries: readonly { slug: string }[]): CoverEntry[] =>
  entries.map(({ slug }) => ({ slug, family }));

/** What a learner made looks like the family that taught it. */
function familyOf(project: string): string {
  const offer = learnerProjects[project]?.offer;
  return courses.find(({ slug }) => slug === offer)?.family ?? 'project';
}

/** Everything that has a cover, each with the family or kind whose grid and colour it takes. */
export function coverEntries(): CoverEntry[] {
  return [
    ...families.map(({ slug }) => ({ slug, family: slug })),
    ...courses.map(({ slug, family }) => ({ slug, family })),
    ...programLists.flatMap(({ terms, programs }) => ofKind(terms.kind, programs)),
    ...ofKind('workshop', workshops),
    ...studentProjects.map(({ slug }) => ({ slug, family: familyOf(slug) })),
    ...ofKind(
      'project',
      phpProjects.map(({ id }) => ({ slug: id })),
    ),
  ];
}
