/**
 * Returns the security headers of every response, errors and redirects included. `selectHeadersForContentType` leaves
 * out the headers that scripts, styles, fonts and pictures do not need. A page's Content-Security-Policy is added where
 * the page is served.
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

/**
 * The Content-Security-Policy of responses that are not pages of the site: no script runs, and no site may frame them.
 */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
