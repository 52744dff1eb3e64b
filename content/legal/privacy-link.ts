/**
 * The path of the privacy page. It is not in the file of the page's text, because every form links to that page and no
 * form needs its text.
 */
export const privacyPath = '/privacy';

/** The label of the link to the privacy page, beside each form. */
export const privacyLinkLabel = 'What we store, and for how long';
