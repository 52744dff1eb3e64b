/**
 * Lists everything that gets a cover: families, courses, programs, workshops and projects. The family of an entry
 * decides the grid of its kolam, and the field decides the colour.
 */
import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { offers } from '#content/offers/offers.ts';
import { type StudyFieldSlug, studyFieldSlugs, studyFields } from '#content/offers/study-fields.ts';
import { learnerProjectStoriesBySlug } from '#content/showcase/learner-project-stories.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';
import type { CoverEntry } from './write-covers.ts';

/** An offer with two fields has the colour of its first field. */
const fieldOfOffer = (offer: string | undefined): StudyFieldSlug | null =>
  offers.find(({ slug }) => slug === offer)?.fields[0] ?? null;

export const fieldOfPage = (path: string): StudyFieldSlug | null =>
  studyFieldSlugs.find((slug) => studyFields[slug].path === path) ?? null;

const coversOfKind = (family: string, entries: readonly { slug: string }[]): CoverEntry[] =>
  entries.map(({ slug }) => ({ slug, family, field: fieldOfOffer(slug) }));

/**
 * The cover of a learner's project. Its colour is that of the offer in which the project was made. Its grid is that of
 * the course's family; if the offer is no course, the grid of projects.
 */
function coverOfLearnerProject(project: string): CoverEntry {
  const offer = learnerProjectStoriesBySlug[project]?.offer;
  const family = courses.find(({ slug }) => slug === offer)?.family ?? 'project';
  return { slug: project, family, field: fieldOfOffer(offer) };
}

export function listCoverEntries(): CoverEntry[] {
  return [
    ...families.map(({ slug, path }) => ({ slug, family: slug, field: fieldOfPage(path) })),
    ...courses.map(({ slug, family }) => ({ slug, family, field: fieldOfOffer(slug) })),
    ...programLists.flatMap(({ terms, programs }) => coversOfKind(terms.kind, programs)),
    ...coversOfKind('workshop', workshops),
    ...studentProjects.map(({ slug }) => coverOfLearnerProject(slug)),
    ...phpProjects.map(({ id }) => ({ slug: id, family: 'project', field: 'web' as const })),
  ];
}
