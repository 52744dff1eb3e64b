/** A few questions of `/questions`, linked beside fee and refund. */
export const oftenAskedLinkGroup = {
  label: 'Often asked:',
  links: [
    { label: 'UPI and cards', to: '/questions#how-to-pay' },
    { label: 'Instalments', to: '/questions#instalments' },
    { label: 'Refund', to: '/questions#refund' },
    { label: 'Age', to: '/questions#age' },
  ],
} as const;
