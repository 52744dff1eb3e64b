import { describe, expect, it } from 'vitest';
import { hostelManagementDocumentation } from '#content/showcase/php-projects/hostel-management-documentation.ts';
import { smallCrmDocumentation } from '#content/showcase/php-projects/small-crm-documentation.ts';
import type { Area } from '../../pdf/area-and-point.ts';
import { layOutContextDiagram, layOutProcessDiagram } from './lay-out-data-flow.ts';

const area = { x: 62, y: 120, width: 471, height: 620 };
const bottom = (box: Area) => box.y + box.height;

describe.each([hostelManagementDocumentation, smallCrmDocumentation])(
  'the data flow of $title',
  ({ title, dataFlow }) => {
    const context = layOutContextDiagram(dataFlow, title, { ...area, height: 300 });
    const level1 = layOutProcessDiagram(dataFlow, area);

    it('has the same flows at both levels', () => {
      const named = ({ flows }: typeof level1) =>
        [...new Set(flows.map((flow) => `${flow.entity} ${flow.direction} ${flow.label}`))].sort();
      expect(named(context)).toEqual(named(level1));
    });

    it('shows every process below the previous one, with its stores in between', () => {
      const { processes } = level1;
      expect(processes.map((process) => process.title)).toEqual(
        dataFlow.processes.map((process) => process.title),
      );
      for (const [index, process] of processes.entries()) {
        const next = processes[index + 1];
        for (const store of process.stores) {
          expect(store.y).toBeGreaterThan(bottom(process));
          expect(store.x).toBeGreaterThanOrEqual(process.x);
          expect(store.x + store.width).toBeLessThanOrEqual(process.x + process.width + 0.01);
          expect(bottom(store)).toBeLessThan(next?.y ?? bottom(area) + 0.01);
        }
      }
    });

    it('has arrows that meet their process, far enough apart for their labels', () => {
      for (const { flows, processes } of [context, level1]) {
        for (const flow of flows) {
          const met = processes.filter(({ y, height }) => flow.y > y && flow.y < y + height);
          expect([flow.label, met.length]).toEqual([flow.label, 1]);
          const others = flows.filter((other) => other !== flow && other.entity === flow.entity);
          for (const other of others) expect(Math.abs(other.y - flow.y)).toBeGreaterThan(9);
        }
      }
    });
  },
);

it('processes that do not fit onto the page stop the build', () => {
  const { dataFlow } = hostelManagementDocumentation;
  expect(() => layOutProcessDiagram(dataFlow, { ...area, height: 300 })).toThrow('need more room');
});
