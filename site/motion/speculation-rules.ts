/**
 * Lets the browser prefetch the document behind a link when the visitor points at the link. The document is not
 * prerendered, because prerendering takes much memory on a cheap phone. The content policy of every page allows exactly
 * this text.
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
