/**
 * Security headers of every response, errors and redirects included. Scripts, styles, fonts and pictures get only some
 * of them (`selectHeadersForContentType`). The content policy of a page is added where the page is served.
 */
export function makeSecurityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** For responses that are no page of the site: no script runs, and no site may frame them. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
