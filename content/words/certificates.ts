/** The words that stand on every sample certificate; what differs is in `../landing/certificate-samples.ts`. */
export const certificatesWords = {
  certify: 'This is to certify that',
  student: 'Sample Student',
  date: '15 March 2026',
  /** After the name of the provider: "For …, the mentor of the batch". */
  signedFor: 'For',
  signedBy: 'the mentor of the batch',
  number: 'No.',
  confirm: 'We confirm this number',
  confirmTo: 'to anyone who asks.',
  sample: 'Sample: this document certifies nothing.',
  /** Before the name of the provider. */
  subject: 'A sample of a certificate of',
  across: 'SAMPLE',
} as const;
