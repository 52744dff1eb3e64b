/** The limits of an import. A person has to review all lines, and visitors' forms wait while an import is stored. */
export const importBounds = {
  lines: 2_000,
  columns: 60,
  bytes: 1024 * 1024,
  fileName: 120,
} as const;
