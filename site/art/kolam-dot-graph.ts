/**
 * The dots of a kolam, and the edges between neighbouring dots. Edges that must look alike in a symmetric drawing are
 * in one group.
 */

/**
 * The shape of a grid of dots: a rectangle, a diamond (1-3-5-7-5-3-1 dots) or an octagon (a square without its
 * corners). `turned` rotates the lattice by 45 degrees, so that the line runs horizontally and vertically.
 */
export type GridShape =
  | { shape: 'rectangle'; rows: number; columns: number; turned?: boolean }
  | { shape: 'diamond'; size: number }
  | { shape: 'octagon'; size: number; cut: number };

/** The transformations that leave the drawing unchanged: quarter turns, both mirrors, or the left-right mirror. */
type Symmetry = 'quarter-turns' | 'two-mirrors' | 'one-mirror';

export type GridCell = readonly [column: number, row: number];

export interface DotGraph {
  cells: readonly GridCell[];
  turned: boolean;
  /** The neighbouring dot to the north, east, south and west of each dot; -1 where there is none. */
  neighbours: readonly (readonly number[])[];
  /** The index of the edge to the north, east, south and west of each dot; -1 on the border. */
  edges: readonly (readonly number[])[];
  edgeCount: number;
  /**
   * Groups of edges. All edges of a group are of the same kind (crossing, wall or bridge), so that the drawing is
   * symmetric.
   */
  groups: readonly (readonly number[])[];
}

const sides = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * Returns the symmetries that are possible when one single closed line goes round all dots. If columns and rows are
 * both even, the line can have only the left-right mirror. Quarter turns need as many columns as rows, and an odd
 * number.
 */
export function singleLineSymmetriesOf(grid: GridShape): readonly Symmetry[] {
  const [columns, rows] = extent(grid);
  if (columns % 2 === 0 && rows % 2 === 0) return ['one-mirror'];
  if (columns !== rows) return ['two-mirrors'];
  return isTurned(grid) ? ['quarter-turns'] : ['two-mirrors', 'quarter-turns'];
}

const isTurned = (grid: GridShape) => grid.shape === 'rectangle' && grid.turned === true;

function extent(grid: GridShape): [columns: number, rows: number] {
  return grid.shape === 'rectangle' ? [grid.columns, grid.rows] : [grid.size, grid.size];
}

function cellsOf(grid: GridShape): GridCell[] {
  const [columns, rows] = extent(grid);
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      /** The number of steps from this cell to the nearest corner of the rectangle. */
      const depth = Math.min(column, columns - 1 - column) + Math.min(row, rows - 1 - row);
      const cut =
        grid.shape === 'diamond' ? (grid.size - 1) / 2 : grid.shape === 'octagon' ? grid.cut : 0;
      if (depth >= cut) cells.push([column, row]);
    }
  }
  return cells;
}

function movesOf(
  symmetry: Symmetry,
  right: number,
  bottom: number,
): ((cell: GridCell) => GridCell)[] {
  const stay = (cell: GridCell) => cell;
  const leftRight = ([x, y]: GridCell): GridCell => [right - x, y];
  const upDown = ([x, y]: GridCell): GridCell => [x, bottom - y];
  const half = ([x, y]: GridCell): GridCell => [right - x, bottom - y];
  const quarter = ([x, y]: GridCell): GridCell => [right - y, x];
  if (symmetry === 'one-mirror') return [stay, leftRight];
  if (symmetry === 'two-mirrors') return [stay, leftRight, upDown, half];
  return [stay, quarter, half, (cell) => quarter(half(cell))];
}

export function buildDotGraph(grid: GridShape, symmetry: Symmetry): DotGraph {
  return buildDotGraphFromCells(cellsOf(grid), extent(grid), symmetry, isTurned(grid));
}

/** Builds the graph of any arrangement of dots that has the given symmetry. The dots lie within columns × rows. */
export function buildDotGraphFromCells(
  cells: readonly GridCell[],
  [columns, rows]: readonly [columns: number, rows: number],
  symmetry: Symmetry,
  turned = false,
): DotGraph {
  const indexOf = new Map(cells.map(([x, y], i) => [y * columns + x, i]));
  const dotAt = ([x, y]: GridCell) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? -1 : (indexOf.get(y * columns + x) ?? -1);

  const neighbours = cells.map(([x, y]) => sides.map(([dx, dy]) => dotAt([x + dx, y + dy])));
  const edges = cells.map(() => [-1, -1, -1, -1]);
  const ends: [GridCell, GridCell][] = [];
  cells.forEach((cell, dot) => {
    for (const side of [1, 2]) {
      const other = neighbours[dot]?.[side] ?? -1;
      const [mine, theirs, far] = [edges[dot], edges[other], cells[other]];
      if (!mine || !theirs || !far) continue;
      mine[side] = theirs[(side + 2) % 4] = ends.length;
      ends.push([cell, far]);
    }
  });

  const edgeBetween = (a: number, b: number) => edges[a]?.[neighbours[a]?.indexOf(b) ?? -1] ?? -1;
  const moves = movesOf(symmetry, columns - 1, rows - 1);
  const grouped = new Set<number>();
  const groups: number[][] = [];
  ends.forEach(([a, b], edge) => {
    if (grouped.has(edge)) return;
    const alike = new Set(moves.map((move) => edgeBetween(dotAt(move(a)), dotAt(move(b)))));
    for (const one of alike) grouped.add(one);
    groups.push([...alike]);
  });
  return { cells, turned, neighbours, edges, edgeCount: ends.length, groups };
}
