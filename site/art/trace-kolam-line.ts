/**
 * Follows the line of a kolam through its dots and writes it as an SVG path.
 *
 * Around each dot lie four points, north-east, south-east, south-west and north-west, each halfway between two sides of
 * the dot's cell. The line passes each of these points exactly once, always in a diagonal direction of the cell, so
 * that its pieces join without a corner:
 * - At a crossing, the line runs straight on, round the other side of the neighbouring dot.
 * - At a wall (and at the border), the line turns round the same dot by a quarter of a circle.
 * - At a bridge, the line bends between the two dots and joins them, by a quarter of a circle the other way.
 */
import type { DotGraph } from './kolam-dot-graph.ts';

export type EdgeKind = 'crossing' | 'wall' | 'bridge';

interface Step {
  dot: number;
  /** One of the four points around the dot: 0 north-east, 1 south-east, 2 south-west, 3 north-west. */
  corner: number;
  clockwise: boolean;
  /** The kind of the edge that the line meets after this point. */
  meets: EdgeKind;
}

/**
 * Returns the closed line that begins at the first dot. Null if this line does not pass all four points of every dot,
 * which means that the drawing would need more than one line.
 */
export function traceSingleLine(grid: DotGraph, edgeKinds: readonly EdgeKind[]): Step[] | null {
  const steps: Step[] = [];
  let [dot, corner, clockwise] = [0, 0, true];
  do {
    const side = clockwise ? (corner + 1) % 4 : corner;
    const meets = edgeKinds[grid.edges[dot]?.[side] ?? -1] ?? 'wall';
    steps.push({ dot, corner, clockwise, meets });
    if (meets === 'wall') {
      corner = (corner + (clockwise ? 1 : 3)) % 4;
    } else {
      dot = grid.neighbours[dot]?.[side] ?? -1;
      const isNear = (meets === 'crossing') === clockwise;
      corner = (side + (isNear ? 1 : 2)) % 4;
      if (meets === 'crossing') clockwise = !clockwise;
    }
  } while (dot !== 0 || corner !== 0 || !clockwise);
  return steps.length === grid.cells.length * 4 ? steps : null;
}

/** The distance between neighbouring dots of an upright lattice, in units of the SVG. */
const spacing = 20;

/** The distance from the outermost dots to the edge of the picture, in units of the SVG. */
const margin = 10;

interface Frame {
  width: number;
  height: number;
  dots: [x: number, y: number][];
  /** The positions of the four points relative to their dot. */
  corners: [x: number, y: number][];
  radius: number;
}

/**
 * Computes the size of the picture and the positions of the dots, as whole numbers. Neighbouring dots of a turned
 * lattice are 14 units apart across and 14 down; those of an upright one are 20 apart, across or down.
 */
export function layOutDots(grid: DotGraph): Frame {
  const across = grid.turned ? ([14, 14] as const) : ([spacing, 0] as const);
  const down = grid.turned ? ([-14, 14] as const) : ([0, spacing] as const);
  const place = (x: number, y: number): [number, number] => [
    across[0] * x + down[0] * y,
    across[1] * x + down[1] * y,
  ];
  const places = grid.cells.map(([x, y]) => place(x, y));
  const left = Math.min(...places.map(([x]) => x)) - margin;
  const top = Math.min(...places.map(([, y]) => y)) - margin;
  return {
    width: Math.max(...places.map(([x]) => x)) - left + margin,
    height: Math.max(...places.map(([, y]) => y)) - top + margin,
    dots: places.map(([x, y]) => [x - left, y - top]),
    corners: [place(0.25, -0.25), place(0.25, 0.25), place(-0.25, 0.25), place(-0.25, -0.25)],
    radius: grid.turned ? 7 : 7.07,
  };
}

interface Piece {
  dx: number;
  dy: number;
  /** The sweep flag of the SVG arc (1 is clockwise); null for a straight piece. */
  sweep: 0 | 1 | null;
  quarters: number;
}

/**
 * The line as one SVG path with relative commands; equal neighbouring pieces are joined. The length is in path units.
 */
export function lineToPathAndLength(
  steps: readonly Step[],
  frame: Frame,
): { path: string; length: number } {
  const pointOf = ({ dot, corner }: Step): [number, number] => [
    (frame.dots[dot]?.[0] ?? 0) + (frame.corners[corner]?.[0] ?? 0),
    (frame.dots[dot]?.[1] ?? 0) + (frame.corners[corner]?.[1] ?? 0),
  ];
  const sweepOf = ({ meets, clockwise }: Step) =>
    meets === 'crossing' ? null : (meets === 'wall') === clockwise ? 1 : 0;

  // Starts the path where one kind of piece ends and another begins. A start inside a piece would cut that piece into
  // two.
  const turn = steps.findIndex((step, i) => step.meets !== steps.at(i - 1)?.meets);
  const ordered = [...steps.slice(Math.max(turn, 0)), ...steps.slice(0, Math.max(turn, 0))];
  const points = ordered.map(pointOf);
  const start = points[0] ?? [0, 0];

  const pieces: Piece[] = [];
  let length = 0;
  ordered.forEach((step, i) => {
    const [x, y] = points[i] ?? start;
    const [nextX, nextY] = points[i + 1] ?? start;
    const sweep = sweepOf(step);
    const [dx, dy] = [nextX - x, nextY - y];
    length += sweep === null ? Math.hypot(dx, dy) : (frame.radius * Math.PI) / 2;
    const last = pieces.at(-1);
    // A step of the same kind makes the last piece longer: straight steps in sequence have the same direction, and
    // arcs in sequence have the same centre. An arc ends after three quarters, because SVG can't draw a full circle as
    // one arc.
    if (last && last.sweep === sweep && last.quarters < 3) {
      last.dx += dx;
      last.dy += dy;
      if (sweep !== null) last.quarters += 1;
    } else {
      pieces.push({ dx, dy, sweep, quarters: sweep === null ? 0 : 1 });
    }
  });

  const { radius } = frame;
  const path = pieces.map(({ dx, dy, sweep, quarters }) => {
    if (sweep !== null) {
      return `a${radius} ${radius} 0 ${quarters > 2 ? 1 : 0} ${sweep} ${dx} ${dy}`;
    }
    return dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx} ${dy}`;
  });
  return { path: `M${start[0]} ${start[1]}${path.join('')}z`, length: Math.round(length) };
}
