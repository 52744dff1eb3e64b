import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const order = (sheet: string) =>
  readFileSync(new URL(sheet, import.meta.url), 'utf8').match(/^@layer [\w, ]+;$/m)?.[0];

it('every style sheet declares the order of the layers, because any of them may be loaded first', () => {
  expect(order('app.css')).toMatch(/^@layer tokens, base, /);
  const others = ['landing-first-screen.css', 'landing-below-the-fold.css', 'other-pages.css'].map(
    order,
  );
  expect(others).toEqual(others.map(() => order('app.css')));
});
