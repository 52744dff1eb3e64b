const notPrefetched = ['/assets/*', '/downloads/*', '/webinars/*', '/rest/*', '/enroll-form/*'];

/**
 * Rules by which the browser prefetches a page when the visitor points at its link. Prerendering would take too much
 * memory on a cheap phone. Files are not prefetched. Addresses below `/enroll-form/` are not either, because opening
 * `/enroll-form/pay` asks the payment provider for a link. The content policy of every page allows exactly this text.
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
