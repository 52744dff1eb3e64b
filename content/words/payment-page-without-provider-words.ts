/** The page after an enrolment when there is no payment provider: `/enroll-form/payment`. */
export const savedHeading = 'Your enrolment is saved';
export const oneStepLeftText =
  'One step is left: pay the fee on the page of our payment provider. Your place is confirmed when the payment has arrived.';
export const paymentLinkLabel = 'Go to the payment page';

export const demonstrationHeading = 'This is a demonstration: no money is taken';
export const nothingChargedText =
  'Your name, email address and mobile number have been saved as an enrolment. On the live site you would now be on the page of a payment provider, to pay the fee. Here there is none, and nothing has been charged.';
/** Shown instead of `nothingChargedText` on a public site without a payment provider. */
export const paymentNotOpenText =
  'Nothing was charged: payment on this site is not open yet. We write to you with the way to pay.';
export const backHomeLabel = 'Back to the home page';
