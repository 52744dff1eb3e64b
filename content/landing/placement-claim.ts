/** The promise of help with placement, and one line in small type that says what the promise means. */

export const placementClaim = {
  words: '100% placement assistance',
  meaning:
    'Every learner who completes the program gets help with CV, portfolio, interviews and openings. It is not a promise of a job.',
} as const;
