import { anchorIdOfModule } from '../catalogue/anchor-id-of-module.ts';
import { type Content, requiredEntryNames } from '../content-by-kind.ts';
import { kindIds } from '../offers/kinds.ts';
import { offers } from '../offers/offers.ts';
import { howWeTeachPath } from '../offers/page-words/how-we-teach-path.ts';
import { makeHowWeTeachPageWords } from '../offers/page-words/make-how-we-teach-page-words.ts';
import { atHomePathOfKind } from '../show-at-home/at-home-paths.ts';
import { listProgramKinds } from './list-program-kinds.ts';

/**
 * Returns every page that a link may lead to, by path, with the ids on that page: `about` for `/`, so that `/#about`
 * works. A test, `tests/build/link-targets.test.ts`, compares this map with the built pages.
 */
export function collectLinkTargetsByPath(
  content: Content,
): ReadonlyMap<string, ReadonlySet<string>> {
  const {
    families,
    courses,
    phpProjects,
    workshops,
    customRequestForms,
    terms,
    webinars,
    govtExams,
  } = content;
  const { storedData, privacySections, studentProjects, questionGroups } = content;
  const placesByPath = new Map<string, Set<string>>();
  const addPage = (path: string) => placesByPath.set(path, new Set());
  const addPlaces = (path: string, places: readonly string[]) => {
    for (const place of places) placesByPath.get(path)?.add(place);
  };

  for (const path of [...requiredEntryNames.pages, ...Object.keys(content.pages)]) addPage(path);
  placesByPath.delete('/404');
  addPage(howWeTeachPath);
  addPlaces(howWeTeachPath, [
    ...kindIds,
    ...makeHowWeTeachPageWords(offers).sections.map(({ id }) => id),
  ]);
  addPlaces('/', ['about', ...requiredEntryNames.headings, 'request-call', 'subscribe']);
  addPlaces('/short-term', ['workshops', 'php-projects', ...workshops.map(({ slug }) => slug)]);
  addPlaces('/short-term', customRequestForms.project ? [customRequestForms.project.id] : []);
  for (const { terms: programTerms, programs, customForm } of listProgramKinds(content)) {
    addPlaces(
      programTerms.path,
      programs.map(({ slug }) => slug),
    );
    addPlaces(programTerms.path, customForm ? [customForm.id] : []);
  }
  const courseSlugs = new Set(courses.map(({ slug }) => slug));
  for (const family of families) {
    for (const slug of family.courses.filter((one) => courseSlugs.has(one))) {
      addPage(`${family.detailsPath}/${slug}`);
      const modules = courses.find((one) => one.slug === slug)?.modules ?? [];
      addPlaces(`${family.detailsPath}/${slug}`, [
        ...placesOfCourse,
        ...modules.map((_, index) => anchorIdOfModule(index)),
      ]);
    }
  }
  for (const kind of kindIds) {
    addPage(atHomePathOfKind(kind));
    addPlaces(
      atHomePathOfKind(kind),
      offers.filter((one) => one.kind === kind).map(({ slug }) => slug),
    );
  }
  for (const { id } of phpProjects) {
    addPage(`/project/${id}`);
    addPlaces(`/project/${id}`, placesOfProject);
  }
  addPlaces('/request-call', ['request-call']);
  addPlaces('/enroll-form', ['steps']);
  for (const { id, questions } of questionGroups)
    addPlaces('/questions', [id, ...questions.map((one) => one.id)]);
  addPlaces('/terms', ['contents']);
  for (const { id, clauses } of terms) {
    addPlaces('/terms', [id, ...clauses.map((_, index) => `${id}-${index + 1}`)]);
  }
  addPlaces('/privacy', ['stored', 'grievance-officer']);
  addPlaces(
    '/privacy',
    [...storedData, ...privacySections].map(({ id }) => id),
  );
  addPlaces(
    '/learner-projects',
    studentProjects.map(({ slug }) => slug),
  );
  addPlaces('/dist/index.html', ['coming', 'past', ...webinars.map(({ slug }) => slug)]);
  addPlaces(
    '/Govtexams/index.html',
    govtExams.map(({ slug }) => slug),
  );
  return placesByPath;
}

const placesOfCourse = ['for-whom', 'for-me', 'laptop', 'needs', 'project', 'syllabus', 'next'];
const placesOfProject = [
  'overview',
  'features',
  'modules',
  'technology',
  'installation',
  'demo',
  'screenshots',
];
