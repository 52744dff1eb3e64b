/**
 * Renders one page with facts that are not published yet: `PUBLISHED_FACTS=facts.json node scripts/preview-page.ts
 * --build=build/made/… --path=/short-term`. Its last line is the document, as JSON.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { renderedAt } from '#content/published.ts';
import { stopClockAt } from '#postbuild/publish/fixed-clock.ts';

const { values } = parseArgs({ options: { build: { type: 'string' }, path: { type: 'string' } } });
stopClockAt(renderedAt);
const server = await import(pathToFileURL(resolve(values.build ?? '', 'server/index.js')).href);
const { renderPages } = await import('#postbuild/publish/render-pages.ts');
const only = {
  ...server,
  prerender: server.prerender.filter((path: string) => path === values.path),
};
for await (const { html } of renderPages(only)) console.log(JSON.stringify(html));
