import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { type FieldSlug, fieldSlugs, fields } from '#content/offers/fields.ts';
import { offers } from '#content/offers/offers.ts';
import { learnerProjects } from '#content/showcase/learner-projects.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';
import type { CoverEntry } from './covers.ts';

/** An offer of two fields has the colour of the first. */
const fieldOfOffer = (offer: string | undefined): FieldSlug | null =>
  offers.find(({ slug }) => slug === offer)?.fields[0] ?? null;

export const fieldOfPage = (path: string): FieldSlug | null =>
  fieldSlugs.find((slug) => fields[slug].path === path) ?? null;

const ofKind = (family: string, entries: readonly { slug: string }[]): CoverEntry[] =>
  entries.map(({ slug }) => ({ slug, family, field: fieldOfOffer(slug) }));

/** What a learner made looks like the course that taught it. */
function ofLearner(project: string): CoverEntry {
  const offer = learnerProjects[project]?.offer;
  const family = courses.find(({ slug }) => slug === offer)?.family ?? 'project';
  return { slug: project, family, field: fieldOfOffer(offer) };
}

/** Everything that has a cover. */
export function coverEntries(): CoverEntry[] {
  return [
    ...families.map(({ slug, path }) => ({ slug, family: slug, field: fieldOfPage(path) })),
    ...courses.map(({ slug, family }) => ({ slug, family, field: fieldOfOffer(slug) })),
    ...programLists.flatMap(({ terms, programs }) => ofKind(terms.kind, programs)),
    ...ofKind('workshop', workshops),
    ...studentProjects.map(({ slug }) => ofLearner(slug)),
    ...phpProjects.map(({ id }) => ({ slug: id, family: 'project', field: 'web' as const })),
  ];
}
