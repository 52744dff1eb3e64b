/** The path has a file of its own, because every form links to the page and no form needs the words of that page. */
export const privacyPath = '/privacy';
