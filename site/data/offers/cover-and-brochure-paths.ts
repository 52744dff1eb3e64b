/** Paths of the cover and the brochure of a course, program or project. Both files are named after its slug. */
export const coverPath = (slug: string) => `/covers/${slug}.svg`;

export const brochurePath = (slug: string) => `/assets/brochures/${slug}.pdf`;

/** The path of the prospectus. A detail page offers it instead of a brochure when no course has the page's title. */
export const prospectusPath = brochurePath('miranaya-prospectus');
