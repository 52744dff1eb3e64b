/**
 * Lets the browser fetch the document behind a link when the visitor points at it. Only fetched, never rendered
 * ahead: a cheap phone pays for that in memory, and a page nobody opens must not count. The content policy of every
 * page allows exactly this text.
 */
export const speculationRules = JSON.stringify({
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
