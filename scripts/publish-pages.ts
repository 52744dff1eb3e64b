/**
 * Renders the pages of a build with published facts, in a process of its own: the facts have to be in place before the
 * first module of the content is loaded, and what this takes of memory goes with the process.
 *
 *     PUBLISHED_FACTS=facts.json node scripts/publish-pages.ts --build=build/made/… --out=build/published/…
 *
 * `--before` is the folder of what visitors have open now. A publication is whole when its stamp is there. The last line of
 * the output says as JSON how much was made.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { published, renderedAt } from '#content/published.ts';
import { stopClockAt } from '#postbuild/publish/fixed-clock.ts';
import { madeFilesList } from '#service/publish/made-files.ts';
import { readStamp, stampName } from '#service/static/built-site.ts';
import { writeStampOf } from './build-stamp.ts';
import { keepForOpenPages } from './keep-for-open-pages.ts';

const { values } = parseArgs({
  options: { build: { type: 'string' }, out: { type: 'string' }, before: { type: 'string' } },
});
const { build = '', out = '', before = build } = values;
const now = new Date();
stopClockAt(renderedAt);
const stamp = readStamp(join(build, stampName));
if (stamp === null) throw new Error(`The build in ${build} is not whole.`);
// React is another one where this does not say so; nothing above has loaded it.
process.env.NODE_ENV = 'production';
const server = await import(pathToFileURL(resolve(build, 'server/index.js')).href);
const { publishPages } = await import('#postbuild/publish/publish-pages.ts');
mkdirSync(join(out, 'client'), { recursive: true });
const kept = Object.keys(stamp.kept);
const { dataServiceUrl } = stamp;
const made = await publishPages({ buildDir: build, outDir: out, dataServiceUrl, server, kept });
writeFileSync(join(out, madeFilesList), JSON.stringify({ routes: server.prerender, made }));

const served = readStamp(join(before, stampName)) ?? stamp;
const open = { clientDir: join(before, 'client'), stamp: served };
const keptNow = keepForOpenPages(open, join(out, 'client'), now);
writeStampOf(out, { ...stamp, kept: keptNow, publication: published.number });
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(
  JSON.stringify({
    files: made.length,
    cpuMs: Math.round((userCPUTime + systemCPUTime) / 1000),
    peakMegabytes: Math.round(maxRSS / 1024),
  }),
);
