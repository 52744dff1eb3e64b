import type { ContentProblem } from '../content-problem.ts';
import {
  isSyntaxNode,
  makeSourceProblem,
  type SourceFile,
  type SyntaxNode,
} from './source-file.ts';

/** Finds names that a file declares or imports twice: Node's error message does not say where they are. */
export function findDuplicateNameProblems(source: SourceFile): ContentProblem[] {
  const body: readonly unknown[] = source.parsed.program.body;
  const names = body.filter(isSyntaxNode).flatMap(listDeclaredNames);
  return names.flatMap(({ name, start }, index) => {
    if (!names.slice(0, index).some((earlier) => earlier.name === name)) return [];
    const reason = `the name "${name}" is taken already in this file; give this one another`;
    return [makeSourceProblem(source, start, reason)];
  });
}

function listDeclaredNames(statement: SyntaxNode): { name: string; start: number }[] {
  const { type, declaration, declarations, specifiers, local, id, start } = statement;
  if (type === 'ExportNamedDeclaration')
    return isSyntaxNode(declaration) ? listDeclaredNames(declaration) : [];
  if (Array.isArray(specifiers)) return specifiers.filter(isSyntaxNode).flatMap(listDeclaredNames);
  if (Array.isArray(declarations))
    return declarations.filter(isSyntaxNode).flatMap(listDeclaredNames);
  const named = local ?? id;
  return isSyntaxNode(named) && typeof named.name === 'string' ? [{ name: named.name, start }] : [];
}
