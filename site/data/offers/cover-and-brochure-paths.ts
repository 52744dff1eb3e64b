/** Paths of the cover and the brochure of a course, program or project. Both files are named after its slug. */
export const coverPath = (slug: string) => `/covers/${slug}.svg`;

export const brochurePath = (slug: string) => `/assets/brochures/${slug}.pdf`;

/**
 * The path of the prospectus of all courses. A page whose title belongs to no course offers it instead of a brochure.
 */
export const prospectusPath = brochurePath('miranaya-prospectus');
