/** The page that shows offers side by side, at most three of them. */
export const compareOffersPath = (slugs: readonly string[]) => `/compare?offers=${slugs.join(',')}`;
