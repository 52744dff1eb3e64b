/** The words about an order that the service writes: in mails, on receipts and vouchers, and on the order's page. */
import type { PromisedStep } from '../published/built-offers-file.ts';

/** A label for each payment mode without real money, shown wherever such an order is shown; null for real money. */
export const paymentModeLabels = {
  demonstration: 'Demonstration: no money moved.',
  test: 'Test: no money moved.',
  live: null,
} as const;

const placeConfirmed = 'Your place is confirmed.';

export const orderMailWords = {
  hello: (name: string | null) => (name === null ? 'Hello,' : `Dear ${name},`),
  sign: (seller: string) => `Your team at ${seller}`,
  offered: {
    subject: (title: string) => `Your enrolment is saved: ${title}`,
    heading: 'Your enrolment is saved: one step is left',
    text: 'Pay on the page of our payment provider. Your place is confirmed when the payment has arrived. The fee is all you pay, and nothing is added there.',
    button: 'Go to the payment page',
    after:
      'Card numbers, PINs and passwords stay with the payment provider and never reach us. If you have paid already, you need to do nothing.',
  },
  placeFree: {
    subject: (title: string) => `A place is free: ${title}`,
    heading: 'A place is free, and it is held for you',
    text: 'You put yourself on our waiting list, and you are the next one. Pay by the time below, and the place is yours; then it goes to the next who waits. The fee is all you pay, and nothing is added at the payment.',
    button: 'Go to the payment page',
    after:
      'If you no longer want it, you need to do nothing: nothing is charged. Card numbers, PINs and passwords stay with the payment provider and never reach us.',
  },
  batchMoved: {
    subject: (title: string) => `New dates: ${title}`,
    heading: 'Your batch has new dates',
    text: 'Your place goes with it. If the new dates suit you, you need to do nothing. If they do not, answer this mail or call, and we look for another batch with you.',
    button: 'See your enrolment',
  },
  batchCancelled: {
    subject: (title: string) => `Your batch does not take place: ${title}`,
    heading: 'Your batch does not take place',
    paid: 'We are sorry. You choose what follows: a place in another batch, or all the money that you paid for it, the registration charge included. Answer this mail or call and say which.',
    unpaid:
      'We are sorry. Please do not pay for it: its payment link ends, and nothing is charged if you do nothing. If you would like a place in another batch, answer this mail or call, and we look for one with you.',
    button: 'See your enrolment',
  },
  batchReopened: {
    subject: (title: string) => `Your batch takes place after all: ${title}`,
    heading: 'Your batch takes place after all',
    text: 'We cancelled it and ended your payment link; now it is open again, on the dates below. If you would still like to come, get a new link on the page about your enrolment, for the fee of that day and while there are places. If not, you need to do nothing: nothing was charged.',
    button: 'See your enrolment',
  },
  otherBatch: {
    subject: (title: string) => `Your batch: ${title}`,
    heading: 'You have a place in this batch',
    text: 'These are its dates and hours. If they suit you, you need to do nothing. If they do not, answer this mail or call, and we look for another batch with you.',
    button: 'See your enrolment',
  },
  asks: {
    subject: (title: string) => `Is it for somebody else? ${title}`,
    heading: 'Is this enrolment for somebody else?',
    text: 'Somebody has enrolled with this email address, and the same address or mobile number has paid for this already.',
    button: 'Answer on the page about the enrolment',
    after:
      'If it is for another person, say so on that page, and you get the way to pay. If not, you need to do nothing: nothing is charged, and this enrolment ends by itself after a week.',
  },
  failed: {
    subject: (title: string) => `Your payment did not go through: ${title}`,
    heading: 'Your payment did not go through',
    text: 'Nothing was taken, and your enrolment is still saved. You can try again by the same link, also in another way than before.',
    button: 'Try again',
    after:
      'If the money has left your account all the same, your bank returns it by itself within a few days. If you have paid since, you need to do nothing.',
  },
  instalment: {
    subject: (title: string) => `Your next instalment: ${title}`,
    heading: 'Your next instalment',
    text: 'Pay it by the day below, on the page of our payment provider. Your place is yours; nothing is added at the payment.',
    button: 'Go to the payment page',
    after:
      'If that day does not suit you, answer this mail or call before it, and we agree on another one.',
  },
  instalmentMissed: {
    subject: (title: string) => `A reminder of your instalment: ${title}`,
    heading: 'Your instalment has not arrived yet',
    text: 'Perhaps the day slipped by. Your place is kept, and the link still works.',
    button: 'Go to the payment page',
    after:
      'If you have paid already, or need another day, answer this mail or call: we look at it with you.',
  },
  instalmentPaid: {
    heading: 'Your instalment has arrived',
    text: 'Thank you. What is still to come stands on the page about your enrolment.',
  },
  takenBack: {
    subject: (title: string, number: string) => `Receipt ${number} is not valid: ${title}`,
    heading: 'We recorded a payment by mistake',
    text: 'Our receipt to you was a mistake of ours: we recorded a payment that did not come for this enrolment. The voucher takes it back. No money was taken from you, and none goes back.',
    button: 'See your enrolment',
    after: 'The voucher is attached. If you did pay, please tell us.',
    afterMinimal: 'If you did pay, please tell us.',
  },
  handedBack: {
    cash: 'It was handed to you in cash.',
    transfer: 'It was transferred to your account; the bank shows it within a few days.',
  },
  paid: {
    subject: (title: string, number: string) => `Paid: ${title}, receipt ${number}`,
    heading: 'Your payment has arrived',
    text: (afterPayment: string) =>
      `${placeConfirmed} ${afterPayment} Until then there is nothing that you need to do.`,
    /** The sentence that replaces `text` in the mail if the order is paid but has no place. */
    noPlace:
      'Your place is not settled yet. One of us writes to you or calls you, and you choose: another start, or all your money back.',
    /**
     * Says what follows the payment, for an order of an earlier release. Later orders store such a sentence of their
     * own.
     */
    afterPayment: 'We write to you with all that you need for the start.',
    button: 'See your enrolment',
    after:
      'Your receipt is attached. You can download it again from the page about your enrolment.',
    afterMinimal: 'Please keep this mail: it has the number of your receipt.',
  },
  refunded: {
    subject: (title: string, amount: string) => `Refund of ${amount}: ${title}`,
    heading: 'Your refund was made',
    text: 'The bank shows it within a few days; to a card it can take up to 30 days.',
    button: 'See your enrolment',
    after: 'The refund voucher is attached.',
    afterMinimal: 'Please keep this mail: it has the number of your refund voucher.',
  },
  facts: {
    title: 'Enrolled for',
    dates: 'Dates',
    hours: 'Hours, Indian time',
    fee: 'Fee',
    until: 'Pay until',
    instalment: 'Instalment',
    dueOn: 'Due on',
    receipt: 'Receipt number',
    paid: 'Paid',
    paidOn: 'Paid on',
    charge: 'Registration charge inside the fee',
    voucher: 'Refund voucher',
    refunded: 'Paid back',
    refundRule: 'Refunds',
    guarantee: 'Job guarantee',
  },
  questions: (email: string, phone: string) =>
    `Questions? Answer this mail, write to ${email} or call ${phone}.`,
} as const;

