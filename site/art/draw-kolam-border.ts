/**
 * A border that is itself a kolam (`draw-kolam.ts` explains crossing, wall and bridge): a chain of dots round a sheet
 * of paper. Every few dots, the chain has a pair of extra dots beside it, one inwards and one outwards; each is called
 * a petal. One line goes round all dots.
 *
 * A ring with an even number of dots needs two separate lines if they cross between all neighbouring dots. So a bridge
 * in the middle of the lower side joins them into one line. A wall would join them too, but it leaves a gap that looks
 * like a printing fault.
 */
import type { Kolam } from './draw-kolam.ts';
import { buildDotGraphFromCells, type GridCell } from './kolam-dot-graph.ts';
import {
  type EdgeKind,
  layOutDots,
  lineToPathAndLength,
  traceSingleLine,
} from './trace-kolam-line.ts';

/**
 * `columns` (even) and `rows` count all dots, petals included. `every` is the number of dots from one petal to the
 * next, counted from the corners; the middle of the upper and lower side has no petals. Neighbouring dots are 20 units
 * apart. Throws a `RangeError` when `columns` is odd, or when one line can't pass all these dots.
 */
export function drawKolamBorder(columns: number, rows: number, every: number): Kolam {
  if (columns % 2 !== 0) throw new RangeError('The lower edge of a frame needs a middle.');
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (isDot(column, row, columns, rows, every)) cells.push([column, row]);
    }
  }
  const grid = buildDotGraphFromCells(cells, [columns, rows], 'one-mirror');
  const edgeKinds = new Array<EdgeKind>(grid.edgeCount).fill('crossing');
  const middle = cells.findIndex(([x, y]) => x === columns / 2 - 1 && y === rows - 2);
  edgeKinds[grid.edges[middle]?.[1] ?? -1] = 'bridge';
  const line = traceSingleLine(grid, edgeKinds);
  if (!line) throw new RangeError(`A frame of ${columns} × ${rows} dots has more than one line.`);
  const frame = layOutDots(grid);
  return {
    width: frame.width,
    height: frame.height,
    dots: frame.dots,
    ...lineToPathAndLength(line, frame),
  };
}

function isDot(column: number, row: number, columns: number, rows: number, every: number): boolean {
  const across = Math.min(column, columns - 1 - column);
  const down = Math.min(row, rows - 1 - row);
  const depth = Math.min(across, down);
  if (depth === 1) return true;
  if (depth !== 0 && depth !== 2) return false;
  const isUpright = across < down;
  // The number of steps along the side, counted from the corner of the chain. There is never a petal one step from the
  // corner.
  const along = (isUpright ? down : across) - 1;
  if (along === 0) return true;
  const isMiddle = !isUpright && along > columns / 2 - 3;
  return along > 1 && along % every === 0 && !isMiddle;
}
