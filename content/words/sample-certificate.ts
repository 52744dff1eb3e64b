/** The words on every sample certificate; those that differ are in `../landing/certificate-samples.ts`. */
export const sampleCertificateWords = {
  certify: 'This is to certify that',
  student: 'Sample Student',
  date: '15 March 2026',
  /** Followed by the provider's name: "For …, the mentor of the batch". */
  signedFor: 'For',
  signedBy: 'the mentor of the batch',
  number: 'No.',
  confirm: 'We confirm this number',
  confirmTo: 'to anyone who asks.',
  sample: 'Sample: this document certifies nothing.',
  /** Followed by the provider's name. */
  subject: 'A sample of a certificate of',
  across: 'SAMPLE',
} as const;
