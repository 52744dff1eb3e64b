/**
 * The grid of dots for the kolam of each family of courses, and of each other kind of thing that has a cover (three
 * kinds of programs, workshops, projects). Visitors recognise a family or kind by its grid, and a field by its colours
 * (`postbuild/covers/cover-colours.ts`).
 */
import type { GridShape } from './kolam-dot-graph.ts';

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
} as const satisfies Record<string, GridShape>;

type KolamGridName = keyof typeof grids;
export const kolamGridNames = Object.keys(grids) as KolamGridName[];

/** The grid of a family or kind; for any other name, the grid of the family `fullstack`. */
export function kolamGridOfFamilyOrKind(family: string): GridShape {
  return Object.hasOwn(grids, family) ? grids[family as KolamGridName] : grids.fullstack;
}
