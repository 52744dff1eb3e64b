/**
 * The limits of a file that is imported. They are low, because a person has to review each line, and because forms of
 * visitors wait while the lines are stored.
 */
export const importBounds = {
  lines: 2_000,
  columns: 60,
  bytes: 1024 * 1024,
  fileName: 120,
} as const;
