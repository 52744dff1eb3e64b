/**
 * Lets the browser fetch the document behind a link when the visitor points at it, as long as React has
 * not taken over (the starter then removes these rules: links need no documents any more). Only fetched,
 * never rendered ahead: a cheap phone pays for that in memory, and a page nobody opens must not count.
 */
export function speculationRules(): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/assets/*', '/downloads/*', '/webinars/*', '/rest/*'] } },
            { not: { selector_matches: '[download], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
