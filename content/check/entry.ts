import type * as z from 'zod';
import { type Content, kinds } from '../collections.ts';
import type { Problem } from './problem.ts';

export type KindName = keyof typeof kinds;

/** One entry of the content with the words by which a message finds it. */
export interface Entry {
  kind: KindName;
  file: string;
  /** "entry 3 (MERN Stack)"; null when the file holds nothing else. */
  name: string | null;
  schema: z.ZodType;
  value: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of one kind, in their order. */
export function entriesOf(content: Content, kind: KindName): Entry[] {
  const { file, form, called } = kinds[kind];
  const held: unknown = content[kind];
  if (form === 'one') return [entryOf(kind, called === 'entry' ? null : called, held)];
  if (form === 'byName') {
    const named = isFields(held) ? Object.entries(held) : [];
    return named.map(([key, value]) => ({
      ...entryOf(kind, `${called} "${key}"`, value),
      file: file.replace('{slug}', key),
    }));
  }
  const list: readonly unknown[] = Array.isArray(held) ? held : [];
  return list.map((value, index) => {
    const title = titleOf(value);
    const place = `${called} ${index + 1}`;
    const entry = entryOf(kind, title === null ? place : `${place} (${title})`, value);
    const slug = slugOf(value);
    const isAlone = list.findIndex((other) => slugOf(other) === slug) === index;
    // An entry with a file of its own is found by that file, unless two of them claim the same.
    if (!file.includes('{slug}') || slug === null || !isAlone) return entry;
    return { ...entry, file: file.replace('{slug}', slug), name: title };
  });
}

type ListKind = {
  [K in KindName]: Content[K] extends readonly object[] ? K : never;
}[KindName];

/** Asks the same of each entry of a list, which it hands over with its place among the others. */
export function askEach<K extends ListKind>(
  content: Content,
  kind: K,
  ask: (value: Content[K][number], entry: Entry, index: number) => Problem[],
): Problem[] {
  const values: readonly Content[K][number][] = content[kind];
  return entriesOf(content, kind).flatMap((entry, index) => {
    const value = values[index];
    return value === undefined ? [] : ask(value, entry, index);
  });
}

export function allEntries(content: Content): Entry[] {
  return kindNames.flatMap((kind) => entriesOf(content, kind));
}

export const kindNames = Object.keys(kinds).filter((name): name is KindName => name in kinds);

export function problemOf({ file, name }: Entry, reason: string): Problem {
  return { file, entry: name, reason };
}

/** The same of one field: "modules 2, topics 1". */
export function problemAt({ file, name }: Entry, place: string, reason: string): Problem {
  return { file, entry: name, place, reason };
}

function entryOf(kind: KindName, name: string | null, value: unknown): Entry {
  const { file, schema } = kinds[kind];
  return { kind, file: file.replace('/{slug}', ''), name, schema, value };
}

export function slugOf(value: unknown): string | null {
  const slug = isFields(value) ? (value.slug ?? value.id) : null;
  return typeof slug === 'string' ? slug : null;
}

export function titleOf(value: unknown): string | null {
  if (!isFields(value)) return null;
  const { title, name, label, heading, from, slug, id } = value;
  const found = [title, name, label, heading, from, slug, id].find(
    (one) => typeof one === 'string',
  );
  return typeof found === 'string' && found.trim() !== '' ? found : null;
}
