/** The result of one check. `unknown` means that the check could not be made, which does not count as a fault. */
export type Finding = {
  /** The name of what was checked: "mail", "backup". */
  what: string;
  at: 'ok' | 'wrong' | 'unknown';
  sentence: string;
  /** The owner's next step; null when nothing is to be done. */
  todo: string | null;
};

export const okFinding = (what: string, sentence: string): Finding => ({
  what,
  at: 'ok',
  sentence,
  todo: null,
});

export const wrongFinding = (what: string, sentence: string, todo: string): Finding => ({
  what,
  at: 'wrong',
  sentence,
  todo,
});

export const unknownFinding = (what: string, sentence: string): Finding => ({
  what,
  at: 'unknown',
  sentence,
  todo: null,
});
