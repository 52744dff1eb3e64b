/** The settings of a payment provider that never answers, so that a requested refund stays in progress. */
export const silentRazorpaySettings = {
  RAZORPAY_KEY_ID: 'rzp_live_of_the_desk',
  RAZORPAY_KEY_SECRET: 'a_secret_key',
  RAZORPAY_WEBHOOK_SECRET: 'a_webhook_secret',
  RAZORPAY_API_URL: 'http://127.0.0.1:9',
};
