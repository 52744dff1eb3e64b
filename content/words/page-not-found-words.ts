/** The words of the page for unknown addresses. */
export const errorLabel = 'Error 404';
export const heading = 'Page not found';
export const intro =
  'There is no page at this address. It may have moved, or the address may have a typing mistake. Perhaps you were looking for one of these.';
export const backHomeLabel = 'Back to the home page';
export const requestCallLinkLabel = 'Request a call';
