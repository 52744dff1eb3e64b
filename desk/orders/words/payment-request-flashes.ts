/**
 * The flash messages after a payment was asked for (`asked`, `open`), and after a member tried to replace an order
 * whose link has ended (`renewed`, `not renewed`).
 */
export const paymentRequestFlashes = {
  asked:
    'The order is made, and its link goes out by mail. Under Orders it can be sent on WhatsApp; load the page again if the link is not there yet.',
  open: 'No second order was made: this one, under Orders, still waits to be paid.',
  renewed:
    'A new order is made, at the fee of today. Its link goes out by mail within seconds, and stands in the messages here.',
  'not renewed':
    'No new order was made: one is open already, the offer is not on sale, or no place is left in its batch.',
} as const;
type PaymentRequestFlash = keyof typeof paymentRequestFlashes;

/**
 * The part of a flash message that says why no mail goes out, so that staff have to send the link or receipt
 * themselves.
 */
export const noMailGoesOutClause =
  'No mail goes out, because mails to learners are not set up here';

/** The sentences that replace those of `paymentRequestFlashes` if learners get no mails from the service. */
export const paymentRequestFlashesWithoutMail: Partial<Record<PaymentRequestFlash, string>> = {
  asked: `The order is made. ${noMailGoesOutClause}: send its link yourself. It stands under Orders; load the page again if it is not there yet.`,
  renewed: `A new order is made, at the fee of today. ${noMailGoesOutClause}: send its link yourself. Load the page again if it is not there yet.`,
};
