/**
 * How long a value may be, in characters as JavaScript counts them. Generous: a limit here protects the
 * tables, it never judges a name. The databases hold constraints that are the same or wider.
 */
export const bounds = {
  name: 120,
  /** RFC 5321: a path of 256 octets less its two angle brackets. */
  email: 254,
  phone: 32,
  message: 2000,
  /** Of a slug. */
  offer: 60,
  source: 200,
} as const;
