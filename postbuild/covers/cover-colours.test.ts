import { describe, expect, it } from 'vitest';
import { fieldSlugs } from '#content/offers/fields.ts';
import { contrast } from '../../tests/support/contrast.ts';
import { coverColours, fieldColour } from './cover-colours.ts';

const all = [...fieldSlugs, null].map(fieldColour);

describe.each(['light', 'dark'] as const)('the covers of the %s scheme', (scheme) => {
  it.each(all)('in %s have a line as legible as text, and dots that stand out', (colour) => {
    const { ground, line, dot } = coverColours(colour, scheme);
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dot, ground)).toBeGreaterThanOrEqual(3);
  });

  it('have a ground of their own for each field but two, whose courses share a page', () => {
    const grounds = new Set(
      fieldSlugs.map((field) => coverColours(fieldColour(field), scheme).ground),
    );
    expect(grounds.size).toBe(fieldSlugs.length - 1);
    expect(fieldColour('mechanical')).toBe(fieldColour('civil'));
  });
});
