/** Beside the subscription, and so on every page. */
export const usedForSubscription =
  'We write about new batches, workshops and webinars. Reply STOP to leave.';
/** The label of the link beside each form. */
export const whatWeStore = 'What we store, and for how long';
