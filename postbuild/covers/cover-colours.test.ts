import { describe, expect, it } from 'vitest';
import { studyFieldSlugs } from '#content/offers/study-fields.ts';
import { contrastRatio } from '../../tests/support/contrast-ratio.ts';
import { coverColourNameOf, coverColoursInScheme } from './cover-colours.ts';

const all = [...studyFieldSlugs, null].map(coverColourNameOf);

describe.each(['light', 'dark'] as const)('the covers of the %s scheme', (scheme) => {
  it.each(all)('in %s have a line as legible as text, and dots that stand out', (colour) => {
    const { ground, line, dot } = coverColoursInScheme(colour, scheme);
    expect(contrastRatio(line, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(dot, ground)).toBeGreaterThanOrEqual(3);
  });

  it('have a background of their own for each field except two, whose courses share a page', () => {
    const grounds = new Set(
      studyFieldSlugs.map((field) => coverColoursInScheme(coverColourNameOf(field), scheme).ground),
    );
    expect(grounds.size).toBe(studyFieldSlugs.length - 1);
    expect(coverColourNameOf('mechanical')).toBe(coverColourNameOf('civil'));
  });
});
