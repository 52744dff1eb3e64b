const notPrefetched = ['/assets/*', '/downloads/*', '/webinars/*', '/rest/*', '/enroll-form/*'];

/**
 * Lets the browser prefetch the document behind a link when the visitor points at the link. The document is not
 * prerendered, because prerendering takes much memory on a cheap phone. Files are not prefetched, and neither are the
 * addresses below `/enroll-form/`: opening that of a payment asks the provider for a link. The content policy of every
 * page allows exactly this text.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notPrefetched } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
