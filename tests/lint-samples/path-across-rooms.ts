/** Samples of imports that reach another room by a relative path, or by a path in backticks given to `import()`. */
import { type AllowedSample, type RefusedSample, rooms } from '../run-linter-on-samples.ts';

const climbs = 'write #room/file.ts';
const hidden = 'import() takes a plain text';

export const refusedSamples: RefusedSample[] = [
  ['site/climbs.ts', `import open from '../database/open.ts';`, climbs],
  ['service/routes/climbs.ts', `export * from '../../database/store.ts';`, climbs],
  ['desk/routes/climbs.ts', `import open from '../../database/open-store.ts';`, climbs],
  ['site/sections/later.ts', `export const app = import('../../service/app.ts');`, climbs],
  ['tests/e2e/support/climbs.ts', `import '../../../service/main.ts';`, climbs],
  ['site/climbs-from-here.ts', `import open from './../database/open.ts';`, climbs],
  ['site/climbs-about.ts', `import open from '../../database/open-store.ts';`, climbs],
  ['service/climbs-about.ts', `import routes from './cli/../../desk/routes.ts';`, climbs],
  ['service/climbs-from-here.ts', `import routes from './../desk/routes.ts';`, climbs],
  ['service/a/b/c/d/e/climbs.ts', `import '../../../../../../desk/routes.ts';`, climbs],
  ['tests/a/b/c/d/e/climbs.ts', `import '../../../../../../desk/routes.ts';`, climbs],
  ['site/climbs-later.ts', 'export const open = import(`../database/open-store.ts`);', hidden],
  ['site/names-later.ts', 'export const open = import(`#database/open-store.ts`);', hidden],
  [
    'desk/names-any.ts',
    `export const open = (a: string) => import(\`#service/\${a}.ts\`);`,
    hidden,
  ],
  ['service/climbs.ts', `import routes from '../desk/routes.ts';`, climbs],
  ['database/orders/climbs.ts', `import routes from '../../desk/routes.ts';`, climbs],
  ['service/cli/staff/climbs.ts', `export * from '../../../desk/routes.ts';`, climbs],
  ['service/desk/api/enquiry/climbs.ts', `import '../../../../desk/routes.ts';`, climbs],
  ['tests/service/climbs.ts', `export const routes = import('../../desk/routes.ts');`, climbs],
  ...rooms.map(
    (room): RefusedSample => [
      `${room}/any/hides.ts`,
      'export const file = import(`./file.ts`);',
      hidden,
    ],
  ),
];

/** Code that resembles the refused samples and is allowed. */
export const allowedSamples: AllowedSample[] = [
  ['service/cli/near-desk.ts', `export * from '../desk/news-now.ts';`],
  ['service/cli/staff/near-desk.ts', `export * from '../../desk/sign-in/secret-token.ts';`],
  ['database/orders/near-desk.ts', `export * from '../desk/desk-port.ts';`],
  ['service/desk/api/enquiry/near-desk.ts', `export * from '../../../desk/news-now.ts';`],
  ['service/a/b/c/d/e/near-desk.ts', `export * from '../../../../../desk/news-now.ts';`],
  ['service/finds.ts', 'export const load = (file: string) => import(file);'],
  ['scripts/finds.ts', `export const load = (id: string) => import(\`#content/\${id}.ts\`);`],
  ['bench/faults/near-desk.ts', `export * from '../desk/fill-desk.ts';`],
  ['service/routes/near.ts', `export type { Config } from '../config.ts';`],
];
