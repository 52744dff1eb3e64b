/**
 * The longest values, in JavaScript characters. They are generous, because they protect the tables and must not refuse
 * a real name. The constraints of the databases allow at least the same lengths.
 */
export const maxLengths = {
  name: 120,
  /** RFC 5321 allows 256 octets, of which two are angle brackets around the address. */
  email: 254,
  phone: 32,
  message: 2000,
  /** The longest slug of an offer. */
  offer: 60,
  source: 200,
} as const;
