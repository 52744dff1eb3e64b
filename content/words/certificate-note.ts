/** Whose certificates these are, and what the three badges say. The owner has to confirm both (`../README.md`). */
export const certificateNote = {
  own: 'All are our own certificates: no university, board or government body issues them.',
  badges:
    'Verified: we confirm its number. Authorized: given by us alone, after a mentor saw the work. Exclusive: for one learner, or the best work.',
} as const;
