/**
 * Matches mail addresses that every mail server accepts and every parser understands alike: ASCII only, without double
 * quotes, commas, or `=?`, with which encoded text begins.
 */
export const widelyAcceptedMailAddressPattern =
  /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/;
