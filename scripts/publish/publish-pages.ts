/**
 * Renders the pages of a build with published facts. This is a process of its own, because the facts must be in place
 * before the first module of the content is loaded. Its memory is freed when it ends.
 *
 *   PUBLISHED_FACTS=facts.json node scripts/publish/publish-pages.ts --build=build/made/… --out=data/published/…
 *
 * Visitors may have pages of any publication in the folder `--published` open, so the hashed files of these
 * publications are kept. A publication is complete when its folder has a stamp. The last line of the output says as
 * JSON how many files were rendered, and how much processor time and memory that took.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { publishedFacts, renderedAt } from '#content/published-facts-at-render.ts';
import { stopClockAt } from '#postbuild/publish/stop-clock-at.ts';
import { renderedFilesListFileName } from '#service/publish/rendering/rendered-files-list-file-name.ts';
import {
  type BuildStamp,
  buildStampFileName,
  readBuildStampFile,
} from '#service/static/inspect-built-site.ts';
import { writeStamp } from '../build/build-stamp.ts';
import { keepPreviousHashedFiles } from '../build/keep-previous-hashed-files.ts';
import { printProcessCost } from '../build/print-process-cost.ts';

const { values } = parseArgs({
  options: { build: { type: 'string' }, out: { type: 'string' }, published: { type: 'string' } },
});
const { build = '', out = '', published: folder } = values;
const now = new Date();
stopClockAt(renderedAt);
const stamp = readBuildStampFile(join(build, buildStampFileName));
if (stamp === null) throw new Error(`The build in ${build} is not whole.`);
// Without NODE_ENV, React loads its development build. It is set here, before anything loads React.
process.env.NODE_ENV = 'production';
const server = await import(pathToFileURL(resolve(build, 'server/index.js')).href);
const { writePublicationPages } = await import('#postbuild/publish/write-publication-pages.ts');
mkdirSync(join(out, 'client'), { recursive: true });
const kept = Object.keys(stamp.kept);
const { dataServiceUrl, siteUrl } = stamp;
const isWhole = (dir: string) => existsSync(join(dir, buildStampFileName));
const earlier =
  folder === undefined
    ? []
    : readdirSync(folder)
        .map((name) => join(folder, name))
        .filter(isWhole);
const made = await writePublicationPages({
  ...{ buildDir: build, outDir: out, dataServiceUrl, siteUrl, server, earlier, kept },
});
writeFileSync(
  join(out, renderedFilesListFileName),
  JSON.stringify({ routes: server.prerender, made }),
);

let keptNow: BuildStamp['kept'] = {};
for (const open of [build, ...earlier]) {
  const served = readBuildStampFile(join(open, buildStampFileName));
  if (served === null || open === out) continue;
  const before = { clientDir: join(open, 'client'), stamp: served };
  keptNow = { ...keptNow, ...keepPreviousHashedFiles(before, join(out, 'client'), now) };
}
writeStamp(out, { ...stamp, kept: keptNow, publication: publishedFacts.number });
printProcessCost(made.length);
