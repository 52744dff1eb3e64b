/** The result of one check. `unknown`: it could not be checked here, which is no fault. */
export type Finding = {
  /** What was checked: "mail", "backup". */
  what: string;
  at: 'ok' | 'wrong' | 'unknown';
  sentence: string;
  /** The remedy; null when there is nothing to do. */
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
