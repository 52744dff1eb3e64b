import { stripInvisible } from '#contract/strip-invisible.ts';

/** What a command needs of the terminal, so that tests can replace it. */
export type Terminal = {
  /** Writes to standard output; waits for a slow reader. */
  write(text: string): Promise<void>;
  /** Writes one line for the person, to standard error. */
  say(line: string): void;
  /** Shows progress, unless standard error is no terminal. */
  progress(done: number, total: number, what: string): void;
  /** Null if nobody can answer, or if the person leaves. */
  ask(question: string): Promise<string | null>;
  width: number;
  now(): Date;
};

/**
 * Sanitises stored text for the terminal: control characters, tabs and line ends become spaces; invisible characters
 * are removed.
 */
export function sanitiseForTerminal(text: string): string {
  return stripInvisible(text).replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
