/**
 * The second part of a publication, after `publish-pages.ts`. In a process of its own, makes the brochures, share
 * pictures, certificates and webinar calendars with published facts:
 * see `postbuild/publish/write-publication-downloads.ts`.
 *
 *     PUBLISHED_FACTS=facts.json node scripts/publish/publish-downloads.ts \
 *       --pages=data/published/… --out=data/published/…
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderedAt } from '#content/published-facts-at-render.ts';
import { stopClockAt } from '#postbuild/publish/stop-clock-at.ts';
import { renderedFilesListFileName } from '#service/publish/rendering/rendered-files-list-file-name.ts';
import { buildStampFileName, readBuildStampFile } from '#service/static/inspect-built-site.ts';
import { writeStamp } from '../build/build-stamp.ts';
import { printProcessCost } from '../build/print-process-cost.ts';

const { values } = parseArgs({ options: { pages: { type: 'string' }, out: { type: 'string' } } });
const { pages = '', out = '' } = values;
stopClockAt(renderedAt);
const stamp = readBuildStampFile(join(pages, buildStampFileName));
if (stamp === null) throw new Error(`The published pages in ${pages} are not whole.`);
const { routes, made } = JSON.parse(readFileSync(join(pages, renderedFilesListFileName), 'utf8'));
const { siteUrl } = stamp;
const { writePublicationDownloads } = await import(
  '#postbuild/publish/write-publication-downloads.ts'
);
const changed = await writePublicationDownloads({
  pagesDir: pages,
  outDir: out,
  siteUrl,
  routes,
  made,
});
const { files: _files, bytes: _bytes, ...facts } = stamp;
writeStamp(out, facts);
printProcessCost(changed.length);
