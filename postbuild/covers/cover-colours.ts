/**
 * The colours of covers, share pictures and title pages of brochures. Each field has one colour for offers of all
 * kinds, so that a course and a program of the same field look related.
 */
import type { StudyFieldSlug } from '#content/offers/study-fields.ts';
import { type ColourSchemeName, picturePalette } from '#site/art/picture-palette.ts';

export interface CoverColours {
  ground: string;
  line: string;
  dot: string;
  inside: string;
}

export type CoverColourName =
  | 'marigold'
  | 'kumkum'
  | 'leaf'
  | 'sky'
  | 'ink'
  | 'plum'
  | 'teal'
  | 'clay';

const { light, dark } = picturePalette;

/**
 * The background colour of a cover in the light and in the dark scheme, and the colour of its dots in the dark scheme.
 */
const colours: Record<CoverColourName, { light: string; dark: string; darkDot: string }> = {
  marigold: { light: light.marigold, dark: '#463410', darkDot: dark.marigold },
  kumkum: { light: light.kumkum, dark: '#45202d', darkDot: dark.kumkum },
  leaf: { light: light.leaf, dark: '#17362f', darkDot: dark.leaf },
  sky: { light: light.sky, dark: '#1b2f61', darkDot: dark.sky },
  ink: { light: light.ink, dark: '#2a2550', darkDot: dark.marigold },
  plum: { light: '#6f2a68', dark: '#41204c', darkDot: '#eda6e6' },
  teal: { light: '#0e5f68', dark: '#113846', darkDot: '#6fd3da' },
  clay: { light: '#7a4a24', dark: '#3b2a27', darkDot: '#e8b48a' },
};

/** The colour of each field. Mechanical and civil courses share one colour, because they are on the same page. */
const fieldColours: Record<StudyFieldSlug, CoverColourName> = {
  web: 'marigold',
  mobile: 'leaf',
  software: 'plum',
  data: 'ink',
  cloud: 'teal',
  business: 'kumkum',
  electronics: 'sky',
  mechanical: 'clay',
  civil: 'clay',
};

/** The name of a field's colour. A cover without a field has the site's own colour. */
export const coverColourNameOf = (field: StudyFieldSlug | null): CoverColourName =>
  field === null ? 'ink' : fieldColours[field];

export function coverColoursInScheme(
  colour: CoverColourName,
  scheme: ColourSchemeName,
): CoverColours {
  const { darkDot, [scheme]: ground } = colours[colour];
  if (scheme === 'dark') return { ground, line: dark.ink, dot: darkDot, inside: '#ffffff0d' };
  return colour === 'marigold'
    ? { ground, line: light.ink, dot: '#a52312', inside: '#ffffff38' }
    : { ground, line: light.rice, dot: dark.marigold, inside: '#ffffff14' };
}
