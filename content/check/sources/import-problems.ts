/**
 * What one file of content takes from another: is the file there, spelled so, does it give that name, and has
 * what it gives the field that is asked for? `fees.skillRupes` would be nothing, and a page would say so.
 */
import { posix } from 'node:path';
import { didYouMean } from '../did-you-mean.ts';
import type { Problem } from '../problem.ts';
import { fieldsOf, isNode, type Node, problemIn, type Source } from './source.ts';

/** `names` are all files, those that could not be parsed too. */
export function importProblems(
  source: Source,
  names: readonly string[],
  sources: readonly Source[],
): Problem[] {
  return source.parsed.module.staticImports.flatMap(({ start, moduleRequest, entries }) => {
    const target = targetOf(source.file, moduleRequest.value);
    if (target === null) return [];
    if (!names.includes(target)) {
      const reason = `there is no file content/${target}${didYouMean(target, names)}`;
      return [problemIn(source, start, reason)];
    }
    const given = sources.find(({ file }) => file === target);
    // A file that can't be parsed has been told; what it exports is not known.
    if (!given || given.parsed.errors.length > 0) return [];
    const exported = exportsOf(given);
    return entries.flatMap(({ importName, localName }) => {
      const name = importName.name;
      if (importName.kind !== 'Name' || !name) return [];
      if (!exported.includes(name)) {
        const reason = `content/${target} exports no "${name}"${didYouMean(name, exported)}`;
        return [problemIn(source, start, reason)];
      }
      return unknownFields(source, localName.value, given, name);
    });
  });
}

/** The file of content that an import names, or null for a package or another room. */
function targetOf(file: string, request: string): string | null {
  if (request.startsWith('#content/')) return request.slice('#content/'.length);
  if (!request.startsWith('.')) return null;
  return posix.normalize(posix.join(posix.dirname(file), request));
}

function exportsOf({ parsed }: Source): string[] {
  return parsed.module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
}

/** `local.field` where the exported object is written down and has no such field. */
function unknownFields(source: Source, local: string, given: Source, name: string): Problem[] {
  const fields = writtenFields(given, name);
  if (fields === null) return [];
  return source.nodes.flatMap(({ type, object, property, computed, start }) => {
    if (type !== 'MemberExpression' || computed || !isNamed(object, local)) return [];
    const field = isNode(property) && typeof property.name === 'string' ? property.name : null;
    if (field === null || fields.includes(field)) return [];
    const reason = `"${name}" of content/${given.file} has no "${field}"${didYouMean(field, fields)}`;
    return [problemIn(source, start, reason)];
  });
}

function writtenFields({ nodes }: Source, name: string): string[] | null {
  const declared = nodes.find(({ type, id }) => type === 'VariableDeclarator' && isNamed(id, name));
  let value: unknown = declared?.init;
  while (isNode(value) && /^TS(As|Satisfies)Expression$/.test(value.type)) value = value.expression;
  if (!isNode(value) || value.type !== 'ObjectExpression') return null;
  const fields = fieldsOf(value).map((field) => field.name);
  // With a name that is worked out (`...display.typing`) not all of them are known.
  return fields.every((field) => field !== null) ? fields : null;
}

function isNamed(node: unknown, name: string): node is Node {
  return isNode(node) && node.type === 'Identifier' && node.name === name;
}
