import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { courses } from '#content/catalogue/courses.ts';
import { footerLinks, mainNavigation } from '#content/navigation.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { prerenderedPaths } from './prerendered-paths.ts';
import routes from './routes.ts';

/** The addresses of the specification, in its order. */
const specified = {
  '/': 'routes/landing.tsx',
  '/short-term': 'routes/short-term.tsx',
  '/Miranaya-skill-program': 'routes/programs-of-one-kind.tsx',
  '/super-program': 'routes/programs-of-one-kind.tsx',
  '/intermediate-programs': 'routes/programs-of-one-kind.tsx',
  '/fullstack': 'routes/course-family.tsx',
  '/androiddevelopment': 'routes/course-family.tsx',
  '/businessmarketing': 'routes/course-family.tsx',
  '/mechanical-civil': 'routes/course-family.tsx',
  '/embeddeddesign': 'routes/course-family.tsx',
  '/aimlpage': 'routes/course-family.tsx',
  '/fullstack-details': 'routes/course-details.tsx',
  '/android-details': 'routes/course-details.tsx',
  '/embedded-details': 'routes/course-details.tsx',
  '/business-marketing-details': 'routes/course-details.tsx',
  '/mechanical-civil-details': 'routes/course-details.tsx',
  '/ai-ml-details': 'routes/course-details.tsx',
  '/enroll-form': 'routes/enroll-form.tsx',
  '/project/hostel-management': 'routes/php-project.tsx',
  '/project/small-crm': 'routes/php-project.tsx',
  '/terms': 'routes/terms.tsx',
  '/request-call': 'routes/request-call.tsx',
  '/webinar': 'routes/webinar.tsx',
  '/lms': 'routes/lms.tsx',
  '/govtexams': 'routes/govtexams.tsx',
};

function asObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, file, children }): RouteObject => {
    const handle = file;
    if (index) return { index: true, handle };
    return { ...(path && { path }), handle, children: asObjects(children ?? []) };
  });
}

/** The pages that are not in the specification. */
const added = {
  '/courses': 'routes/courses.tsx',
};

const table = asObjects(routes);
const moduleOf = (path: string) => matchRoutes(table, path)?.at(-1)?.route.handle;

describe('the URL table', () => {
  it.each(Object.entries({ ...specified, ...added }))('answers %s with %s', (path, module) => {
    expect(moduleOf(path)).toBe(module);
    expect(prerenderedPaths).toContain(path);
  });

  it('gives each course an address below its family’s details', () => {
    const paths = prerenderedPaths.filter((path) => /-details\/./.test(path));
    expect(paths.map((path) => path.split('/').at(-1)).toSorted()).toEqual(
      courses.map(({ slug }) => slug).toSorted(),
    );
    for (const path of paths) expect(moduleOf(path), path).toBe('routes/course-details.tsx');
  });

  it.each([
    ['/privacy', 'routes/privacy.tsx'],
    ['/learner-projects', 'routes/learner-projects.tsx'],
  ])('answers the later address %s with %s', (path, module) => {
    expect(moduleOf(path)).toBe(module);
    expect(prerenderedPaths).toContain(path);
  });

  it('answers every other path with the page for missing addresses', () => {
    for (const path of ['/nothing', '/fullstack/x', '/terms/x', '/assets/x.pdf']) {
      expect(moduleOf(path)).toBe('routes/not-found.tsx');
    }
  });

  it('renders no path twice, and none that only the missing page would answer', () => {
    expect(new Set(prerenderedPaths).size).toBe(prerenderedPaths.length);
    for (const path of prerenderedPaths.filter((path) => path !== '/404')) {
      expect(moduleOf(path), path).not.toBe('routes/not-found.tsx');
    }
  });

  it('renders the target of every menu entry, footer link and title', () => {
    const items = mainNavigation.flatMap((item) => (item.kind === 'menu' ? item.items : [item]));
    const targets = items.flatMap((item) => (item.kind === 'page' ? [item.to] : []));
    const framed = ['/dist/index.html', '/lms/', '/Govtexams/index.html'];
    const named = Object.keys(pageMetaByPath).filter((path) => !framed.includes(path));
    for (const to of [...targets, ...footerLinks.map((link) => link.to), ...named]) {
      expect(prerenderedPaths).toContain(to.replace(/#.*/, '') || '/');
    }
  });
});
