import { spawnSync } from 'node:child_process';
import { Failed } from './failed.ts';
import type { Unit } from './unit.ts';

type How = { cwd: string; env: NodeJS.ProcessEnv; otherwise: string };

/** Runs a program to its end, its words shown as they come. Throws Failed with the sentence `otherwise`. */
export function run(command: string, words: readonly string[], how: How): void {
  const { cwd, env, otherwise } = how;
  const { status, error } = spawnSync(command, words, { cwd, env, stdio: 'inherit' });
  if (error) throw new Failed(`${otherwise} (${error.message})`);
  if (status !== 0) throw new Failed(otherwise);
}

/** What to run instead, so that a program runs as the service's own user and with its settings. */
export function asService(
  { user, settings }: Pick<Unit, 'user' | 'settings'>,
  command: string,
  words: readonly string[],
): { command: string; words: string[]; env: NodeJS.ProcessEnv } {
  const { PATH, HOME, LANG, TERM } = process.env;
  const env = { PATH, HOME, LANG, TERM, ...settings };
  return { ...asUser(user, command, words), env };
}

/** What to run instead, so that a program runs as this user of a unit, whom only root can become. */
export function asUser(
  user: string,
  command: string,
  words: readonly string[],
): { command: string; words: string[] } {
  return runsAsOtherUser(user)
    ? { command: 'runuser', words: ['-u', user, '--', command, ...words] }
    : { command, words: [...words] };
}

/** A unit without a user runs as root. */
export const runsAsOtherUser = (user: string): boolean =>
  process.getuid?.() === 0 && user !== '' && user !== 'root';
