import { expect, it } from 'vitest';
import { coverTransition } from './course-place.ts';

it('the cover of a card grows into the cover of its own page, and of no other', () => {
  expect(coverTransition('mern-stack')).not.toBe(coverTransition('mean-stack'));
  // What CSS takes for a name.
  expect(coverTransition('3d')).toMatch(/^[a-z][a-z0-9-]+$/);
});
