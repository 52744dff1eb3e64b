/** What one check found. `unknown`: it could not be tried here, which is no fault. */
export type Finding = {
  /** What was tried: "mail", "backup". */
  what: string;
  at: 'ok' | 'wrong' | 'unknown';
  sentence: string;
  /** Null when there is nothing to do. */
  todo: string | null;
};

export const ok = (what: string, sentence: string): Finding => ({
  what,
  at: 'ok',
  sentence,
  todo: null,
});

export const wrong = (what: string, sentence: string, todo: string): Finding => ({
  what,
  at: 'wrong',
  sentence,
  todo,
});

export const unknown = (what: string, sentence: string): Finding => ({
  what,
  at: 'unknown',
  sentence,
  todo: null,
});
