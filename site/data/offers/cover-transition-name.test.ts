import { expect, it } from 'vitest';
import { coverTransitionName } from './cover-transition-name.ts';

it('the cover of a card grows into the cover of its own page, and of no other', () => {
  expect(coverTransitionName('mern-stack')).not.toBe(coverTransitionName('mean-stack'));
  // The name must be a valid CSS identifier.
  expect(coverTransitionName('3d')).toMatch(/^[a-z][a-z0-9-]+$/);
});
