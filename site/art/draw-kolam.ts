/**
 * Draws a kolam from a slug: a grid of dots and one unbroken, closed, symmetric line round every dot.
 *
 * On each edge between two neighbouring dots, there is a crossing (the line crosses itself), a wall (it turns back and
 * separates the two dots) or a bridge (it turns aside and joins them). With crossings alone, a grid of m × n dots needs
 * gcd(m, n) lines. So walls and bridges are set at random, always in symmetric groups of edges. Arrangements that need
 * more than one line are rejected. Of the others, the first whose score is good enough is used; if none of the first
 * eight is, the best of these eight.
 */
import {
  buildDotGraph,
  type DotGraph,
  type GridShape,
  singleLineSymmetriesOf,
} from './kolam-dot-graph.ts';
import { kolamGridOfFamilyOrKind } from './kolam-grid-of-family-or-kind.ts';
import { makeSeededRandom } from './make-seeded-random.ts';
import {
  type EdgeKind,
  layOutDots,
  lineToPathAndLength,
  traceSingleLine,
} from './trace-kolam-line.ts';

export interface Kolam {
  /** Width of the drawing in its own units; neighbouring dots are 20 units apart. */
  width: number;
  height: number;
  dots: readonly (readonly [x: number, y: number])[];
  /** The line as one closed SVG path. */
  path: string;
  /** The length of the path in the units of `width`, rounded. */
  length: number;
}

interface KolamOptions {
  /** The family or kind of offer whose grid is used (see `kolam-grid-of-family-or-kind.ts`), unless `grid` is given. */
  family?: string;
  grid?: GridShape;
}

const drawn = new Map<string, Kolam>();

/** The same slug and options give the same drawing. Drawings are cached. */
export function drawKolam(slug: string, options: KolamOptions = {}): Kolam {
  const grid = options.grid ?? kolamGridOfFamilyOrKind(options.family ?? '');
  const key = JSON.stringify([slug, grid]);
  let kolam = drawn.get(key);
  if (!kolam) {
    kolam = draw(key, grid);
    drawn.set(key, kolam);
  }
  return kolam;
}

const candidates = 8;
const attempts = 6000;
/**
 * The score from which an arrangement is accepted. A small grid has only a few best arrangements, so always to take the
 * best one would make too many kolams equal.
 */
const goodEnough = -0.4;

function draw(seed: string, grid: GridShape): Kolam {
  const random = makeSeededRandom(seed);
  const symmetries = singleLineSymmetriesOf(grid);
  const symmetry = symmetries[random() < 0.7 ? 0 : symmetries.length - 1] ?? 'one-mirror';
  const dots = buildDotGraph(grid, symmetry);
  const share = { wall: 0.18 + random() * 0.22, bridge: random() < 0.6 ? 0.1 : 0 };
  let best: { line: NonNullable<ReturnType<typeof traceSingleLine>>; merit: number } | undefined;
  let found = 0;
  for (let attempt = 0; attempt < attempts && found < candidates; attempt += 1) {
    const edgeKinds = chooseEdgeKinds(dots, random, share);
    const line = traceSingleLine(dots, edgeKinds);
    if (!line) continue;
    found += 1;
    const merit = scoreArrangement(dots, edgeKinds);
    if (!best || merit > best.merit) best = { line, merit };
    if (merit > goodEnough) break;
  }
  if (!best) throw new Error(`No single line was found on the grid ${JSON.stringify(grid)}.`);
  const frame = layOutDots(dots);
  const { width, height } = frame;
  return { width, height, dots: frame.dots, ...lineToPathAndLength(best.line, frame) };
}

function chooseEdgeKinds(
  dots: DotGraph,
  random: () => number,
  share: { wall: number; bridge: number },
): EdgeKind[] {
  const edgeKinds = new Array<EdgeKind>(dots.edgeCount).fill('crossing');
  for (const group of dots.groups) {
    const chance = random();
    if (chance > share.wall + share.bridge) continue;
    for (const edge of group) edgeKinds[edge] = chance < share.wall ? 'wall' : 'bridge';
  }
  return edgeKinds;
}

/**
 * Scores how good an arrangement looks; a higher score is better. About a quarter of the edges should have a wall: with
 * fewer walls the drawing looks like a net, with more like a maze. Few dots should be closed on three of their four
 * sides, and bridges should be rare. The border of the grid counts as one closed side, also in a corner.
 */
function scoreArrangement(dots: DotGraph, edgeKinds: readonly EdgeKind[]): number {
  const share = (kind: EdgeKind) =>
    edgeKinds.filter((one) => one === kind).length / edgeKinds.length;
  let shutIn = 0;
  for (const around of dots.edges) {
    const walls = around.filter((edge) => edgeKinds[edge] === 'wall').length;
    if (walls > 2 || (walls > 1 && around.includes(-1))) shutIn += 1;
  }
  return (
    -3 * Math.abs(share('wall') - 0.26) -
    2 * Math.max(0, share('bridge') - 0.1) -
    (1.5 * shutIn) / dots.cells.length
  );
}
