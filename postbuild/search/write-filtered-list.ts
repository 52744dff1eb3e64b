/**
 * Makes one script of the list of courses, its search and React, which the service loads when an address asks for a
 * filtered list. The data of the list stands in it, so that the service reads one file.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { indianDay } from '#content/indian-day.ts';
import { offers } from '#content/offers/offers.ts';
import { filteredListModule } from '#contract/filtered-list.ts';
import { searchIndexFile } from '#site/search/search-index-file.ts';
import { listedOffer } from '#site/sections/course-list/listed-offer.ts';

const entry = 'virtual:filtered-list';

export async function writeFilteredList(buildDir: string, siteUrl: string): Promise<void> {
  const today = indianDay(new Date());
  const { path, json } = await searchIndexFile();
  const data = {
    offers: offers.map((offer) => listedOffer(offer, today)),
    searchIndexPath: path,
    index: JSON.parse(json),
  };
  await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    },
    // Says which build of React Router, whatever NODE_ENV is here.
    ssr: { noExternal: true, resolve: { conditions: ['node', 'production', 'module', 'default'] } },
    plugins: [
      {
        name: 'filtered-list',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? `import { openFilteredList } from '#site/sections/course-list/filtered-list.tsx';
               export const filteredList = openFilteredList(${JSON.stringify(data)});`
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
        output: { format: 'cjs', entryFileNames: filteredListModule, codeSplitting: false },
      },
    },
  });
}
