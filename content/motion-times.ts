/**
 * The durations of the animations on a page, in milliseconds. They are in a file of their own, because a visitor loads
 * them before React. The other display settings are loaded only with React.
 */
export const motionTimes = {
  typing: { typingMs: 50, backspaceMs: 30, holdMs: 1500 },
  reveal: { durationMs: 1000 },
} as const;
