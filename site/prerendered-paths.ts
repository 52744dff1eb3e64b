/**
 * Every path of which the build makes a file, in the order of the URL table. What the content names
 * (families, courses, projects) is derived from it, so that a new course needs no second entry here.
 *
 * `/404` and `/project/not-found` are no addresses of ours: they render what an unknown path and an
 * unknown project are answered with. `/framed/…` is moved by the build to where the frames look for it.
 */
import { atHomePage } from '#content/at-home/at-home-path.ts';
import { families } from '#content/catalogue/families.ts';
import { kindIds } from '#content/offers/kinds.ts';
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
  ...kindIds.map(atHomePage),
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
