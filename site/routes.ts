/**
 * The routes of the site. `routes.test.ts` checks that the specification's addresses lead to the right modules, and
 * that every rendered path has a route.
 */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The three kinds of program, each with a page. */
const programs = ['Miranaya-skill-program', 'super-program', 'intermediate-programs'];

/**
 * The six families, each with the address of its catalogue page and the first part of the addresses of its course
 * pages.
 */
const families = [
  ['fullstack', 'fullstack-details'],
  ['androiddevelopment', 'android-details'],
  ['businessmarketing', 'business-marketing-details'],
  ['mechanical-civil', 'mechanical-civil-details'],
  ['embeddeddesign', 'embedded-details'],
  ['aimlpage', 'ai-ml-details'],
] as const;

export default [
  layout('layout/landing-layout.tsx', [index('routes/landing.tsx')]),
  layout('layout/page-layout.tsx', [
    route('courses', 'routes/courses.tsx'),
    route('short-term', 'routes/short-term.tsx'),
    ...programs.map((path) => route(path, 'routes/programs-of-one-kind.tsx', { id: path })),
    ...families.map(([path]) => route(path, 'routes/course-family.tsx', { id: path })),
    ...families.map(([, details]) =>
      route(`${details}/:course?`, 'routes/course-details.tsx', { id: details }),
    ),
    route('compare', 'routes/compare.tsx'),
    route('how-we-teach', 'routes/how-we-teach.tsx'),
    route('enroll-form', 'routes/enroll-form.tsx'),
    route('enroll-form/payment', 'routes/enroll-form-payment.tsx'),
    route('enroll-form/status', 'routes/order-status.tsx'),
    route('project/:id', 'routes/php-project.tsx'),
    route('at-home/:kind', 'routes/at-home.tsx'),
    route('questions', 'routes/questions.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('learner-projects', 'routes/learner-projects.tsx'),
    route('request-call', 'routes/request-call.tsx'),
    route('request-call/thanks', 'routes/request-call-thanks.tsx'),
    route('subscribed', 'routes/subscribed.tsx'),
    route('accessibility', 'routes/accessibility.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layout/page-with-iframe-layout.tsx', [
    route('webinar', 'routes/webinar.tsx'),
    route('lms', 'routes/lms.tsx'),
    route('govtexams', 'routes/govtexams.tsx'),
  ]),
  // The framed pages are rendered at these paths, then moved to where the frames look for them: /dist/index.html,
  // /lms/, /Govtexams/index.html.
  route('framed/webinar', 'routes/framed/webinar.tsx'),
  route('framed/lms', 'routes/framed/lms.tsx'),
  route('framed/govtexams', 'routes/framed/govtexams.tsx'),
] satisfies RouteConfig;
