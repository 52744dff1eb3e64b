/**
 * How fast the page moves, in milliseconds: part of the display settings, in a file of its own because a visitor loads
 * these times before React, and the other settings only with it.
 */
export const motionTimes = {
  typing: { typingMs: 50, backspaceMs: 30, holdMs: 1500 },
  reveal: { durationMs: 1000 },
} as const;
