import type { TableName } from './tables.ts';

/**
 * The page on which a visitor without JavaScript arrives after the form was saved. An enrolment's page is a
 * demonstration, or leads on to the payment when the service knows where that is.
 */
export const landingPages = {
  request_a_call: '/request-call/thanks',
  enrollments: '/enroll-form/payment',
  email_subscriptions: '/subscribed',
} as const satisfies Record<TableName, string>;

/** In the answer to a stored enrolment: the address of its payment. Left out when there is none. */
export const paymentHeader = 'Payment-Location';

/** The page that holds each form: where a visitor is led back to. */
export const formPages = {
  request_a_call: '/request-call',
  enrollments: '/enroll-form',
  email_subscriptions: '/#subscribe',
} as const satisfies Record<TableName, string>;
