/** Paths of the files of a course, program or project; all are named after its slug. */
export const coverPath = (slug: string) => `/covers/${slug}.svg`;

export const brochurePath = (slug: string) => `/assets/brochures/${slug}.pdf`;

/** The prospectus, which replaces the brochure for a title that no course has. */
export const prospectusPath = brochurePath('miranaya-prospectus');
