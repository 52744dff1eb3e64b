/**
 * The words for free places without a number. They have a file of their own, because a small script imports only
 * them.
 */
export const placesLeftWords = {
  open: 'Open for joining',
  few: 'Few places left',
  full: 'Full, waiting list',
} as const;
