/** Rooms that let in a part of another, and packages that stay outside. */
import type { Allowed, Refused } from '../lint-planted.ts';

const types = 'Of desk/door/ the service takes types only';
const presentational = 'Of the site the press takes';
const door = 'The desk reaches data through its door only';

export const refused: Refused[] = [
  ['site/names.ts', `import open from '#database/open.ts';`, 'The site knows a base URL'],
  ['content/names.ts', `import rows from '#contract/rows.ts';`, 'Content is plain data'],
  ['content/asks-office.ts', `import gst from '#office/gst.ts';`, 'Content is plain data'],
  ['contract/names.ts', `import pages from '#content/pages.ts';`, 'The contract is what both'],
  ['contract/heavy.ts', `import * as z from 'zod';`, 'import zod/mini'],
  ['contract/full.ts', `import * as z from 'zod/v4';\nz.string();`, 'import zod/mini'],
  ['contract/core.ts', `import * as z from 'zod/v4/core';\nz.clone(1);`, 'import zod/mini'],
  ['site/routes.test.ts', `import root from '#desk/root.tsx';`, 'The site knows a base URL'],
  ['site/calculates.ts', `import gst from '#office/gst.ts';`, 'The site knows a base URL'],
  ['site/heavy.ts', `import * as z from 'zod/mini';`, 'Schemas come from #contract'],
  ['site/checks.ts', `import check from '#content/check.ts';`, 'Checking the content is the build'],
  ['service/names.ts', `import pages from '#content/pages.ts';`, 'The service takes rows in'],
  ['database/names.ts', `import config from '#service/config.ts';`, 'The database knows what'],
  ['press/names.ts', `import config from '#service/config.ts';`, 'The press finishes files'],
  ['service/opens-door.ts', `import { look } from '#desk/door/enquiry-door.ts';`, types],
  ['service/desk/opens-door.ts', `export * from '#desk/door/deep/enquiry-door.ts';`, types],
  ['service/cli/opens-door.ts', `export { look } from '#desk/door/enquiry-door.ts';`, types],
  ['service/opens-later.ts', `export const door = import('#desk/door/desk-door.ts');`, types],
  ['service/opens-half.ts', `import { type Look, look } from '#desk/door/desk-door.ts';`, types],
  ['press/submits.ts', `import form from '#site/forms/enroll/enroll-form.tsx';`, presentational],
  ['press/posts.ts', `import { postRow } from '#site/data/post-row.ts';`, presentational],
  ['press/pages/renders.ts', `import { Slot } from '#site/ui/slot.tsx';`, presentational],
  ['desk/names.ts', `import store from '#database/store.ts';`, door],
  ['desk/routes/names.ts', `import { app } from '#service/app.ts';`, door],
  ['site/names-desk.ts', `import root from '#desk/root.tsx';`, 'The site knows a base URL'],
  ['service/names-desk.ts', `import root from '#desk/root.tsx';`, 'The service takes rows in'],
];

/** What looks like it and may stand there. */
export const allowed: Allowed[] = [
  ['press/draws.ts', `import { drawKolam } from '#site/art/kolam.ts';`],
  ['press/sets.ts', `import { fillName } from '#site/ui/format.ts';`],
  ['press/places.ts', `import { brochurePath } from '#site/data/course-place.ts';`],
  ['service/knows-door.ts', `import type { DeskDoor } from '#desk/door/desk-door.ts';`],
  ['service/desk/knows-door.ts', `export type { Look } from '#desk/door/enquiry-door.ts';`],
  ['service/names-door.ts', `export type Look = import('#desk/door/enquiry-door.ts').Look;`],
  ['contract/light.ts', `import * as z from 'zod/mini';\nz.string();`],
];
