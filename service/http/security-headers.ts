/**
 * Security headers of every response, errors and redirects included. Scripts, styles, fonts and pictures get fewer
 * (`headersForType`). The content policy of a page is added where the page is served.
 */
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

/** Browsers apply these headers to documents only and ignore them for scripts, styles, fonts and pictures. */
const ofDocuments = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];
const partsOfPages = /^(text\/(javascript|css)|font\/|image\/)/;

/**
 * The headers of `common` that a file of this type needs. Every visitor downloads them again with each file of a
 * page.
 */
export function headersForType(
  common: Readonly<Record<string, string>>,
  contentType: string | undefined,
): Readonly<Record<string, string>> {
  if (contentType === undefined || !partsOfPages.test(contentType)) return common;
  return Object.fromEntries(Object.entries(common).filter(([name]) => !ofDocuments.includes(name)));
}

/** For responses that are no page of the site: no script runs, and no site may frame them. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
