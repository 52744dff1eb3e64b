/**
 * Every path that the build prerenders. The paths of families, courses, projects and the pages for the family at home
 * are derived from the content, so that a new course needs no second entry here.
 *
 * `/404` and `/project/not-found` are not addresses of the site: they are the pages that answer an unknown path and an
 * unknown project. `/framed/…` are the pages inside frames, which the build then moves to the addresses that the frames
 * load.
 */

import { families } from '#content/catalogue/families.ts';
import { kindIds } from '#content/offers/kinds.ts';
import { atHomePathOfKind } from '#content/show-at-home/at-home-paths.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';

const catalogue = [
  '/courses',
  '/short-term',
  '/Miranaya-skill-program',
  '/super-program',
  '/intermediate-programs',
];

const forms = [
  '/enroll-form',
  '/enroll-form/payment',
  '/enroll-form/status',
  '/request-call',
  '/request-call/thanks',
  '/subscribed',
];

export const prerenderedPaths: string[] = [
  '/',
  ...catalogue,
  ...families.map(({ path }) => path),
  ...families.flatMap(({ detailsPath, courses }) => [
    detailsPath,
    ...courses.map((slug) => `${detailsPath}/${slug}`),
  ]),
  '/compare',
  '/how-we-teach',
  ...forms,
  ...[...phpProjects.map(({ id }) => id), 'not-found'].map((id) => `/project/${id}`),
  '/questions',
  ...kindIds.map(atHomePathOfKind),
  '/terms',
  '/privacy',
  '/learner-projects',
  '/accessibility',
  '/webinar',
  '/lms',
  '/govtexams',
  '/framed/webinar',
  '/framed/lms',
  '/framed/govtexams',
  '/404',
];
