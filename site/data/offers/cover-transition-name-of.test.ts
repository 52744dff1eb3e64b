import { expect, it } from 'vitest';
import { coverTransitionNameOf } from './cover-transition-name-of.ts';

it('the cover of a card grows into the cover of its own page, and of no other', () => {
  expect(coverTransitionNameOf('mern-stack')).not.toBe(coverTransitionNameOf('mean-stack'));
  // The name must be a valid CSS identifier.
  expect(coverTransitionNameOf('3d')).toMatch(/^[a-z][a-z0-9-]+$/);
});
