/**
 * Installs packages and builds pages as the service's user, because packages must not run as root. The build gets only
 * its own settings, because packages must not read production secrets. Afterwards root owns the release, so that the
 * service can't change its own code.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  npmrcRegistrySettingPattern,
  pickBuildVariables,
  pickMachineVariables,
} from '../build/pick-environment-variables.ts';
import { makeCommandAsUser, mustRunAsOtherUser, runProgram } from './run-program.ts';
import type { InstalledServiceUnit } from './service-unit.ts';

type Run = (command: string, words: readonly string[], how: { otherwise: string }) => void;

/**
 * Gives the release folder to the service's user, calls `build` with a function that runs programs there as that user,
 * then gives the folder to root. Without root's rights, or if that user is the present one, the programs run as the
 * present user. Throws UpgradeError when a program fails.
 */
export function buildAsServiceUser(
  { user, settings }: Pick<InstalledServiceUnit, 'user' | 'settings'>,
  release: string,
  build: (runInRelease: Run) => void,
): void {
  const env = { ...pickMachineVariables(process.env), ...pickBuildVariables(settings) };
  const runWith =
    (environment: NodeJS.ProcessEnv): Run =>
    (command, words, { otherwise }) => {
      const instead = makeCommandAsUser(user, command, words);
      runProgram(instead.command, instead.words, { cwd: release, env: environment, otherwise });
    };
  if (!mustRunAsOtherUser(user)) {
    build(runWith(env));
    return;
  }

  const home = mkdtempSync(join(tmpdir(), 'miranaya-build-'));
  try {
    const npmrc = join(home, '.npmrc');
    writeFileSync(npmrc, readRegistryLines());
    changeOwner(`${user}:`, [release, home]);
    const cache = join(home, 'cache');
    build(runWith({ ...env, HOME: home, npm_config_userconfig: npmrc, npm_config_cache: cache }));
    changeOwner('0:0', [release]);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Makes `owner` the owner of the folders and of everything in them. For a link, only the link itself gets the new
 * owner: its target may be any file of the machine.
 */
function changeOwner(owner: string, folders: readonly string[]): void {
  runProgram('chown', ['-R', '-P', '-h', owner, ...folders], {
    cwd: '/',
    env: pickMachineVariables(process.env),
    otherwise: `${folders.join(' and ')} could not be given to ${owner}, so nothing was changed.`,
  });
}

/** The registry settings of root's npm are passed on, because the service's user can't read root's `.npmrc`. */
function readRegistryLines(): string {
  const { npm_config_userconfig: named, HOME = '/root' } = process.env;
  const file = named ?? join(HOME, '.npmrc');
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const isKept = (line: string) =>
    npmrcRegistrySettingPattern.test(line.split('=')[0]?.trim() ?? '');
  return lines
    .filter(isKept)
    .map((line) => `${line}\n`)
    .join('');
}
