import type { TableName } from '../rows/visitor-tables.ts';

/**
 * The pages that visitors without JavaScript see after a form was saved. The page after an enrolment says that nothing
 * was charged. If the service knows a payment address, it sends a page that leads to the payment instead.
 */
export const confirmationPagePaths = {
  request_a_call: '/request-call/thanks',
  enrollments: '/enroll-form/payment',
  email_subscriptions: '/subscribed',
  waiting_list: '/waiting-list/thanks',
} as const satisfies Record<TableName, string>;

/** The page with the form of each table. The service leads visitors back to this page. */
export const formPagePaths = {
  request_a_call: '/request-call',
  enrollments: '/enroll-form',
  email_subscriptions: '/#subscribe',
  waiting_list: '/waiting-list',
} as const satisfies Record<TableName, string>;
