import type { Problem } from '../problem.ts';
import { isNode, type Node, problemIn, type Source } from './source.ts';

/** A name that a file makes or imports twice: Node says so without saying where. */
export function doubledNames(source: Source): Problem[] {
  const body: readonly unknown[] = source.parsed.program.body;
  const names = body.filter(isNode).flatMap(namesMade);
  return names.flatMap(({ name, start }, index) => {
    if (!names.slice(0, index).some((earlier) => earlier.name === name)) return [];
    const reason = `the name "${name}" is taken already in this file; give this one another`;
    return [problemIn(source, start, reason)];
  });
}

function namesMade(statement: Node): { name: string; start: number }[] {
  const { type, declaration, declarations, specifiers, local, id, start } = statement;
  if (type === 'ExportNamedDeclaration') return isNode(declaration) ? namesMade(declaration) : [];
  if (Array.isArray(specifiers)) return specifiers.filter(isNode).flatMap(namesMade);
  if (Array.isArray(declarations)) return declarations.filter(isNode).flatMap(namesMade);
  const named = local ?? id;
  return isNode(named) && typeof named.name === 'string' ? [{ name: named.name, start }] : [];
}
