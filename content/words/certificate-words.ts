/**
 * The issuer of the certificates, and the meaning of the three badges. The owner has to confirm both (`../README.md`).
 */
export const certificateWords = {
  own: 'All certificates are our own. They are no degrees or diplomas, and no university, board or government body issues them.',
  badges:
    'A word stands on each certificate. Verified: we confirm its number to anyone who asks. Authorized: we alone give it, under our own name, after a mentor has seen the work or the attendance. Exclusive: it is made for one learner, or given for the best work.',
} as const;
