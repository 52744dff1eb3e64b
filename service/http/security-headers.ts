/** On every answer, errors and redirects included. A page's own policy is added where its file is served. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
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

/** What is no page of the site runs nothing and can be framed by nobody. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
