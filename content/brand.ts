/**
 * Our name and slogan. They are drawn into pictures and PDFs, so they change only with a build; unlike the facts in
 * `provider.ts`, browser scripts may contain them.
 */
export const brand = {
  name: 'Miranaya',
  tagline: 'Empowering learning for every learner, everywhere.',
} as const;
