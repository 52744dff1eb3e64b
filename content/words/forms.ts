/** The names of forms and buttons, and the label of the hidden field. */
export const requestCallLabel = 'Request a call';
export const joinMailingList = 'Join the mailing list';
export const leaveEmpty = 'Leave this empty';
