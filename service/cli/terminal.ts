import { visibleText } from '#contract/visible-text.ts';

/** What a command needs of the terminal, so that tests can give it another one. */
export type Terminal = {
  /** Writes to standard output; waits while the reader is slower. */
  write(text: string): Promise<void>;
  /** One line to the person, beside the output. */
  say(line: string): void;
  /** Shows how far something is; nothing when nobody watches. */
  progress(done: number, total: number, what: string): void;
  /** Null when nobody is there to answer, or when they left instead. */
  ask(question: string): Promise<string | null>;
  width: number;
  now(): Date;
};

/**
 * What is in a stored text and not meant for eyes must not reach the terminal: control characters, tabs and
 * line ends become blanks, the rest is taken out.
 */
export function printable(text: string): string {
  return visibleText(text).replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
