/**
 * What we are called. Words, not facts: everything is drawn and set with them, so they change with a build alone,
 * unlike the facts in `provider.ts`, and a script of the browser may hold them.
 */
export const brand = {
  name: 'Miranaya',
  tagline: 'Empowering learning for every learner, everywhere.',
} as const;
