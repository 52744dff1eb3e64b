/**
 * Accepts only addresses that every mail server accepts and that no parser misreads as two addresses or as encoded
 * text: no double quotes, no commas, no `=?`, and ASCII only (a server may refuse the whole mail otherwise).
 */
export const plainMailAddressPattern =
  /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/;
