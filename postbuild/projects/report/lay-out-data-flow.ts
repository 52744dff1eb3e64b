/**
 * The layout of the data-flow diagrams. The two entities are tall bars on the left and right. Between them the
 * processes are stacked, each with its data stores below it. So every flow is one straight arrow, and none crosses
 * another. A store that several processes use is drawn for each, as the notation allows.
 *
 * Level 0 is made from the flows of level 1, so that the two agree.
 */
import type {
  ProjectDataFlowDiagram,
  ProjectProcess,
} from '#content/showcase/php-projects/documentation-schema.ts';
import type { Area } from '../../pdf/area-and-point.ts';

export type ExternalEntityName = 'user' | 'admin';

export interface DataFlowArrow {
  entity: ExternalEntityName;
  label: string;
  /** The direction of the flow: from the entity into the system, or out of it. */
  direction: 'in' | 'out';
  y: number;
  /** The left and the right end of the arrow. */
  x1: number;
  x2: number;
}

export interface DataStoreBox extends Area {
  id: string;
  title: string;
  does: 'reads' | 'writes' | 'both';
}

export interface ProcessBox extends Area {
  number: string;
  title: string;
  stores: DataStoreBox[];
}

export interface DataFlowLayout {
  entities: Record<ExternalEntityName, Area>;
  processes: ProcessBox[];
  flows: DataFlowArrow[];
}

const barWidth = 40;
const flowHeight = 12.5;
const storeHeight = 14;
const storeGap = 13;
const leastRowGap = 9;

/** Lays out the diagram of level 0, which shows the whole system as one process. */
export function layOutContextDiagram(
  { processes }: Pick<ProjectDataFlowDiagram, 'processes'>,
  title: string,
  area: Area,
): DataFlowLayout {
  const all = (entity: ExternalEntityName, direction: 'in' | 'out') => [
    ...new Set(processes.flatMap((process) => process[entity]?.[direction] ?? [])),
  ];
  const whole: ProjectProcess = {
    title,
    user: { in: all('user', 'in'), out: all('user', 'out') },
    admin: { in: all('admin', 'in'), out: all('admin', 'out') },
    stores: [],
  };
  const box = { x: area.x + area.width * 0.36, width: area.width * 0.28 };
  const process = { ...box, y: area.y, height: area.height, number: '0', title, stores: [] };
  return {
    entities: bars(area),
    processes: [process],
    flows: flowsOf(whole, process, area, { from: area.y + 14, height: area.height - 28 }),
  };
}

/** Lays out the diagram of level 1: every process with its stores. Throws when they do not fit into the area. */
export function layOutProcessDiagram(dataFlow: ProjectDataFlowDiagram, area: Area): DataFlowLayout {
  const heights = dataFlow.processes.map((process) =>
    Math.max(30, mostFlows(process) * flowHeight + 7),
  );
  const used = heights.reduce((sum, height) => sum + height + storeGap + storeHeight, 0);
  const gap = (area.height - used) / (dataFlow.processes.length - 1);
  if (gap < leastRowGap) throw new Error('The processes of the data flow need more room.');
  const width = area.width * 0.5;
  const x = area.x + (area.width - width) / 2;

  let y = area.y;
  const flows: DataFlowArrow[] = [];
  const processes = dataFlow.processes.map((process, index): ProcessBox => {
    const height = heights[index] ?? 0;
    const box = { x, y, width, height };
    flows.push(...flowsOf(process, box, area, { from: y, height }));
    const stores = storesOf(process, dataFlow, box);
    y += height + storeGap + storeHeight + Math.min(gap, 22);
    return { ...box, number: String(index + 1), title: process.title, stores };
  });
  const bottom = y - Math.min(gap, 22);
  return { entities: bars({ ...area, height: bottom - area.y }), processes, flows };
}

const bars = (area: Area): Record<ExternalEntityName, Area> => ({
  user: { ...area, width: barWidth },
  admin: { ...area, x: area.x + area.width - barWidth, width: barWidth },
});

const flowCount = (process: ProjectProcess, entity: ExternalEntityName) =>
  (process[entity]?.in?.length ?? 0) + (process[entity]?.out?.length ?? 0);
const mostFlows = (process: ProjectProcess) =>
  Math.max(flowCount(process, 'user'), flowCount(process, 'admin'));

function flowsOf(
  process: ProjectProcess,
  box: { x: number; width: number },
  area: Area,
  span: { from: number; height: number },
): DataFlowArrow[] {
  return (['user', 'admin'] as const).flatMap((entity) => {
    const [x1, x2] =
      entity === 'user'
        ? [area.x + barWidth, box.x]
        : [box.x + box.width, area.x + area.width - barWidth];
    const step = span.height / Math.max(1, flowCount(process, entity));
    const labels = (['in', 'out'] as const).flatMap((direction) =>
      (process[entity]?.[direction] ?? []).map((label) => ({ direction, label })),
    );
    // An arrow is slightly below the middle of its share of the height, because its label stands above it.
    return labels.map(({ direction, label }, index) => ({
      entity,
      direction,
      label,
      x1,
      x2,
      y: span.from + (index + 0.5) * step + 3,
    }));
  });
}

function storesOf(
  process: ProjectProcess,
  { stores }: ProjectDataFlowDiagram,
  box: Area,
): DataStoreBox[] {
  const gap = 6;
  const width = Math.min(
    78,
    (box.width - gap * (process.stores.length - 1)) / process.stores.length,
  );
  const used = width * process.stores.length + gap * (process.stores.length - 1);
  return process.stores.map(([id, does], index) => ({
    id,
    does,
    title: stores.find((store) => store.id === id)?.title ?? '',
    x: box.x + (box.width - used) / 2 + index * (width + gap),
    y: box.y + box.height + storeGap,
    width,
    height: storeHeight,
  }));
}
