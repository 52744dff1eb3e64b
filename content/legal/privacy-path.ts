/**
 * The path of the privacy page has a file of its own, because every form links to that page and no form needs its
 * words.
 */
export const privacyPath = '/privacy';
