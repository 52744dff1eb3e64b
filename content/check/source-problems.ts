/**
 * Reads the files of content as text, before any of them is loaded: what can't be parsed, a field that
 * stands twice (the first would be lost without a word), an import of something that is not there. Where one
 * of these is wrong, the words cannot be read yet, so this comes before all other rules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type ParseResult, parseSync } from 'vite';
import { didYouMean } from './did-you-mean.ts';
import { likelyCause } from './likely-cause.ts';
import type { Problem } from './problem.ts';

interface Source {
  /** Path below `content/`, with slashes. */
  file: string;
  code: string;
}

/** `folder` is the folder of content; an empty list means that all of it can be loaded. */
export function sourceProblems(folder: string): Problem[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const problems: Problem[] = [];
  const parsed = new Map<string, { source: Source; result: ParseResult }>();
  for (const file of names) {
    const bytes = readFileSync(join(folder, file));
    const encoding = whyNotUtf8(bytes);
    if (encoding !== null) {
      problems.push({ file, entry: null, reason: encoding });
      continue;
    }
    const source = { file, code: bytes.toString('utf8') };
    const result = parseSync(file, source.code);
    parsed.set(file, { source, result });
    problems.push(
      ...syntaxProblems(source, result),
      ...hiddenOutside(source, result),
      ...doubledFields(source, result.program),
    );
  }
  for (const { source, result } of parsed.values()) {
    problems.push(...importProblems(source, result));
  }
  return problems;

  function importProblems({ file, code }: Source, { module }: ParseResult): Problem[] {
    return module.staticImports.flatMap(({ start, moduleRequest, entries }) => {
      const target = targetOf(file, moduleRequest.value);
      if (target === null) return [];
      const entry = lineAt(code, start);
      if (!names.includes(target)) {
        const near = didYouMean(target, names);
        return [{ file, entry, reason: `there is no file content/${target}${near}` }];
      }
      const exported = exportsOf(parsed.get(target)?.result);
      return entries.flatMap(({ importName }) => {
        const name = importName.name ?? 'default';
        if (exported === null || importName.kind !== 'Name' || exported.includes(name)) return [];
        const reason = `content/${target} exports no "${name}"${didYouMean(name, exported)}`;
        return [{ file, entry, reason }];
      });
    });
  }
}

function whyNotUtf8(bytes: Buffer): string | null {
  if (bytes.includes(0)) return 'is not saved as plain text; save it again with the encoding UTF-8';
  if (Buffer.from(bytes.toString('utf8')).equals(bytes)) return null;
  return 'is saved in another encoding than UTF-8; save it again as UTF-8';
}

/** One for each file: what comes after the first slip is mostly its consequence. */
function syntaxProblems({ file, code }: Source, { errors }: ParseResult): Problem[] {
  const [first] = errors;
  if (!first) return [];
  const { at, cause } = likelyCause(code, first.message, first.labels[0]?.start ?? 0);
  return [{ file, entry: lineAt(code, at), reason: cause }];
}

/** The parser lets it pass, and Node ends with "Invalid or unexpected token" and no place. */
function hiddenOutside({ file, code }: Source, { program, comments }: ParseResult): Problem[] {
  const found = [...code.matchAll(/(?!\ufeff)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu)];
  if (found.length === 0) return [];
  const texts = [...comments, ...textRanges(program)];
  return found.flatMap(({ index }) => {
    if (texts.some(({ start, end }) => start <= index && index < end)) return [];
    const reason = 'a hidden character stands in this line; delete the line and type it again';
    return [{ file, entry: lineAt(code, index), reason }];
  });
}

function textRanges(node: unknown): { start: number; end: number }[] {
  if (Array.isArray(node)) return node.flatMap(textRanges);
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, end } = { type: null, start: 0, end: 0, ...node };
  if (type === 'Literal' || type === 'TemplateElement') return [{ start, end }];
  return Object.values(node).flatMap(textRanges);
}

function doubledFields({ file, code }: Source, node: unknown): Problem[] {
  if (Array.isArray(node)) return node.flatMap((one) => doubledFields({ file, code }, one));
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap((one) => doubledFields({ file, code }, one));
  if (!('type' in node) || node.type !== 'ObjectExpression' || !('properties' in node))
    return inner;
  const seen = new Set<string>();
  const own = (Array.isArray(node.properties) ? node.properties : []).flatMap((property) => {
    const name = property.computed ? undefined : (property.key?.name ?? property.key?.value);
    if (name === undefined) return [];
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const reason = `"${name}" stands twice in one entry, and the first would be lost; delete one`;
    return [{ file, entry: lineAt(code, property.start), reason }];
  });
  return [...own, ...inner];
}

/** The file of content that an import names, or null for a package or another room. */
function targetOf(file: string, request: string): string | null {
  if (request.startsWith('#content/')) return request.slice('#content/'.length);
  if (!request.startsWith('.')) return null;
  return posix.normalize(posix.join(dirname(file), request));
}

function exportsOf(result: ParseResult | undefined): string[] | null {
  // A file that can't be parsed has been told; what it exports is not known.
  if (!result || result.errors.length > 0) return null;
  return result.module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
}

/** "line 14 (text: 'It's good',)". */
export function lineAt(code: string, at: number): string {
  const number = code.slice(0, at).split('\n').length;
  const text = code.split('\n')[number - 1]?.trim() ?? '';
  return `line ${number} (${text.length > 48 ? `${text.slice(0, 48)}…` : text})`;
}
