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

/** Control characters of a stored text must not reach the terminal; tabs and line ends become blanks. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ');
}
