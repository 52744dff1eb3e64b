/** The names of forms and buttons, and the label of the hidden field, which only a script fills in. */
export const requestCallLabel = 'Request a call';
export const joinMailingListLabel = 'Join the mailing list';
export const hiddenFieldLabel = 'Leave this empty';
