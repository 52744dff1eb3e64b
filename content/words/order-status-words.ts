/** Tells a buyer how to reach us. The page replaces `{hours}` by the support hours. */
const reachUs =
  'Write to us or call, {hours}, Indian time; our email address and phone number are at the bottom of this page.';

/**
 * The texts of the page about an order, for each state of the order. `service/payments/status-page/make-order-view.ts`
 * decides the state and fills in amount and title.
 */
export const orderStatusWords = {
  unknown: {
    heading: 'We find no enrolment at this address',
    text: `The address may have been cut off when it was copied; the mail that we sent you has the whole address. It works for 400 days after the enrolment. ${reachUs}`,
  },
  preparing: {
    heading: 'Your enrolment is saved',
    text: 'We are preparing your payment link. It usually appears here within a minute, and comes by mail if it takes longer. You can close this page.',
  },
  arranging: {
    heading: 'Your enrolment is saved',
    text: `Nothing was charged: payment on this site is not open yet. We write to you with the way to pay. ${reachUs}`,
  },
  asking: {
    heading: 'Is this enrolment for somebody else?',
    text: 'The same email address or mobile number has paid for this already. If this enrolment is for another person, say so, and you go on to the payment. If not, you need to do nothing: nothing is charged, and this enrolment ends by itself after a week.',
  },
  open: {
    heading: 'Your enrolment is saved: one step is left',
    text: 'Pay on the page of our payment provider. Your place is confirmed when the payment has arrived. The fee is all you pay, and nothing is added there.',
  },
  failed: {
    heading: 'Your payment did not go through',
    text: 'Nothing was taken, and your enrolment is still saved. You can try again by the same link, also in another way than before. If the money has left your account all the same, your bank returns it by itself within a few days.',
  },
  confirming: {
    heading: 'Your payment is being confirmed',
    text: 'You came back from paying, and the bank has not confirmed it to us yet. This usually takes a minute, sometimes a day. Please do not pay again: this page changes by itself.',
  },
  checking: {
    heading: 'We are looking at your payment',
    text: `Something about the payment does not match the fee, so one of us checks it and writes to you. Please do not pay again. ${reachUs}`,
  },
  ended: {
    heading: 'The payment link has ended',
    text: 'Nothing was charged by this link, and your details are still with us. You can get a new one without filling in anything again. It is for the fee of today; for an instalment, the sum stays the same.',
  },
  past: {
    heading: 'These dates are no longer offered',
    text: 'There is nothing to pay: the dates are past, or they were cancelled. Nothing was charged, and your details are still with us. Ask for a call, and we tell you the next date.',
  },
  replaced: {
    heading: 'This payment link is no longer used',
    text: `We take payments in another way now. To pay, please enrol again, and you get the new way. If you have paid already, you need to do nothing more. ${reachUs}`,
  },
  paid: {
    heading: 'Paid: welcome to Miranaya',
    // The service adds sentences: that the place is confirmed, and what happens next.
    text: 'Your payment has arrived.',
  },
  placeless: {
    heading: 'Paid: your place is not settled yet',
    text: `Your payment has arrived, but there is no place for you on these dates. One of us writes to you or calls you, and you choose: another start, or all your money back. ${reachUs}`,
  },
  refunding: {
    heading: 'Your refund is under way',
    text: 'A refund is issued in 7-10 business days; to a card it can take up to 30 days.',
  },
  refundFailed: {
    heading: 'Your refund could not be sent yet',
    text: `Our payment provider could not send it. One of us sends it again or in another way, and writes to you; you need to do nothing. ${reachUs}`,
  },
  refunded: {
    heading: 'Your refund was made',
    text: 'If it went to your bank account, the bank shows it within a few days; to a card it can take up to 30 days.',
  },
  takenBack: {
    heading: 'Our receipt was a mistake',
    text: `We recorded a payment that did not come for this enrolment, and the voucher takes our receipt back. No money was taken from you. ${reachUs}`,
  },
} as const;

export const orderFactWords = {
  label: 'About this enrolment',
  steps: 'Where you stand',
  plan: 'Your instalments',
  refunds: 'Your refunds',
  title: 'Enrolled for',
  amount: 'Fee',
  hours: 'Hours, Indian time',
  lastDay: 'Last day',
  until: 'Pay until',
  paidOn: 'Paid on',
  receipt: 'Receipt number',
  refund: 'Refund',
  pay: 'Go to the payment page',
  retry: 'Try again',
  renew: 'Get a new payment link',
  forAnother: 'It is for somebody else: go on to the payment',
  again: 'Enrol again',
  nextDate: 'Ask for the next batch',
  getReceipt: 'Open the receipt (PDF)',
  getVoucher: 'Open the voucher (PDF)',
  home: 'Back to the home page',
  terms: 'Read the terms on refunds',
  noCards: 'Card numbers, PINs and passwords stay with the payment provider and never reach us.',
} as const;
