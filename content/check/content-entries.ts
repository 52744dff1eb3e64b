import type * as z from 'zod';
import { type Content, contentKinds } from '../content-by-kind.ts';
import type { ContentProblem } from './content-problem.ts';

export type ContentKindName = keyof typeof contentKinds;

/** One entry of the content with its file, its schema and the name by which messages call it. */
export interface ContentEntry {
  kind: ContentKindName;
  file: string;
  /**
   * The entry's name in messages: "entry 3 (MERN Stack)" in a list, "MERN Stack" where the entry has a file of its own,
   * and null where the name of the file is enough.
   */
  name: string | null;
  schema: z.ZodType;
  value: unknown;
}

type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of one kind, in their order. */
export function entriesOf(content: Content, kind: ContentKindName): ContentEntry[] {
  const { file, form, called } = contentKinds[kind];
  const valueOfKind: unknown = content[kind];
  if (form === 'one') return [entryOf(kind, called === 'entry' ? null : called, valueOfKind)];
  if (form === 'byName') {
    const named = isPlainObject(valueOfKind) ? Object.entries(valueOfKind) : [];
    return named.map(([key, value]) => ({
      ...entryOf(kind, `${called} "${key}"`, value),
      file: file.replace('{slug}', key),
    }));
  }
  const list: readonly unknown[] = Array.isArray(valueOfKind) ? valueOfKind : [];
  return list.map((value, index) => {
    const title = titleOf(value);
    const place = `${called} ${index + 1}`;
    const entry = entryOf(kind, title === null ? place : `${place} (${title})`, value);
    const slug = slugOf(value);
    const isAlone = list.findIndex((other) => slugOf(other) === slug) === index;
    // An entry with a file of its own is named by that file (`courses/mern-stack.ts`). If two entries have the same
    // slug, this file name would be wrong for the second entry, which is named by its position instead.
    if (!file.includes('{slug}') || slug === null || !isAlone) return entry;
    return { ...entry, file: file.replace('{slug}', slug), name: title };
  });
}

type ListKind = {
  [K in ContentKindName]: Content[K] extends readonly object[] ? K : never;
}[ContentKindName];

/** Runs a check on each entry of a list. `index` is the position of the entry in the list. */
export function checkEachEntry<K extends ListKind>(
  content: Content,
  kind: K,
  checkEntry: (value: Content[K][number], entry: ContentEntry, index: number) => ContentProblem[],
): ContentProblem[] {
  const values: readonly Content[K][number][] = content[kind];
  return entriesOf(content, kind).flatMap((entry, index) => {
    const value = values[index];
    return value === undefined ? [] : checkEntry(value, entry, index);
  });
}

export function listAllEntries(content: Content): ContentEntry[] {
  return contentKindNames.flatMap((kind) => entriesOf(content, kind));
}

export const contentKindNames = Object.keys(contentKinds).filter(
  (name): name is ContentKindName => name in contentKinds,
);

export function makeEntryProblem({ file, name }: ContentEntry, reason: string): ContentProblem {
  return { file, entry: name, reason };
}

/** A problem of one field; `place` is a text such as "modules 2, topics 1". */
export function makeFieldProblem(
  { file, name }: ContentEntry,
  place: string,
  reason: string,
): ContentProblem {
  return { file, entry: name, place, reason };
}

function entryOf(kind: ContentKindName, name: string | null, value: unknown): ContentEntry {
  const { file, schema } = contentKinds[kind];
  return { kind, file: file.replace('/{slug}', ''), name, schema, value };
}

export function slugOf(value: unknown): string | null {
  const slug = isPlainObject(value) ? (value.slug ?? value.id) : null;
  return typeof slug === 'string' ? slug : null;
}

export function titleOf(value: unknown): string | null {
  if (!isPlainObject(value)) return null;
  const { title, name, label, heading, from, slug, id } = value;
  const found = [title, name, label, heading, from, slug, id].find(
    (one) => typeof one === 'string',
  );
  return typeof found === 'string' && found.trim() !== '' ? found : null;
}
