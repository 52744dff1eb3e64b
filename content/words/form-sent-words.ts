/**
 * Words after a form was sent: in place of the form, and on the pages that visitors without JavaScript see
 * (`/request-call/thanks` and `/subscribed`).
 */
export const formatCallBackText = (phone: string, hours: string) =>
  `We call from ${phone}. Our hours are ${hours}, Indian time.`;
export const lookThroughProgramsLabel = 'Look through the programs in the meantime';
export const whenWeWriteText =
  'We write when a batch, a workshop or a webinar is announced, and at no other time.';
export const backHomeLabel = 'Back to the home page';
