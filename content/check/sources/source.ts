import type { ParseResult } from 'vite';
import type { Problem } from '../problem.ts';
import { lineAt } from './line-at.ts';

/** One file of content as text and as its parser understood it. */
export interface Source {
  /** Path below `content/`, with slashes. */
  file: string;
  code: string;
  parsed: ParseResult;
  /** Every part of its tree, those around before those inside. */
  nodes: readonly Node[];
}

/** A part of the tree; what else it holds depends on its type. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inner] : inner;
}

/** The names of an object that is written down; null for names that are worked out. */
export function fieldsOf(object: Node): { name: string | null; start: number }[] {
  const properties = Array.isArray(object.properties) ? object.properties.filter(isNode) : [];
  return properties.map(({ computed, key, start }) => {
    const { name, value } = { name: null, value: null, ...(isNode(key) ? key : {}) };
    const found = name ?? value;
    return { name: !computed && typeof found === 'string' ? found : null, start };
  });
}

export function problemIn({ file, code }: Source, at: number, reason: string): Problem {
  return { file, entry: lineAt(code, at), reason };
}
