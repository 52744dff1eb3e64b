/**
 * Checks imports between files of content: the file exists in this spelling, it exports the name, and the exported
 * object has the field that is used. A misspelt field such as `fees.skillRupes` would be undefined and shown on a
 * page.
 */
import { posix } from 'node:path';
import type { ContentProblem } from '../content-problem.ts';
import { formatDidYouMean } from '../find-closest-word.ts';
import {
  isSyntaxNode,
  makeSourceProblem,
  objectFieldsOf,
  type SourceFile,
  type SyntaxNode,
} from './source-file.ts';

/**
 * Finds imports of a content file or an exported name that does not exist, and uses of a field that does not exist.
 * `names` lists every file of content, also the files that can't be parsed.
 */
export function findImportProblems(
  source: SourceFile,
  names: readonly string[],
  sources: readonly SourceFile[],
): ContentProblem[] {
  return source.parsed.module.staticImports.flatMap(({ start, moduleRequest, entries }) => {
    const target = targetOf(source.file, moduleRequest.value);
    if (target === null) return [];
    if (!names.includes(target)) {
      const reason = `there is no file content/${target}${formatDidYouMean(target, names)}`;
      return [makeSourceProblem(source, start, reason)];
    }
    const targetSource = sources.find(({ file }) => file === target);
    // A file that can't be parsed is reported already, and its exports are unknown.
    if (!targetSource || targetSource.parsed.errors.length > 0) return [];
    const exported = exportsOf(targetSource);
    return entries.flatMap(({ importName, localName }) => {
      const name = importName.name;
      if (importName.kind !== 'Name' || !name) return [];
      if (!exported.includes(name)) {
        const reason = `content/${target} exports no "${name}"${formatDidYouMean(name, exported)}`;
        return [makeSourceProblem(source, start, reason)];
      }
      return findUnknownFields(source, localName.value, targetSource, name);
    });
  });
}

/** The file of content that an import names, or null for a package or another folder of the project. */
function targetOf(file: string, request: string): string | null {
  if (request.startsWith('#content/')) return request.slice('#content/'.length);
  if (!request.startsWith('.')) return null;
  return posix.normalize(posix.join(posix.dirname(file), request));
}

function exportsOf({ parsed }: SourceFile): string[] {
  return parsed.module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
}

/** Finds `local.field` where the exported object literal has no such field. */
function findUnknownFields(
  source: SourceFile,
  local: string,
  targetSource: SourceFile,
  name: string,
): ContentProblem[] {
  const fields = listFieldsOfExport(targetSource, name);
  if (fields === null) return [];
  return source.nodes.flatMap(({ type, object, property, computed, start }) => {
    if (type !== 'MemberExpression' || computed || !isNamed(object, local)) return [];
    const field =
      isSyntaxNode(property) && typeof property.name === 'string' ? property.name : null;
    if (field === null || fields.includes(field)) return [];
    const reason = `"${name}" of content/${targetSource.file} has no "${field}"${formatDidYouMean(field, fields)}`;
    return [makeSourceProblem(source, start, reason)];
  });
}

function listFieldsOfExport({ nodes }: SourceFile, name: string): string[] | null {
  const declared = nodes.find(({ type, id }) => type === 'VariableDeclarator' && isNamed(id, name));
  let value: unknown = declared?.init;
  while (isSyntaxNode(value) && /^TS(As|Satisfies)Expression$/.test(value.type))
    value = value.expression;
  if (!isSyntaxNode(value) || value.type !== 'ObjectExpression') return null;
  const fields = objectFieldsOf(value).map((field) => field.name);
  // If a field of the object is computed or comes from a spread (`...layoutAndTiming.typing`), its name is unknown, so
  // the fields are not checked.
  return fields.every((field) => field !== null) ? fields : null;
}

function isNamed(node: unknown, name: string): node is SyntaxNode {
  return isSyntaxNode(node) && node.type === 'Identifier' && node.name === name;
}
