/**
 * The path of the privacy page. It is not in the file of the page's text, because every form links to that page and no
 * form needs its text.
 */
export const privacyPath = '/privacy';
