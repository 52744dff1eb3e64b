/**
 * Families share a grid and a colour, so that a visitor knows where they are. Keys are the slugs of the
 * six families of courses and the kinds of everything else that has a cover.
 */
import type { Grid } from './dot-grid.ts';

/** Names of colour tokens (`--marigold` …); their values for pictures are in `palette.ts`. */
export type ColourName = 'marigold' | 'kumkum' | 'leaf' | 'sky' | 'ink';

export interface FamilyLook {
  grid: Grid;
  colour: ColourName;
}

const looks = {
  fullstack: { grid: { shape: 'diamond', size: 7 }, colour: 'marigold' },
  android: { grid: { shape: 'rectangle', rows: 7, columns: 4 }, colour: 'leaf' },
  'business-marketing': { grid: { shape: 'rectangle', rows: 5, columns: 6 }, colour: 'kumkum' },
  embedded: { grid: { shape: 'rectangle', rows: 5, columns: 5, turned: true }, colour: 'sky' },
  'ai-ml': { grid: { shape: 'octagon', size: 7, cut: 2 }, colour: 'ink' },
  'mechanical-civil': { grid: { shape: 'rectangle', rows: 5, columns: 5 }, colour: 'marigold' },
  skill: { grid: { shape: 'rectangle', rows: 5, columns: 7 }, colour: 'leaf' },
  intermediate: { grid: { shape: 'octagon', size: 7, cut: 1 }, colour: 'sky' },
  super: { grid: { shape: 'diamond', size: 9 }, colour: 'ink' },
  workshop: { grid: { shape: 'octagon', size: 5, cut: 1 }, colour: 'kumkum' },
  project: { grid: { shape: 'rectangle', rows: 4, columns: 7 }, colour: 'marigold' },
} as const satisfies Record<string, FamilyLook>;

export type FamilyName = keyof typeof looks;
export const familyNames = Object.keys(looks) as FamilyName[];

/** The look of a family or kind; anything else is drawn as the house itself is. */
export function familyLook(family: string): FamilyLook {
  return Object.hasOwn(looks, family) ? looks[family as FamilyName] : looks.fullstack;
}
