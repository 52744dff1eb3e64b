/**
 * Lets the browser prefetch the document behind a link when the visitor points at it. It is not prerendered: that
 * costs a cheap phone memory, and a page that nobody opens must not be measured. The content policy of every page
 * allows exactly this text.
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
