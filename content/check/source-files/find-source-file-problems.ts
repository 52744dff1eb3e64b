/**
 * Checks the files of content as text, before any of them is loaded: names and encoding of the files, syntax errors,
 * hidden characters, duplicate fields and names, imports of something that does not exist. Most of these mistakes
 * prevent the content from being loaded, so this check runs before all other rules. Needs the build's parser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { ContentProblem } from '../content-problem.ts';
import { findDuplicateFieldProblems } from './find-duplicate-field-problems.ts';
import { findDuplicateNameProblems } from './find-duplicate-name-problems.ts';
import { findHiddenCharacterProblems } from './find-hidden-character-problems.ts';
import { findImportProblems } from './find-import-problems.ts';
import { guessSyntaxMistake } from './guess-syntax-mistake.ts';
import { makeSourceProblem, type SourceFile, syntaxNodesIn } from './source-file.ts';

/**
 * Finds mistakes in the files below `folder`, without loading them. Even without such mistakes, loading may fail;
 * `explain-load-error.ts` explains why.
 */
export function findSourceFileProblems(folder: string): ContentProblem[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const sources: SourceFile[] = [];
  const problems: ContentProblem[] = [];
  for (const file of names) {
    const strange = describeStrangeName(file);
    if (strange !== null) problems.push({ file, entry: null, reason: strange });
    const bytes = readFileSync(join(folder, file));
    const code = bytes.toString('utf8');
    const reason = describeWrongEncoding(bytes, code);
    if (reason !== null) problems.push({ file, entry: null, reason });
    else sources.push(sourceOf(file, code));
  }
  for (const source of sources) {
    problems.push(
      ...findFirstSyntaxError(source),
      ...findHiddenCharacterProblems(source),
      ...findDuplicateFieldProblems(source),
      ...findDuplicateNameProblems(source),
      ...findImportProblems(source, names, sources),
    );
  }
  return problems;
}

/**
 * Recognises names such as "plans copy.ts" and "plans (1).ts": a file manager made such a file, and somebody edited
 * it by mistake instead of the original.
 */
function describeStrangeName(file: string): string | null {
  if (/^[a-z0-9-]+(\/[a-z0-9-]+)*\.ts$/.test(file)) return null;
  return 'no file is read under such a name; delete it when it is a copy, or write it in small letters, digits and hyphens';
}

function sourceOf(file: string, code: string): SourceFile {
  const parsed = parseSync(file, code);
  return { file, code, parsed, nodes: syntaxNodesIn(parsed.program) };
}

function describeWrongEncoding(bytes: Buffer, code: string): string | null {
  if (bytes.includes(0)) return 'is not saved as plain text; save it again with the encoding UTF-8';
  if (Buffer.from(code).equals(bytes)) return null;
  return 'is saved in another encoding than UTF-8; save it again as UTF-8';
}

/** Reports one error for each file, because later errors are usually consequences of the first. */
function findFirstSyntaxError(source: SourceFile): ContentProblem[] {
  const [first] = source.parsed.errors;
  if (!first) return [];
  const { at, cause } = guessSyntaxMistake(source.code, first.message, first.labels[0]?.start ?? 0);
  return [makeSourceProblem(source, at, cause)];
}
