/**
 * On every answer of the desk. Nothing in a page runs but the one script, which is a file of its own, so no nonce is
 * needed and a name that was made to be a script stays a name. Nothing is kept by browsers or proxies.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const deskHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // An enquiry's id in an address is nobody else's business.
  'referrer-policy': 'same-origin',
};
