/** The words around the table of `/privacy`; its content is in `../legal/privacy.ts`. */
export const privacyWords = {
  heading: 'Privacy',
  /** Three figures below the heading. A test checks that they are true. */
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
