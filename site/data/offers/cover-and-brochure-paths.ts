/**
 * The paths of covers and brochures. A file is named after the slug of its offer. Families and learners' projects have
 * covers too.
 */
export const coverPathOf = (slug: string) => `/covers/${slug}.svg`;

export const brochurePathOf = (slug: string) => `/assets/brochures/${slug}.pdf`;

/**
 * The path of the prospectus of all courses. A page whose title belongs to no course offers it instead of a brochure.
 */
export const prospectusPath = brochurePathOf('miranaya-prospectus');
