import type { Problem } from '../problem.ts';
import { fieldsOf, problemIn, type Source } from './source.ts';

/** A field that stands twice in one entry: the first would be lost without a word. */
export function doubledFields(source: Source): Problem[] {
  const objects = source.nodes.filter(({ type }) => type === 'ObjectExpression');
  return objects.flatMap((object) => {
    const fields = fieldsOf(object);
    return fields.flatMap(({ name, start }, index) => {
      const isSecond = fields.slice(0, index).some((earlier) => earlier.name === name);
      if (name === null || !isSecond) return [];
      const reason = `"${name}" stands twice in one entry, and the first would be lost; delete one`;
      return [problemIn(source, start, reason)];
    });
  });
}
