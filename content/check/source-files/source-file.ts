import type { ParseResult } from 'vite';
import type { ContentProblem } from '../content-problem.ts';
import { describeLine } from './describe-line.ts';

/** One file of content as text and as a syntax tree. */
export interface SourceFile {
  /** The path below `content/`, with slashes. */
  file: string;
  code: string;
  parsed: ParseResult;
  /** Every node of the syntax tree, parents before their children. */
  nodes: readonly SyntaxNode[];
}

/** A node of the tree; its other fields depend on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function syntaxNodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(syntaxNodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(syntaxNodesIn);
  return isSyntaxNode(value) ? [value, ...inner] : inner;
}

/** The fields of an object literal with their positions. The name is null for a computed name and for a spread. */
export function objectFieldsOf(object: SyntaxNode): { name: string | null; start: number }[] {
  const properties = Array.isArray(object.properties) ? object.properties.filter(isSyntaxNode) : [];
  return properties.map(({ computed, key, start }) => {
    const { name, value } = { name: null, value: null, ...(isSyntaxNode(key) ? key : {}) };
    const found = name ?? value;
    return { name: !computed && typeof found === 'string' ? found : null, start };
  });
}

export function makeSourceProblem(
  { file, code }: SourceFile,
  at: number,
  reason: string,
): ContentProblem {
  return { file, entry: describeLine(code, at), reason };
}
