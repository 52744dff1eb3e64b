/** Response header with the payment address of a stored enrolment; missing when there is none. */
export const paymentLocationHeader = 'Payment-Location';
