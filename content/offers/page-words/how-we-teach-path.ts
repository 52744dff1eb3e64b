/** The path has a file of its own, so that a link to the page does not load the page's words. */
export const howWeTeachPath = '/how-we-teach';
