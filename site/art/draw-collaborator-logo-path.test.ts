import { expect, test } from 'vitest';
import { collaborators } from '#content/landing/collaborators.ts';
import { drawCollaboratorLogoPath } from './draw-collaborator-logo-path.ts';

test('every collaborator has a different mark', () => {
  const marks = collaborators.map(({ logo }) => drawCollaboratorLogoPath(logo));
  expect(new Set(marks).size).toBe(collaborators.length);
});

test('a mark is one closed path within its box of 48 × 48', () => {
  for (const slug of [...collaborators.map(({ logo }) => logo), 'unheard-of', 'any-other-name']) {
    const path = drawCollaboratorLogoPath(slug);
    expect(path).toMatch(/^M[-\d .a-zA-Z]+z$/);
    expect(path.length).toBeLessThan(1000);
    for (const [, x, y] of path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
      expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(48);
    }
  }
});
