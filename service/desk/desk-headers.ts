/**
 * Headers of every response of the desk. Scripts run only from our own host, so a script that a visitor typed as a name
 * is never run. Browsers and proxies store no page; static files get another `cache-control`.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const deskHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // An address of the desk contains an enquiry's id, so browsers do not send it to other sites.
  'referrer-policy': 'same-origin',
};
