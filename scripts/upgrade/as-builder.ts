/**
 * Packages are installed and pages are built as the service's user and with the settings of a build only: root and the
 * production secrets are no business of a package. Afterwards the release is root's, so that the service cannot
 * change the code that it runs.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineEnvironment, registrySetting, settingsOfBuild } from '../build-environment.ts';
import { asUser, run, runsAsOtherUser } from './run.ts';
import type { Unit } from './unit.ts';

type Run = (command: string, words: readonly string[], how: { otherwise: string }) => void;

/** Lets `build` run programs inside the release. Throws Failed when one of them does. */
export function asBuilder(
  { user, settings }: Pick<Unit, 'user' | 'settings'>,
  release: string,
  build: (runInRelease: Run) => void,
): void {
  const env = { ...machineEnvironment(process.env), ...settingsOfBuild(settings) };
  const runWith =
    (environment: NodeJS.ProcessEnv): Run =>
    (command, words, { otherwise }) => {
      const instead = asUser(user, command, words);
      run(instead.command, instead.words, { cwd: release, env: environment, otherwise });
    };
  if (!runsAsOtherUser(user)) {
    build(runWith(env));
    return;
  }

  const home = mkdtempSync(join(tmpdir(), 'miranaya-build-'));
  try {
    const npmrc = join(home, '.npmrc');
    writeFileSync(npmrc, registryLines());
    giveTo(`${user}:`, [release, home]);
    const cache = join(home, 'cache');
    build(runWith({ ...env, HOME: home, npm_config_userconfig: npmrc, npm_config_cache: cache }));
    giveTo('0:0', [release]);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Links are changed themselves: where one leads is nobody's to give away. */
function giveTo(owner: string, folders: readonly string[]): void {
  run('chown', ['-R', '-P', '-h', owner, ...folders], {
    cwd: '/',
    env: machineEnvironment(process.env),
    otherwise: `${folders.join(' and ')} could not be given to ${owner}, so nothing was changed.`,
  });
}

/** Which registry root's own npm asks and how, since the service's user cannot read root's `.npmrc`. */
function registryLines(): string {
  const { npm_config_userconfig: named, HOME = '/root' } = process.env;
  const file = named ?? join(HOME, '.npmrc');
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const isKept = (line: string) => registrySetting.test(line.split('=')[0]?.trim() ?? '');
  return lines
    .filter(isKept)
    .map((line) => `${line}\n`)
    .join('');
}
