/** The privacy notice beside the form for news by email, which is on every page. */
export const subscriptionPrivacyNotice =
  'We write about new batches, workshops and webinars. Reply STOP to leave.';
/** The label of the link to the privacy page, beside each form. */
export const privacyLinkLabel = 'What we store, and for how long';
