/**
 * Lays out a data model diagram. Each table is a box in a column. A line runs from the row of a foreign key to the
 * table to which the key refers, along the lanes between the columns. It crosses other columns only through the gaps
 * between boxes, so no line runs behind a box.
 */
import type {
  ProjectDocumentation,
  ProjectRelation,
  ProjectTable,
} from '#content/showcase/php-projects/documentation-schema.ts';
import type { Area, Point } from './area-and-point.ts';

export interface TableBox {
  entity: ProjectTable;
  column: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface RelationLine {
  relation: ProjectRelation;
  /** The points of the line, from the foreign key to the table at which it points. */
  points: Point[];
  /** The side of its box at which the line begins (`from`) and ends (`to`): 1 is right, -1 is left. */
  leaves: { from: 1 | -1; to: 1 | -1 };
}

export const tableHeadHeight = 14;
export const boxWidth = 112;
const mostRowHeight = 9.5;
const leastGap = 14;

/**
 * Lays out the tables and relations of a data model in the area. The returned `rowHeight` is the height of every table
 * row: as large as the fullest column allows, and at most `mostRowHeight`.
 */
export function layOutDataModel(
  model: Pick<ProjectDocumentation, 'entities' | 'relations' | 'diagram'>,
  area: Area,
): { boxes: TableBox[]; lines: RelationLine[]; rowHeight: number } {
  const entityOf = (name: string) => {
    const entity = model.entities.find((candidate) => candidate.name === name);
    if (!entity) throw new Error(`The diagram names the table ${name}, which is not described.`);
    return entity;
  };
  const columns = model.diagram.map((names) => names.map(entityOf));
  const rowHeight = Math.min(
    mostRowHeight,
    ...columns.map((column) => {
      const rows = column.reduce((sum, { columns: { length } }) => sum + length, 0);
      const fixed = column.length * (tableHeadHeight + 4) + (column.length + 1) * leastGap;
      return (area.height - fixed) / rows;
    }),
  );
  const lane = laneWidth(columns.length, area.width);
  const boxes = columns.flatMap((column, index) => {
    const heights = column.map((entity) => tableHeadHeight + 4 + entity.columns.length * rowHeight);
    const used = heights.reduce((sum, height) => sum + height, 0);
    const gap = (area.height - used) / (column.length + 1);
    let y = area.y;
    return column.map((entity, row): TableBox => {
      const height = heights[row] ?? 0;
      y += gap;
      const box = {
        entity,
        column: index,
        x: area.x + index * (boxWidth + lane),
        y,
        width: boxWidth,
        height,
      };
      y += height;
      return box;
    });
  });
  return { boxes, lines: layLines(model.relations, boxes, area, rowHeight), rowHeight };
}

const laneWidth = (columns: number, width: number) =>
  (width - columns * boxWidth) / Math.max(1, columns - 1);

interface Turn {
  /** The gap between two columns in which the line turns; 0 is the gap between the first and the second column. */
  lane: number;
  x: number;
}

function layLines(
  relations: readonly ProjectRelation[],
  boxes: readonly TableBox[],
  area: Area,
  rowHeight: number,
): RelationLine[] {
  const columnCount = Math.max(...boxes.map(({ column }) => column)) + 1;
  const lane = laneWidth(columnCount, area.width);
  const boxOf = (name: string) => {
    const box = boxes.find(({ entity }) => entity.name === name);
    if (!box) throw new Error(`No box for ${name}.`);
    return box;
  };
  const arrivals = new Map<string, number>();
  const crossings = new Map<number, number>();
  const turns: Turn[] = [];
  const turnIn = (index: number): Turn => {
    const turn = { lane: index, x: 0 };
    turns.push(turn);
    return turn;
  };

  const drafts = relations.map((relation) => {
    const [from, to] = [boxOf(relation.from.table), boxOf(relation.to.table)];
    const row = from.entity.columns.findIndex(({ name }) => name === relation.from.column);
    const fromY = from.y + tableHeadHeight + 2 + (row + 0.5) * rowHeight;
    const isSame = from.column === to.column;
    const step = isSame ? 0 : from.column < to.column ? 1 : -1;
    const out: 1 | -1 = isSame ? (from.column < columnCount - 1 ? 1 : -1) : step === 1 ? 1 : -1;
    const back: 1 | -1 = isSame ? out : out === 1 ? -1 : 1;

    const side = `${to.entity.name} ${back}`;
    const arrived = arrivals.get(side) ?? 0;
    arrivals.set(side, arrived + 1);
    const toY = to.y + tableHeadHeight / 2 + arrived * 8.5;

    const firstLane = out === 1 ? from.column : from.column - 1;
    const path: { turn: Turn; y: number }[] = [{ turn: turnIn(firstLane), y: fromY }];
    for (let column = from.column + step; step !== 0 && column !== to.column; column += step) {
      const crossed = gapNear((fromY + toY) / 2, column, boxes, area);
      const uses = crossings.get(crossed) ?? 0;
      crossings.set(crossed, uses + 1);
      const y = crossed + (uses % 2 === 0 ? 1 : -1) * Math.ceil(uses / 2) * 3;
      path.push({ turn: turnIn(step === 1 ? column : column - 1), y });
    }
    return { relation, from, to, fromY, toY, path, leaves: { from: out, to: back } };
  });

  for (let index = 0; index < columnCount - 1; index += 1) {
    const inLane = turns.filter(({ lane: of }) => of === index);
    inLane.forEach((turn, place) => {
      const left = area.x + (index + 1) * boxWidth + index * lane;
      turn.x = left + lane * (0.2 + (0.6 * (place + 0.5)) / inLane.length);
    });
  }

  return drafts.map(({ relation, from, to, fromY, toY, path, leaves }): RelationLine => {
    const edge = (box: TableBox, leave: 1 | -1) => (leave === 1 ? box.x + box.width : box.x);
    const points: Point[] = [[edge(from, leaves.from), fromY]];
    path.forEach(({ turn, y }, index) => {
      points.push([turn.x, y], [turn.x, path[index + 1]?.y ?? toY]);
    });
    points.push([edge(to, leaves.to), toY]);
    return { relation, points, leaves };
  });
}

/** Of the gaps between the boxes of a column, finds the one nearest to `y`. Returns its middle. */
function gapNear(y: number, column: number, boxes: readonly TableBox[], area: Area): number {
  const inColumn = boxes.filter((box) => box.column === column);
  const edges = [
    area.y,
    ...inColumn.flatMap((box) => [box.y, box.y + box.height]),
    area.y + area.height,
  ];
  const middles = edges.flatMap((edge, index) => {
    const next = edges[index + 1];
    return index % 2 === 0 && next !== undefined ? (edge + next) / 2 : [];
  });
  return middles.reduce((best, middle) =>
    Math.abs(middle - y) < Math.abs(best - y) ? middle : best,
  );
}
