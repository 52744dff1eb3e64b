/** Where the things of a course, program or project are found; all are named after its slug. */
export const coverPath = (slug: string) => `/covers/${slug}.svg`;

export const brochurePath = (slug: string) => `/assets/brochures/${slug}.pdf`;

/** What a visitor is handed whose course we can't tell. */
export const prospectusPath = brochurePath('miranaya-prospectus');

/** A card's cover grows into the cover of its page, where the browser can show that. */
export const coverTransition = (slug: string) => `cover-${slug}`;
