/**
 * The second part of a publication, after `publish-pages.ts` and in a process of its own: see
 * `postbuild/publish/publish-papers.ts`.
 *
 *     PUBLISHED_FACTS=facts.json node scripts/publish-papers.ts --pages=build/published/… --out=build/published/…
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderedAt } from '#content/published.ts';
import { stopClockAt } from '#postbuild/publish/fixed-clock.ts';
import { madeFilesList } from '#service/publish/made-files.ts';
import { readStamp, stampName } from '#service/static/built-site.ts';
import { writeStampOf } from './build-stamp.ts';

const { values } = parseArgs({ options: { pages: { type: 'string' }, out: { type: 'string' } } });
const { pages = '', out = '' } = values;
stopClockAt(renderedAt);
const stamp = readStamp(join(pages, stampName));
if (stamp === null) throw new Error(`The published pages in ${pages} are not whole.`);
const { routes, made } = JSON.parse(readFileSync(join(pages, madeFilesList), 'utf8'));
const { siteUrl } = stamp;
const { publishPapers } = await import('#postbuild/publish/publish-papers.ts');
await publishPapers({ pagesDir: pages, outDir: out, siteUrl, routes, made });
const { files: _files, bytes: _bytes, ...facts } = stamp;
writeStampOf(out, facts);
