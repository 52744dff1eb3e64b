import { describe, expect, it } from 'vitest';
import { hostelManagementDocumentation } from '#content/showcase/php-projects/hostel-management-documentation.ts';
import { smallCrmDocumentation } from '#content/showcase/php-projects/small-crm-documentation.ts';
import { layOutDataModel } from './lay-out-data-model.ts';

const area = { x: 60, y: 90, width: 718, height: 420 };

describe.each([hostelManagementDocumentation, smallCrmDocumentation])(
  'the data model of $title',
  (documentation) => {
    const { boxes, lines } = layOutDataModel(documentation, area);

    it('has every table once, within the page, without overlaps', () => {
      expect(boxes.map(({ entity }) => entity.name).sort()).toEqual(
        documentation.entities.map(({ name }) => name).sort(),
      );
      for (const box of boxes) {
        expect(box.y).toBeGreaterThanOrEqual(area.y);
        expect(box.y + box.height).toBeLessThanOrEqual(area.y + area.height);
        expect(box.x + box.width).toBeLessThanOrEqual(area.x + area.width + 0.01);
        for (const other of boxes) {
          if (other === box) continue;
          const isApart =
            other.x >= box.x + box.width ||
            box.x >= other.x + other.width ||
            other.y >= box.y + box.height ||
            box.y >= other.y + other.height;
          expect(isApart, `${box.entity.name} and ${other.entity.name}`).toBe(true);
        }
      }
    });

    it('has a line for every relation, from the row of its key to the table to which it points', () => {
      expect(lines).toHaveLength(documentation.relations.length);
      for (const { relation, points } of lines) {
        const to = boxes.find(({ entity }) => entity.name === relation.to.table);
        const [x, y] = points.at(-1) ?? [0, 0];
        expect([to?.x, (to?.x ?? 0) + (to?.width ?? 0)]).toContain(x);
        expect(y).toBeGreaterThanOrEqual(to?.y ?? 0);
        expect(y).toBeLessThanOrEqual((to?.y ?? 0) + (to?.height ?? 0));
      }
    });

    it('no line runs behind a table', () => {
      const hidden = lines.flatMap(({ relation, points }) =>
        points.slice(1).flatMap(([x2, y2], index) => {
          const [x1, y1] = points[index] ?? [x2, y2];
          return boxes
            .filter(
              (box) =>
                Math.max(x1, x2) > box.x + 0.1 &&
                Math.min(x1, x2) < box.x + box.width - 0.1 &&
                Math.max(y1, y2) > box.y + 0.1 &&
                Math.min(y1, y2) < box.y + box.height - 0.1,
            )
            .map(
              (box) => `${relation.from.table}.${relation.from.column} behind ${box.entity.name}`,
            );
        }),
      );
      expect(hidden).toEqual([]);
    });
  },
);
