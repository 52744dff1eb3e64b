/**
 * The durations of the animations, in milliseconds. They are in a file of their own, because the page needs them before
 * React is loaded and needs the other layout settings only afterwards.
 */
export const motionTimes = {
  typing: { typingMs: 50, backspaceMs: 30, holdMs: 1500 },
  reveal: { durationMs: 1000 },
} as const;
