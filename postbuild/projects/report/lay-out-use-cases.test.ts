import { describe, expect, it } from 'vitest';
import { hostelManagementDocumentation } from '#content/showcase/php-projects/hostel-management-documentation.ts';
import { smallCrmDocumentation } from '#content/showcase/php-projects/small-crm-documentation.ts';
import { layOutUseCases } from './lay-out-use-cases.ts';

const area = { x: 62, y: 120, width: 471, height: 620 };

describe.each([hostelManagementDocumentation, smallCrmDocumentation])(
  'the use cases of $title',
  ({ useCases }) => {
    const { boundary, ellipses, radius, lines, arrows } = layOutUseCases(useCases, area);

    it('are each once within the system, without overlaps', () => {
      expect(ellipses.map(({ useCase }) => useCase.id).sort()).toEqual(
        useCases.map(({ id }) => id).sort(),
      );
      expect(boundary.y + boundary.height).toBeLessThanOrEqual(area.y + area.height);
      for (const one of ellipses) {
        expect(one.x - radius.x).toBeGreaterThan(boundary.x);
        expect(one.x + radius.x).toBeLessThan(boundary.x + boundary.width);
        expect(one.y - radius.y).toBeGreaterThan(boundary.y);
        expect(one.y + radius.y).toBeLessThan(boundary.y + boundary.height);
        for (const other of ellipses) {
          if (other === one) continue;
          const isApart =
            Math.abs(one.x - other.x) >= 2 * radius.x || Math.abs(one.y - other.y) >= 2 * radius.y;
          expect(isApart, `${one.useCase.id} and ${other.useCase.id}`).toBe(true);
        }
      }
    });

    it('are each reached by a line from each of their actors', () => {
      for (const { useCase, x, y } of ellipses) {
        for (const actor of useCase.actors) {
          const edge = actor === 'user' ? x - radius.x : x + radius.x;
          const reached = lines.some(
            (line) => line.actor === actor && line.points.at(-1)?.join() === [edge, y].join(),
          );
          expect([useCase.id, actor, reached]).toEqual([useCase.id, actor, true]);
        }
      }
    });

    it('hide no line', () => {
      const hidden = lines.flatMap(({ points: [from, to] }) =>
        ellipses.filter(
          ({ x, y }) =>
            from !== undefined &&
            to !== undefined &&
            Math.max(from[0], to[0]) > x - radius.x + 0.1 &&
            Math.min(from[0], to[0]) < x + radius.x - 0.1 &&
            Math.max(from[1], to[1]) > y - radius.y + 0.1 &&
            Math.min(from[1], to[1]) < y + radius.y - 0.1,
        ),
      );
      expect(hidden).toEqual([]);
    });

    it('are connected where one includes or extends another', () => {
      expect(arrows).toHaveLength(useCases.filter(({ related }) => related).length);
    });
  },
);

it('two related use cases that are not neighbours stop the build', () => {
  const useCase = (id: string, to?: string) => ({
    id,
    title: id,
    goal: id,
    actors: ['user' as const],
    ...(to ? { related: { kind: 'include' as const, to } } : {}),
  });
  expect(() =>
    layOutUseCases([useCase('UC-01', 'UC-03'), useCase('UC-02'), useCase('UC-03')], area),
  ).toThrow('must be neighbours');
});
