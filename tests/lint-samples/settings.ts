/** Samples for the lint rules about which modules may read settings of the service and of the build. */
import { type AllowedSample, type RefusedSample, rooms } from '../run-linter-on-samples.ts';

const settings = 'Settings are read in one place';
const build = 'Only site/data/build-settings.ts reads';

export const refusedSamples: RefusedSample[] = [
  ['service/routes/reads.ts', `export const url = process.env.SMTP_URL;`, settings],
  [
    'service/reads.ts',
    `import { env } from 'node:process';\nexport const url = env.SMTP_URL;`,
    settings,
  ],
  ['database/reads.ts', `const { env } = process;\nexport const url = env.DATABASE_URL;`, settings],
  ['domain/settings.ts', `export const rate = process?.env.GST;`, settings],
  [
    'service/renames.ts',
    `const { env: given } = process;\nexport const url = given.SMTP_URL;`,
    settings,
  ],
  ['service/takes.ts', `import p from 'node:process';\nexport const url = p.env.URL;`, settings],
  ['desk/takes.ts', `import * as p from 'process';\nexport const url = p.env.URL;`, settings],
  ['service/cli/loads.ts', `process.loadEnvFile('.env');`, settings],
  ['database/loads.ts', `import { loadEnvFile } from 'node:process';\nloadEnvFile();`, settings],
  ['postbuild/settings.ts', `export const url = globalThis.process.env.SITE_URL;`, settings],
  ['site/ui/reads.ts', `export const key = import.meta.env.VITE_DATA_SERVICE_KEY;`, build],
  ['site/reads.ts', `export const { VITE_SITE_URL } = import.meta.env;`, build],
  ...rooms.flatMap((room): RefusedSample[] => [
    [`${room}/any/reads.ts`, 'export const port = process.env.PORT;', settings],
    [`${room}/any/builds.ts`, 'export const url = import.meta.env.VITE_SITE_URL;', build],
  ]),
];

/** Code that resembles the refused samples and is allowed. */
export const allowedSamples: AllowedSample[] = [
  ['service/settings/config.ts', 'export const settings = process.env;'],
  ['desk/react-router.config.ts', 'export const folder = process.env.DESK_BUILD_DIRECTORY;'],
  ['database/copies/postgres/run-postgres-program.ts', 'export const env = { ...process.env };'],
  ['service/ends.ts', `process.on('exit', () => process.stdout.write(process.title));`],
  [
    'postbuild/describes.ts',
    'export const describe = (process: P) => { const { x } = process; return x };',
  ],
  ['scripts/reads.ts', 'export const home = process.env.HOME;'],
  ['service/settings/load-project-env-file.ts', 'export const settings = process.env;'],
  ['site/data/build-settings.ts', 'export const url = import.meta.env.VITE_SITE_URL;'],
  ['site/renders.ts', 'export const isRendered = import.meta.env.SSR;'],
];
