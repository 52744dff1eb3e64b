/** What the forms and their buttons are called, and what stands in the field that no person sees. */
export const requestCall = 'Request a call';
export const joinMailingList = 'Join the mailing list';
export const leaveEmpty = 'Leave this empty';
