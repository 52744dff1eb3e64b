/**
 * Our name and slogan. The build draws both into pictures and PDFs, so a change needs a new build. Browser scripts may
 * import this file, but not `provider.ts`, whose facts staff can change without a build.
 */
export const brand = {
  name: 'Miranaya',
  tagline: 'Empowering learning for every learner, everywhere.',
} as const;
