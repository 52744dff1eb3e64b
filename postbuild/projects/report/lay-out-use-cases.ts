/**
 * The layout of a use-case diagram. Each actor has a column of ellipses; shared use cases are in the middle, each in
 * a row of its own. Lines run vertically beside the system's boundary and from there straight to each ellipse, so
 * that none runs behind another ellipse.
 */
import type { ProjectUseCase } from '#content/showcase/php-projects/documentation-schema.ts';
import type { Area, Point } from '../../pdf/area-and-point.ts';

export type ActorName = 'user' | 'admin';

export interface Ellipse {
  useCase: ProjectUseCase;
  /** The middle of the ellipse. */
  x: number;
  y: number;
}

export interface UseCaseLayout {
  /** The rectangle that stands for the system, around all use cases. */
  boundary: Area;
  /** The positions of the actors, each given by its middle. */
  actors: Record<ActorName, Point>;
  /** Half of the width and half of the height of an ellipse. */
  radius: { x: number; y: number };
  ellipses: Ellipse[];
  lines: { actor: ActorName; points: Point[] }[];
  /** The arrows between related use cases, each from the edge of one ellipse to the edge of its neighbour. */
  arrows: { kind: 'include' | 'extend'; from: Point; to: Point }[];
}

const side = 74;
const inset = 14;
/** The height that is kept free for the name of the system. */
const head = 16;
const radius = { x: 68, y: 14 };
const mostRowHeight = 46;

/** Lays out the diagram in an area. Throws if related use cases are no neighbours: their arrow would cross others. */
export function layOutUseCases(useCases: readonly ProjectUseCase[], area: Area): UseCaseLayout {
  const filterByActors = (...actors: ActorName[]) =>
    useCases.filter((useCase) => [...useCase.actors].sort().join() === actors.sort().join());
  const [shared, user, admin] = [
    filterByActors('user', 'admin'),
    filterByActors('user'),
    filterByActors('admin'),
  ];
  const above = Math.ceil(shared.length / 2);
  const rows = shared.length + Math.max(user.length, admin.length);
  const rowHeight = Math.min(mostRowHeight, (area.height - inset - head) / rows);
  const boundary = {
    x: area.x + side,
    y: area.y,
    width: area.width - 2 * side,
    height: head + rows * rowHeight + inset,
  };
  const rowY = (row: number) => boundary.y + head + inset / 2 + (row + 0.5) * rowHeight;
  const middle = boundary.x + boundary.width / 2;

  /** Spreads the ellipses of a shorter column over the height of the longer one. */
  const column = (own: readonly ProjectUseCase[], x: number): Ellipse[] => {
    const step = (rows - shared.length) / own.length;
    return own.map((useCase, index) => ({
      useCase,
      x,
      y: rowY(above - 0.5 + (index + 0.5) * step),
    }));
  };
  const ellipses = [
    ...shared.map((useCase, index) => ({
      useCase,
      x: middle,
      y: rowY(index < above ? index : rows - shared.length + index),
    })),
    ...column(user, boundary.x + inset + radius.x),
    ...column(admin, boundary.x + boundary.width - inset - radius.x),
  ];

  const actorY = boundary.y + boundary.height / 2;
  const actors: Record<ActorName, Point> = {
    user: [area.x + 29, actorY],
    admin: [area.x + area.width - 29, actorY],
  };
  return {
    boundary,
    actors,
    radius,
    ellipses,
    lines: [
      ...linesOf('user', ellipses, actors.user, boundary.x - inset),
      ...linesOf('admin', ellipses, actors.admin, boundary.x + boundary.width + inset),
    ],
    arrows: arrowsBetween(ellipses),
  };
}

function linesOf(actor: ActorName, ellipses: readonly Ellipse[], [x, y]: Point, spine: number) {
  const direction = actor === 'user' ? 1 : -1;
  const own = ellipses.filter(({ useCase }) => useCase.actors.includes(actor));
  const ends = own.map((ellipse) => ellipse.y).sort((a, b) => a - b);
  const lines: Point[][] = [
    [
      [x + direction * 15, y],
      [spine, y],
    ],
    [
      [spine, ends[0] ?? y],
      [spine, ends.at(-1) ?? y],
    ],
    ...own.map((ellipse): Point[] => [
      [spine, ellipse.y],
      [ellipse.x - direction * radius.x, ellipse.y],
    ]),
  ];
  return lines.map((points) => ({ actor, points }));
}

function arrowsBetween(ellipses: readonly Ellipse[]): UseCaseLayout['arrows'] {
  return ellipses.flatMap((from) => {
    const { related, id } = from.useCase;
    if (!related) return [];
    const column = ellipses.filter(({ x }) => x === from.x);
    const to = column.find(({ useCase }) => useCase.id === related.to);
    if (!to || Math.abs(column.indexOf(from) - column.indexOf(to)) !== 1) {
      throw new Error(`${id} and ${related.to} are related and must be neighbours in the drawing.`);
    }
    const down = to.y > from.y ? 1 : -1;
    return [
      {
        kind: related.kind,
        from: [from.x, from.y + down * radius.y] as const,
        to: [to.x, to.y - down * radius.y] as const,
      },
    ];
  });
}
