import { spawnSync } from 'node:child_process';
import type { InstalledServiceUnit } from './service-unit.ts';
import { UpgradeError } from './upgrade-error.ts';

type How = { cwd: string; env: NodeJS.ProcessEnv; otherwise: string };

/**
 * Runs a program until it ends, and shows its output. If it fails, throws UpgradeError with the sentence `otherwise`.
 */
export function runProgram(command: string, words: readonly string[], how: How): void {
  const { cwd, env, otherwise } = how;
  const { status, error } = spawnSync(command, words, { cwd, env, stdio: 'inherit' });
  if (error) throw new UpgradeError(`${otherwise} (${error.message})`);
  if (status !== 0) throw new UpgradeError(otherwise);
}

/** Returns the command that runs a program as the service's own user and with its settings. */
export function makeCommandAsServiceUser(
  { user, settings }: Pick<InstalledServiceUnit, 'user' | 'settings'>,
  command: string,
  words: readonly string[],
): { command: string; words: string[]; env: NodeJS.ProcessEnv } {
  const { PATH, HOME, LANG, TERM } = process.env;
  const env = { PATH, HOME, LANG, TERM, ...settings };
  return { ...makeCommandAsUser(user, command, words), env };
}

/** Returns the command that runs a program as `user`. If `mustRunAsOtherUser` is false, it runs as the present user. */
export function makeCommandAsUser(
  user: string,
  command: string,
  words: readonly string[],
): { command: string; words: string[] } {
  return mustRunAsOtherUser(user)
    ? { command: 'runuser', words: ['-u', user, '--', command, ...words] }
    : { command, words: [...words] };
}

/**
 * Whether a program has to be started as another user, namely the user of the systemd unit. False if this process is
 * not root, because only root can do this. Also false for a unit without a user, which runs as root itself.
 */
export const mustRunAsOtherUser = (user: string): boolean =>
  process.getuid?.() === 0 && user !== '' && user !== 'root';
