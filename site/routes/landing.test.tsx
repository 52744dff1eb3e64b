/** The landing page of a build with `HIDE_SAMPLES=on`, rendered with its own loader and without a build. */
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { collaborators } from '#content/landing/collaborators.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { footerGroups, mainNavigation } from '#content/navigation.ts';
import {
  findHiddenSectionIds,
  formatHiddenSectionsSentence,
} from '#content/samples/find-hidden-section-ids.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const sampleSections = Object.entries({
  testimonials,
  collaborators,
  'student-projects': studentProjects,
}).flatMap(([id, entries]) => (entries.every(({ isSample }) => isSample) ? [id] : []));

/** Ids of the sections that the landing page shows, and the links of menu and footer, with the switch on or off. */
async function shownWith(hidesSamples: boolean) {
  vi.stubEnv('VITE_HIDDEN_SECTIONS', findHiddenSectionIds(hidesSamples).join(' '));
  vi.resetModules();
  const { default: Landing, loader } = await import('./landing.tsx');
  const { removeLinksToHiddenSections } = await import(
    '#site/data/remove-links-to-hidden-sections.ts'
  );
  const { createRoutesStub } = await import('react-router');
  const props = { loaderData: loader() } as Parameters<typeof Landing>[0];
  const { makeProviderFactsForPage } = await import('#site/data/make-provider-facts-for-page.ts');
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => makeProviderFactsForPage(),
      Component: () => <Landing {...props} />,
    },
  ]);
  const hydrationData = { loaderData: { root: makeProviderFactsForPage() } };
  const html = renderToString(<Stub initialEntries={['/']} hydrationData={hydrationData} />);
  return {
    sections: [...html.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id]) => id ?? ''),
    links: JSON.stringify(
      removeLinksToHiddenSections<object>([...mainNavigation, ...footerGroups]),
    ),
  };
}

it('shows every section unless samples are hidden', async () => {
  const { sections } = await shownWith(false);
  expect(sections).toEqual(
    expect.arrayContaining(['testimonials', 'collaborators', 'student-projects']),
  );
});

it('leaves out exactly the sections of samples only, with the links to them, and the build names each', async () => {
  const all = await shownWith(false);
  const hidden = await shownWith(true);
  expect(hidden.sections).toEqual(all.sections.filter((id) => !sampleSections.includes(id)));
  for (const id of sampleSections) {
    expect(hidden.links).not.toContain(`"/#${id}"`);
    expect(formatHiddenSectionsSentence(findHiddenSectionIds(true))).toContain(id);
  }
});
