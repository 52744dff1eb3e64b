/** The words of the footer without its links, which are in `../navigation.ts`. */
export const footerWords = {
  quickLinks: 'Quick links',
  contact: 'Contact',
  hours: (hours: string) => `Calls are answered from ${hours}, Indian time.`,
  follow: 'Follow us',
  subscribe: 'Hear about new batches',
} as const;
