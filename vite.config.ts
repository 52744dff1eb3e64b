import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { framedPagesInDevelopment } from './scripts/development/framed-pages-in-development.ts';
import { postbuildFilesInDevelopment } from './scripts/development/postbuild-files-in-development.ts';
import { searchIndexInDevelopment } from './scripts/development/search-index-in-development.ts';

const service = `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3001}`;

function isFramework(id: string): boolean {
  return /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown|entry\.client|site[\\/](root|layout[\\/](?!landing-layout|landing-header))/.test(
    id,
  );
}

function isFormCheck(id: string): boolean {
  return /node_modules[\\/]zod[\\/]|site[\\/]forms[\\/]read[\\/]|contract[\\/]rows[\\/](call-request|enrolment|email-subscription|field-schemas|field-error-sentences|phone|max-lengths|normalise-email)\.|contract[\\/]text[\\/]strip-invisible\./.test(
    id,
  );
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether the module `id` is one of `roots`, or is imported by one of them directly or through other modules. */
function isReachedFrom(
  roots: RegExp,
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (roots.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => !seen.has(importer) && isReachedFrom(roots, importer, graph, seen),
  );
}

const beforeReact = /site[\\/]motion[\\/]start-motions/;
const syllabusDates = /site[\\/]motion[\\/]add-study-plan-dates-to-syllabus/;
const frameHeight = /site[\\/]motion[\\/]fit-frame-height/;
const landingMotions = /site[\\/]motion[\\/]start-landing-motions/;
const landingPage = /site[\\/](routes[\\/]landing|layout[\\/]|root)/;
const courseList = /site[\\/]routes[\\/]courses\./;

export default defineConfig({
  plugins: [
    reactRouter(),
    framedPagesInDevelopment(),
    postbuildFilesInDevelopment(),
    searchIndexInDevelopment(),
  ],
  server: {
    // In development, the service is a second process that `npm run dev` starts; these requests are passed on to it.
    proxy: { '/rest': service, '/vitals': service },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Texts are constants in files of content. `inlineConst` puts each text where it is used, so that the
          // constants themselves add no bytes.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // The scripts are in few files, which compress well, and no file has much that a page does not need: (1)
            // what every page does before React has loaded; (2) what a page with a syllabus, (3) with a frame, and (4)
            // the landing page do before that; (5) React and what every page needs with it; (6) what the landing page
            // shares with other pages; (7) what the list of courses shares with other pages; (8) what the other pages
            // share; (9) what only a visitor who fills in a form needs.
            codeSplitting: {
              groups: [
                {
                  name: (id, graph) => (isReachedFrom(beforeReact, id, graph) ? 'motion' : null),
                  priority: 6,
                },
                {
                  name: (id, graph) => (isReachedFrom(syllabusDates, id, graph) ? 'plan' : null),
                  priority: 5,
                },
                {
                  name: (id, graph) => (isReachedFrom(frameHeight, id, graph) ? 'frame' : null),
                  priority: 5,
                },
                {
                  name: (id, graph) =>
                    isReachedFrom(landingMotions, id, graph) ? 'landing-motion' : null,
                  priority: 5,
                },
                { name: 'framework', priority: 4, test: isFramework },
                {
                  name: (id, graph) => (isReachedFrom(landingPage, id, graph) ? 'site' : null),
                  minShareCount: 2,
                  priority: 3,
                  test: (id) => !isFormCheck(id),
                },
                {
                  name: (id, graph) => (isReachedFrom(courseList, id, graph) ? 'list-pages' : null),
                  minShareCount: 2,
                  priority: 2,
                  test: (id) => !isFormCheck(id),
                },
                // Without a file of their own, these sections would be in the file of all other pages, and each of
                // those would load (3).
                { name: 'framed-pages', priority: 2, test: /site[\\/]sections[\\/]framed/ },
                {
                  name: 'inner-pages',
                  minShareCount: 2,
                  priority: 1,
                  test: (id) => !isFormCheck(id),
                },
                { name: 'checks', priority: 0, test: isFormCheck },
              ],
            },
          },
        },
      },
    },
  },
});
