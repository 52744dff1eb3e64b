/**
 * Addresses that every mail server accepts and no parser misreads as two or as encoded: no quotes, no commas, no `=?`,
 * ASCII only (a server may refuse the whole mail otherwise).
 */
export const plainAddress =
  /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/;
