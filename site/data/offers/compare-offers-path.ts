/**
 * The path of the page that shows these offers side by side. The page shows at most three and says when there are more.
 */
export const compareOffersPath = (slugs: readonly string[]) => `/compare?offers=${slugs.join(',')}`;
