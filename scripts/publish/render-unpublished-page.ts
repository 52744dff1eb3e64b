/**
 * Renders one page with unpublished facts: `PUBLISHED_FACTS=facts.json node scripts/publish/render-unpublished-page.ts
 * --build=build/made/… --path=/short-term`. The last line of its output is the finished document as JSON; there is
 * none for an unknown path.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { renderedAt } from '#content/published-facts-at-render.ts';
import { stopClockAt } from '#postbuild/publish/stop-clock-at.ts';

const { values } = parseArgs({ options: { build: { type: 'string' }, path: { type: 'string' } } });
const { build = '' } = values;
stopClockAt(renderedAt);
const server = await import(pathToFileURL(resolve(build, 'server/index.js')).href);
const { finishPage } = await import('#postbuild/pages/finish-page.ts');
const { pageBuildFactsFileName } = await import('#postbuild/pages/finish-pages.ts');
const { placedPageOf } = await import('#postbuild/pages/move-pages-to-served-paths.ts');
const { renderPages } = await import('#postbuild/publish/render-pages.ts');
const { starter, names } = JSON.parse(readFileSync(join(build, pageBuildFactsFileName), 'utf8'));
const only = {
  ...server,
  prerender: server.prerender.filter((path: string) => path === values.path),
};
for await (const { route, html } of renderPages(only)) {
  const { finished } = finishPage(placedPageOf(route), html, starter, new Set(names));
  console.log(JSON.stringify(finished.html));
}
