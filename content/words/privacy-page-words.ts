/** The words around the table of `/privacy`; its content is in `../legal/privacy-notice.ts`. */
export const privacyPageWords = {
  heading: 'Privacy',
  /** The labels of the three figures below the heading. Each figure is 0, and a test checks that this is true. */
  cookies: 'Cookies',
  trackers: 'Trackers',
  advertisements: 'Advertisements',
  storedHeading: 'What we store',
  storedIntro:
    'One row for each form and each event, in the order in which you meet them. The link beside a form leads to its row.',
  data: 'What',
  why: 'Why',
  kept: 'How long',
  seenBy: 'Who sees it',
  officer: 'Grievance officer',
  versionOf: 'Version of',
} as const;
