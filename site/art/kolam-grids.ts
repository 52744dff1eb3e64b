/**
 * The grids of dots by which a visitor tells families and kinds apart; colours tell fields apart
 * (`postbuild/covers/cover-colours.ts`). Keys are the slugs of the six families of courses and the kinds of
 * everything else that has a cover.
 */
import type { Grid } from './dot-grid.ts';

const grids = {
  fullstack: { shape: 'diamond', size: 7 },
  android: { shape: 'rectangle', rows: 7, columns: 4 },
  'business-marketing': { shape: 'rectangle', rows: 5, columns: 6 },
  embedded: { shape: 'rectangle', rows: 5, columns: 5, turned: true },
  'ai-ml': { shape: 'octagon', size: 7, cut: 2 },
  'mechanical-civil': { shape: 'rectangle', rows: 5, columns: 5 },
  skill: { shape: 'rectangle', rows: 5, columns: 7 },
  intermediate: { shape: 'octagon', size: 7, cut: 1 },
  super: { shape: 'diamond', size: 9 },
  workshop: { shape: 'octagon', size: 5, cut: 1 },
  project: { shape: 'rectangle', rows: 4, columns: 7 },
} as const satisfies Record<string, Grid>;

export type FamilyName = keyof typeof grids;
export const familyNames = Object.keys(grids) as FamilyName[];

/** The grid of a family or kind; anything else is drawn as the house itself is. */
export function gridOf(family: string): Grid {
  return Object.hasOwn(grids, family) ? grids[family as FamilyName] : grids.fullstack;
}