/** The sentences that the service writes into the page of an order. */
export const orderPageWords = {
  placeConfirmed,
  courseChanged:
    'Your course was changed. Our mail about the other course leads to the page that says how it goes on.',
  cancelled: (title: string) => `${title}: these dates were cancelled`,
} as const;

/** The texts on the page of an order about each promised step: `next` before the step is done, `done` after it. */
export const promisedStepWords: Readonly<Record<PromisedStep, { next: string; done: string }>> = {
  'batch confirmed': { next: 'We agree on your start with you', done: 'Your start is confirmed' },
  'welcome sent': {
    next: 'We send you the welcome message',
    done: 'We sent you the welcome message',
  },
  'platform opened': {
    next: 'We open your account on the learning platform',
    done: 'We opened your account on the learning platform',
  },
  'first sign-in': {
    next: 'You sign in to the learning platform for the first time',
    done: 'You signed in to the learning platform for the first time',
  },
  'group joined': { next: 'You join the group of your batch', done: 'You joined the group' },
  'first class': { next: 'You come to your first class', done: 'You were in your first class' },
  internship: {
    next: 'You finish your project, which is your internship',
    done: 'Your project was accepted as your internship',
  },
  certificate: { next: 'We send you your certificate', done: 'We sent you your certificate' },
};

export const receiptWords = {
  receipt: 'Receipt',
  invoice: 'Tax invoice',
  voucher: 'Refund voucher',
  number: 'Number',
  date: 'Date',
  from: 'Received from',
  to: 'Paid back to',
  against: 'Against receipt',
  payment: 'Payment',
  /** The label of the row that says how money was paid or returned without the payment provider. */
  way: 'Way of payment',
  ways: { cash: 'Cash', transfer: 'Bank transfer' },
  reference: 'Reference',
  cameOn: 'Money received on',
  wentOn: 'Money returned on',
  mistake: 'Voucher: a receipt is taken back',
  receiptOf: 'Receipt given to',
  totalMistake: 'Taken back',
  batch: 'Batch',
  starts: (day: string, hours: string) => `Starts ${day}: ${hours}, Indian time`,
  noMoney: 'The receipt was given by mistake: no money came, and none goes back.',
  instalment: (position: number, count: number, fee: string) =>
    `Instalment ${position} of ${count} of a fee of ${fee}.`,
  /** The text that a receipt shows in place of a name with letters that its font lacks. */
  personAt: (email: string) => `The person with the address ${email}`,
  someone: 'The person who enrolled',
  what: 'For',
  amount: 'Amount',
  taxable: 'Taxable value (SAC 999293)',
  cgst: 'CGST 9%',
  sgst: 'SGST 9%',
  total: 'Received',
  totalBack: 'Paid back',
  charge: (amount: string) => `Inside the fee: a registration charge of ${amount}.`,
  refund: 'Refunds:',
  gstin: 'GSTIN',
  unsigned: 'Made by a computer and valid without a signature.',
} as const;
