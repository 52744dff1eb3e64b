/** The limits of an import: small enough for a person to review, and short enough not to keep visitors waiting. */
export const importBounds = {
  lines: 2_000,
  columns: 60,
  bytes: 1024 * 1024,
  fileName: 120,
} as const;
