/**
 * Bundles the list of all offers, its search and React into one script, which the service loads when an address asks
 * for a filtered list. The data is in a file beside it (`write-filtered-list-server-data.ts`).
 */
import { join } from 'node:path';
import { build } from 'vite';
import { filteredListModuleFileName } from '#contract/pages/filtered-course-list-module.ts';

const entry = 'virtual:filtered-list';

export async function bundleFilteredListRenderer(buildDir: string, siteUrl: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    },
    // Selects the production build of React Router, whatever NODE_ENV is while this script runs.
    ssr: { noExternal: true, resolve: { conditions: ['node', 'production', 'module', 'default'] } },
    plugins: [
      {
        name: 'filtered-list',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? `export { makeFilteredListRenderer } from '#site/sections/course-list/make-filtered-list-renderer.tsx';`
            : null,
      },
    ],
    build: {
      ssr: true,
      outDir: join(buildDir),
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        output: { format: 'cjs', entryFileNames: filteredListModuleFileName, codeSplitting: false },
      },
    },
  });
}
