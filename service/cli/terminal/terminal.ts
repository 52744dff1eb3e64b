import { stripInvisible } from '#contract/text/strip-invisible.ts';

/** The part of the terminal that commands use; tests replace it. */
export type Terminal = {
  /** Writes to standard output; waits for a slow reader. */
  write(text: string): Promise<void>;
  /** Writes one line for the person, to standard error. */
  say(line: string): void;
  /** Shows progress. Does nothing if standard error is not a terminal, or if `total` is small. */
  progress(done: number, total: number, what: string): void;
  /** Asks the person a question. Resolves with null if nobody can answer, or if the person closes the input. */
  ask(question: string): Promise<string | null>;
  width: number;
  now(): Date;
};

/**
 * Sanitises stored text for the terminal: control characters, tabs and line ends become spaces; invisible
 * characters are removed.
 */
export function sanitiseForTerminal(text: string): string {
  return stripInvisible(text).replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
