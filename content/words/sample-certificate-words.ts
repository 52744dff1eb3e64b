/**
 * The words that are the same on every sample certificate. The words that differ are in
 * `../landing/sample-certificate-texts.ts`.
 */
export const sampleCertificateWords = {
  certify: 'This is to certify that',
  student: 'Sample Student',
  date: '15 March 2026',
  /** Stands before the provider's name, and `signedBy` after the name: "For Miranaya, the mentor of the batch". */
  signedFor: 'For',
  signedBy: 'the mentor of the batch',
  number: 'No.',
  confirm: 'We confirm this number',
  confirmTo: 'to anyone who asks.',
  sample: 'Sample: this document certifies nothing.',
  /** The provider's name follows this text. */
  subject: 'A sample of a certificate of',
  across: 'SAMPLE',
} as const;
