/** The privacy notice beside the form for news by email, which is on every page. */
export const subscriptionPrivacyNotice =
  'We write about new batches, workshops and webinars. Reply STOP to leave.';
