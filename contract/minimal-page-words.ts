/**
 * What stands on the few pages that the service writes itself, `service/pages/minimal-page.ts`: where the payment begins, at
 * the demonstration bank, and where something could not be done.
 */
export const minimalPageWords = {
  failure: {
    title: 'This page cannot be shown just now',
    text: 'What you have sent us is kept. Please load this page again in a minute.',
    home: 'Go to the first page',
  },
  /** At the desk, where it may be an act that was not done. */
  deskFailure: {
    title: 'That did not work',
    text: 'What you just sent may not have been stored. Go back, look whether it was done, and try again in a minute.',
    home: 'Back to today',
  },
  form: {
    titles: {
      request_a_call: 'Your request was not sent',
      enrollments: 'Your enrolment was not saved',
      email_subscriptions: 'You are not subscribed yet',
    },
    /** At a field that people do not see. */
    leaveEmpty: 'Leave this empty',
    again: 'Send it again',
    nextDate: 'Ask for the next batch',
    noDate: (title: string) =>
      `We could not take this enrolment: the last dates of ${title} are past, and the next ones are not set yet. Nothing was charged. Ask for a call, and we tell you the next date.`,
    kept: 'What you typed is still here.',
    back: 'Back to the site',
  },
  payment: {
    title: 'Your enrolment is saved',
    text: 'One step is left: the payment, on the page of our payment provider. Your place is confirmed when it has arrived.',
    go: 'Go to the payment page',
  },
  bank: {
    title: 'Demonstration bank',
    calm: 'This is a demonstration. No money moves, and nothing about a card or an account is asked.',
    order: 'Order',
    sum: 'To pay',
    upi: 'Pay by UPI',
    card: 'Pay by card',
    troubles: 'Or see what else can happen',
    late: 'Pay, and let the bank confirm it after 15 seconds',
    fail: 'Let the payment fail',
    expire: 'Let the link expire',
    back: 'Go back without paying',
    nothing: 'There is nothing to pay at this address.',
    toForm: 'Go to the enrolment form',
  },
} as const;
