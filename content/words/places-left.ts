/** The words for free places without a number. In a file of its own, because a small script imports only this. */
export const placesLeftWords = {
  open: 'Open for joining',
  few: 'Few places left',
  full: 'Full, waiting list',
} as const;
