/**
 * Explains why a file of content fails to load, although it has no syntax error: a word without quotation marks, say,
 * or a course that is listed but not imported. Null for an error whose stack trace names no file of content.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentProblem } from '../content-problem.ts';
import { describeLine } from './describe-line.ts';

export function explainLoadError(error: unknown, folder: string): ContentProblem | null {
  if (!(error instanceof Error)) return null;
  const place = placeIn(error.stack ?? '', folder);
  if (place === null) return null;
  const code = readFileSync(join(folder, place.file), 'utf8');
  const before = code.split('\n').slice(0, place.line - 1);
  const entry = describeLine(code, before.map((line) => `${line}\n`).join('').length);
  return { file: place.file, entry, reason: reasonOf(error.message) };
}

/**
 * Returns the first place in a stack trace that is in this folder. A trace names a place by a path or a URL
 * (`…/fees.ts:7:3`).
 */
function placeIn(stack: string, folder: string): { file: string; line: number } | null {
  const below = stack.replaceAll(pathToFileURL(folder).href, '\0').replaceAll(folder, '\0');
  const found = /\0[\\/]([\w\\/-]+\.ts):(\d+)/.exec(below);
  if (!found) return null;
  const [, file = '', line = '1'] = found;
  return { file: file.replaceAll('\\', '/'), line: Number(line) };
}

function reasonOf(message: string): string {
  const unknown = /^(\S+) is not defined$/.exec(message)?.[1];
  if (unknown) {
    return `"${unknown}" is not known in this file; if it is a text, put quotation marks around it, and if it stands in another file, import it at the top as the others are`;
  }
  const early = /^Cannot access '(\S+)' before initialization$/.exec(message)?.[1];
  if (early) return `"${early}" is used before it is made; move it further up`;
  if (/legacy (decimal|octal)/i.test(message))
    return 'a number does not begin with 0: 399, not 0399';
  return `can not be loaded (${message})`;
}
