/**
 * What every mail server takes and no parser reads as two addresses, or as encoded: no quotes, no commas, no
 * `=?`, nothing beyond ASCII (which a server may refuse together with the whole mail).
 */
export const plainAddress =
  /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$/;
