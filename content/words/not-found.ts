/** What stands where there is no page. */
export const tag = 'Page not found';
export const heading = 'The line does not pass here';
export const intro =
  'There is no page at this address. It may have moved, or the address may have lost a letter on the way. Perhaps you were looking for one of these.';
export const backHome = 'Back to the home page';
export const requestCall = 'Request a call';
