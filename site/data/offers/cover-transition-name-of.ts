/** The name of the view transition between a card's cover and the cover of its page. */
export const coverTransitionNameOf = (slug: string) => `cover-${slug}`;
