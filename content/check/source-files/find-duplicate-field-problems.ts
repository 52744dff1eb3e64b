import type { ContentProblem } from '../content-problem.ts';
import { makeSourceProblem, objectFieldsOf, type SourceFile } from './source-file.ts';

/** Finds fields that an entry has twice: JavaScript silently drops the first of them. */
export function findDuplicateFieldProblems(source: SourceFile): ContentProblem[] {
  const objects = source.nodes.filter(({ type }) => type === 'ObjectExpression');
  return objects.flatMap((object) => {
    const fields = objectFieldsOf(object);
    return fields.flatMap(({ name, start }, index) => {
      const isSecond = fields.slice(0, index).some((earlier) => earlier.name === name);
      if (name === null || !isSecond) return [];
      const reason = `"${name}" stands twice in one entry, and the first would be lost; delete one`;
      return [makeSourceProblem(source, start, reason)];
    });
  });
}
