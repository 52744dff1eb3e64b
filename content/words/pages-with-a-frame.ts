/**
 * Words of the pages that show another page in an iframe: headings, titles of the frames, and the links out of them.
 */
export const webinarHeading = 'Webinar series';
export const webinarFrameTitle = 'All webinars: dates and times';
export const lmsHeading = 'Learning-management system';
export const lmsFrameTitle = 'Sign in to the learning-management system';
export const govtExamsHeading = 'Government exam preparation';
export const govtExamsFrameTitle = 'Government exams, one by one';
export const openAloneLabel = 'Open on its own page';
export const homeLinkPrefix = 'A page of';
