/**
 * The error messages of fields, by kind of error. They are separate from the other sentences, because a page loads
 * them together with the validation, when somebody begins to fill in a form.
 */
export const fieldErrorSentences = {
  nameMissing: 'Please enter your name.',
  nameTooLong: 'Please enter a name of at most 120 characters.',
  emailMissing: 'Please enter your email address.',
  emailWrong: 'Please enter an email address such as name@example.com.',
  phoneMissing: 'Please enter your phone number.',
  phoneWrong:
    'Please enter a phone number with all its digits, such as 98765 43210 or +91 98765 43210.',
  programMissing: 'Please select a program from the list.',
  offerWrong:
    'Please choose an offer from the list; the one that was sent is not offered at present.',
  batchWrong:
    'Please choose a start from the list; the one that was sent is not open for enrolment.',
  batchFull:
    'Please choose another start, or put yourself on the waiting list: every place of this one is taken.',
  messageTooLong: 'Please keep the message to at most 2,000 characters.',
  unreadable: 'Please remove the characters that cannot be shown, and type the text again.',
} as const;
