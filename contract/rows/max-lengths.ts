/**
 * The longest values, in JavaScript characters. They are generous, because they protect the tables and must not
 * refuse a real name. The databases have constraints that are equal or wider.
 */
export const maxLengths = {
  name: 120,
  /** RFC 5321: a path of 256 octets without its two angle brackets. */
  email: 254,
  phone: 32,
  message: 2000,
  /** The longest slug of an offer. */
  offer: 60,
  source: 200,
} as const;
