import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { drawnFilesInDevelopment } from './scripts/drawn-files-in-development.ts';
import { framedPagesInDevelopment } from './scripts/framed-pages-in-development.ts';
import { searchIndexInDevelopment } from './scripts/search-index-in-development.ts';

const service = `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3001}`;

function isFramework(id: string): boolean {
  return /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown|entry\.client|site[\\/](root|layout)/.test(
    id,
  );
}

function isFormCheck(id: string): boolean {
  return /node_modules[\\/]zod[\\/]|site[\\/]forms[\\/]read-|contract[\\/](call-request|enrolment|email-subscription|fields|field-sentences|phone|bounds|visible-text|normal-address)\./.test(
    id,
  );
}

type Importers = (id: string) => { importers: readonly string[] } | null;

/** What a page does before there is React, with all that it asks for: `site/motion/begin.ts` and what it imports. */
function isBeforeReact(id: string, find: Importers, seen = new Set<string>()): boolean {
  if (/site[\\/]motion[\\/]begin/.test(id)) return true;
  seen.add(id);
  const importers = find(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isBeforeReact(importer, find, seen));
}

/** Whether a script of the landing page asks for it: what only other pages share is no business of hers. */
function isOnLanding(id: string, find: Importers, seen = new Set<string>()): boolean {
  if (/site[\\/](routes[\\/]landing|layout[\\/]|root)/.test(id)) return true;
  seen.add(id);
  const importers = find(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isOnLanding(importer, find, seen));
}

export default defineConfig({
  plugins: [
    reactRouter(),
    framedPagesInDevelopment(),
    drawnFilesInDevelopment(),
    searchIndexInDevelopment(),
  ],
  server: {
    // What the development site sends goes to the service that `npm run dev` starts beside it.
    proxy: { '/rest': service, '/vitals': service },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Words stand in files of content, one constant each; put where they are used they weigh nothing extra.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // Few files that compress well: what a page does before there is React in one, React and what every page
            // needs with it in one, what the landing page shares with
            // others and what only the others share in one each, and apart from all of them what only a
            // visitor who fills in a form needs.
            codeSplitting: {
              groups: [
                {
                  name: (id, graph) =>
                    isBeforeReact(id, (module) => graph.getModuleInfo(module)) ? 'motion' : null,
                  priority: 3,
                },
                { name: 'framework', priority: 2, test: isFramework },
                {
                  name: (id, graph) =>
                    isOnLanding(id, (module) => graph.getModuleInfo(module))
                      ? 'site'
                      : 'inner-pages',
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
