/** What a visitor reads of an order outside the site: in the mails about it, on its receipt and its voucher. */

/** Stands wherever an order is seen that was not paid with money, by its payment mode. */
export const modeMarks = {
  demonstration: 'Demonstration: no money moved.',
  test: 'Test: no money moved.',
  live: null,
} as const;

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
  paid: {
    subject: (title: string, number: string) => `Paid: ${title}, receipt ${number}`,
    heading: 'Your payment has arrived',
    text: (afterPayment: string) =>
      `Your place is confirmed. ${afterPayment} Until then there is nothing that you need to do.`,
    /** For orders of an earlier release, which kept no words of their own. */
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
    fee: 'Fee',
    until: 'Pay until',
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
  /** Where a name has letters that the typeface lacks. */
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
