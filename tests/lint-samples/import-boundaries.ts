/**
 * Samples for the lint rules about imports: imports from one top-level folder into another that are refused, or of
 * which only a part is allowed, and packages that a folder may not import. Each refused sample names the beginning of
 * the expected message.
 */
import type { AllowedSample, RefusedSample } from '../run-linter-on-samples.ts';

const types = 'Of desk/api-types/ the service takes types only';
const presentational = 'Of the site the post-build step takes';
const api = 'The desk reaches data through its API only';

export const refusedSamples: RefusedSample[] = [
  ['site/names.ts', `import open from '#database/open-store.ts';`, 'The site knows a base URL'],
  ['content/names.ts', `import rows from '#contract/rows.ts';`, 'Content is plain data'],
  [
    'content/asks-domain.ts',
    `import gst from '#domain/money/split-included-gst.ts';`,
    'Content is plain data',
  ],
  [
    'contract/names.ts',
    `import pages from '#content/page-meta-by-path.ts';`,
    'The contract is what both',
  ],
  ['contract/heavy.ts', `import * as z from 'zod';`, 'import zod/mini'],
  ['contract/full.ts', `import * as z from 'zod/v4';\nz.string();`, 'import zod/mini'],
  ['contract/core.ts', `import * as z from 'zod/v4/core';\nz.clone(1);`, 'import zod/mini'],
  ['site/routes.test.ts', `import root from '#desk/root.tsx';`, 'The site knows a base URL'],
  [
    'site/calculates.ts',
    `import gst from '#domain/money/split-included-gst.ts';`,
    'The site knows a base URL',
  ],
  ['site/heavy.ts', `import * as z from 'zod/mini';`, 'Schemas come from #contract'],
  [
    'site/checks.ts',
    `import check from '#content/find-content-problems.ts';`,
    'Checking the content is the build',
  ],
  [
    'service/names.ts',
    `import pages from '#content/page-meta-by-path.ts';`,
    'The service takes rows in',
  ],
  [
    'database/names.ts',
    `import config from '#service/settings/config.ts';`,
    'The database knows what',
  ],
  [
    'postbuild/names.ts',
    `import config from '#service/settings/config.ts';`,
    'The post-build step finishes files',
  ],
  ['service/opens-api.ts', `import { look } from '#desk/api-types/enquiry-api.ts';`, types],
  ['service/desk/opens-api.ts', `export * from '#desk/api-types/deep/enquiry-api.ts';`, types],
  ['service/cli/opens-api.ts', `export { look } from '#desk/api-types/enquiry-api.ts';`, types],
  ['service/opens-later.ts', `export const api = import('#desk/api-types/desk-api.ts');`, types],
  [
    'service/opens-half.ts',
    `import { type Look, look } from '#desk/api-types/desk-api.ts';`,
    types,
  ],
  [
    'postbuild/submits.ts',
    `import form from '#site/forms/enroll/enroll-form.tsx';`,
    presentational,
  ],
  [
    'postbuild/posts.ts',
    `import { postRow } from '#site/data/network/post-row.ts';`,
    presentational,
  ],
  [
    'postbuild/pages/renders.ts',
    `import { ServerFilledText } from '#site/ui/server-filled-text.tsx';`,
    presentational,
  ],
  ['desk/names.ts', `import store from '#database/store.ts';`, api],
  ['desk/routes/names.ts', `import { app } from '#service/app.ts';`, api],
  ['site/names-desk.ts', `import root from '#desk/root.tsx';`, 'The site knows a base URL'],
  ['service/names-desk.ts', `import root from '#desk/root.tsx';`, 'The service takes rows in'],
];

/** Code that resembles the refused samples and is allowed. */
export const allowedSamples: AllowedSample[] = [
  ['postbuild/draws.ts', `import { drawKolam } from '#site/art/draw-kolam.ts';`],
  ['postbuild/sets.ts', `import { fillProviderName } from '#site/ui/fill-provider-name.ts';`],
  [
    'postbuild/places.ts',
    `import { brochurePathOf } from '#site/data/offers/cover-and-brochure-paths.ts';`,
  ],
  ['service/knows-api.ts', `import type { DeskApi } from '#desk/api-types/desk-api.ts';`],
  ['service/desk/knows-api.ts', `export type { Look } from '#desk/api-types/enquiry-api.ts';`],
  ['service/names-api.ts', `export type Look = import('#desk/api-types/enquiry-api.ts').Look;`],
  ['contract/light.ts', `import * as z from 'zod/mini';\nz.string();`],
];
