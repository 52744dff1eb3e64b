/**
 * `npm test`: makes sure that there is a browser, a current build and a test environment, then runs all tests except
 * those of operations, which `npm run test:operations` (`--operations`) runs. Arguments after `npm test --` go to
 * Vitest: `npm test -- tests/e2e`. If they name the path of a test, tests of operations run too when they match.
 */
import { spawnSync } from 'node:child_process';
import { makeTestFolderAndPostgres } from '../tests/support/make-test-folder-and-postgres.ts';
import { buildSite } from './build/build.ts';
import { readBuildSettings } from './build/build-settings.ts';
import { isBuildCurrent } from './build/build-stamp.ts';
import { findOrInstallChromium } from './find-or-install-chromium.ts';
import { hasTestPathArgument } from './has-test-path-argument.ts';

findOrInstallChromium();
const settings = readBuildSettings(process.env);
if (isBuildCurrent(settings)) console.log('The build is the one of these sources.');
else await buildSite(settings);

const words = process.argv.slice(2).filter((word) => word !== '--operations');
const group = process.argv.includes('--operations') ? 'operations*' : '!operations*';
const vitest = spawnSync(
  'vitest',
  ['run', ...(hasTestPathArgument(words) ? [] : ['--project', group]), ...words],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...(await makeTestFolderAndPostgres()),
      PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
    },
  },
);
process.exit(vitest.status ?? 1);
