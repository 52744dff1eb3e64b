/**
 * The attribute with which a refused field, or the sentence about it, takes the focus when the page opens. Browsers
 * then scroll to it, also without JavaScript. A page that was opened without a refusal moves no focus.
 */
export const focusIfRefused = (wrong: unknown): { autoFocus?: true } =>
  wrong ? { autoFocus: true } : {};
