/**
 * The words of the few pages that the service writes itself (`service/pages/make-minimal-page.ts`): failures of the
 * site, the desk and the forms, the waiting list, the page that leads to the payment, a fee that has changed, and the
 * demonstration bank.
 */
export const minimalPageWords = {
  failure: {
    title: 'This page cannot be shown just now',
    text: 'What you have sent us is kept. Please load this page again in a minute.',
    home: 'Go to the first page',
  },
  /** Words for a failure at the desk, where the failed request may have changed something. */
  deskFailure: {
    title: 'That did not work',
    text: 'What you just sent may not have been stored. Go back, look whether it was done, and try again in a minute.',
    home: 'Back to today',
  },
  deskTooLong: {
    title: 'That is too large to send',
    text: 'Nothing was stored. A text may have some 100,000 letters here, a picture 8 MB, a settlement file 4 MB, an imported file 1 MB. Go back with your browser, make it smaller, and send it again.',
    home: 'Back to today',
  },
  form: {
    titles: {
      request_a_call: 'Your request was not sent',
      enrollments: 'Your enrolment was not saved',
      email_subscriptions: 'You are not subscribed yet',
      waiting_list: 'You are not on the waiting list yet',
    },
    /** The label of the hidden field, which people never see and only the scripts of spammers fill in. */
    hiddenFieldLabel: 'Leave this empty',
    again: 'Send it again',
    nextDate: 'Ask for the next batch',
    wait: 'Put yourself on the waiting list',
    noDate: (title: string) =>
      `We could not take this enrolment: the last dates of ${title} are past, or they were cancelled, and the next ones are not set yet. Nothing was charged. Ask for a call, and we tell you the next date.`,
    kept: 'What you typed is still here.',
    back: 'Back to the site',
  },
  waiting: {
    title: 'Waiting list',
    titleFor: (offer: string) => `Waiting list: ${offer}`,
    text: 'When a place is free, the first who waits gets it: we write to you, and hold it for 24 hours, but not beyond the first day of the batch. Nothing is charged before you pay, and waiting costs nothing.',
    button: 'Put me on the list',
    use: 'We use this to write to you when a place is free, and for nothing else.',
    privacy: 'What we store',
    thanks: {
      title: 'You are on the waiting list',
      text: 'We write to you as soon as a place is free; it is then held for you for 24 hours, but not beyond the first day of the batch. You need to do nothing until then.',
    },
  },
  payment: {
    title: 'Your enrolment is saved',
    text: 'One step is left: the payment, on the page of our payment provider. Your place is confirmed when it has arrived.',
    go: 'Go to the payment page',
  },
  feeChanged: {
    title: 'The fee has changed',
    text: (shown: string, fee: string) =>
      `Your enrolment is saved. The page with the form showed a fee of ${shown}; the fee of this enrolment is ${fee}. Nothing is paid yet.`,
    pay: (fee: string) => `Pay ${fee}`,
    form: 'Look at the course and its form again',
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
    toOrder: 'See your enrolment',
  },
} as const;
