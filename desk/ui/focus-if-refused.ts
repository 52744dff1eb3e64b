/**
 * Gives a refused field, or the sentence about it, the focus when the page opens. The browser then scrolls to it, also
 * without JavaScript.
 */
export const focusIfRefused = (wrong: unknown): { autoFocus?: true } =>
  wrong ? { autoFocus: true } : {};
