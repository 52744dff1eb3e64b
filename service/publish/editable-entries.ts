/**
 * Lists the site's entries (figures, testimonials, questions and so on) for the desk, and computes how an edit changes
 * the published entries.
 */
import type { DefaultFacts } from '#contract/published/default-facts-schema.ts';
import {
  type AnyEntryFields,
  type EntryListName,
  entryListNames,
  type PublishedEntries,
} from '#contract/published/published-entries.ts';
import type { ListedEntry } from '#desk/api-types/publish-api.ts';

type DefaultEntries = readonly { key: string; fields: AnyEntryFields }[];
type Changes = Readonly<Record<string, AnyEntryFields | null>>;

const defaultsOf = (facts: DefaultFacts, list: EntryListName): DefaultEntries =>
  facts.entries[list];
const changesOf = (entries: PublishedEntries, list: EntryListName): Changes => entries[list] ?? {};

/** Lists the entries of the build first, in their order, then the entries that staff added. */
export function listEditableEntries(
  facts: DefaultFacts,
  entries: PublishedEntries,
  list: EntryListName,
): ListedEntry[] {
  const changes = changesOf(entries, list);
  const defaults = defaultsOf(facts, list);
  const keys = new Set(defaults.map(({ key }) => key));
  return [
    ...defaults.map(({ key, fields }): ListedEntry => {
      const change = changes[key];
      if (change === undefined) return { key, fields, at: 'written' };
      return change === null
        ? { key, fields, at: 'left out' }
        : { key, fields: change, at: 'changed' };
    }),
    ...Object.entries(changes).flatMap(([key, fields]): ListedEntry[] =>
      keys.has(key) || fields === null ? [] : [{ key, fields, at: 'added' }],
    ),
  ];
}

/**
 * Returns the published entries after this change. An object sets the entry's new fields, null hides the entry, and
 * undefined restores the build's version (an entry that staff added is deleted).
 */
export function computeEntriesAfterChange(
  facts: DefaultFacts,
  entries: PublishedEntries,
  list: EntryListName,
  key: string,
  change: AnyEntryFields | null | undefined,
): PublishedEntries {
  const { [key]: _before, ...others } = changesOf(entries, list);
  const defaults = defaultsOf(facts, list).find((entry) => entry.key === key);
  const isAsWritten =
    change === undefined ||
    (change === null ? defaults === undefined : isSame(defaults?.fields, change));
  const changes = isAsWritten ? others : { ...others, [key]: change };
  const { [list]: _list, ...otherLists } = entries;
  return Object.keys(changes).length === 0
    ? otherLists
    : ({ ...otherLists, [list]: changes } as PublishedEntries);
}

/** Returns the name by which staff know the entry. */
export function titleOfEntry(fields: AnyEntryFields): string {
  if ('label' in fields) return `${fields.value} ${fields.label}`;
  if ('title' in fields) return fields.title;
  return 'question' in fields ? fields.question : fields.name;
}

/** Returns the title of the entry with this key in any list; if no list has the key, the words of the key. */
export function titleOfEntryWithKey(
  facts: DefaultFacts | null,
  entries: PublishedEntries,
  key: string,
): string {
  const found = entryListNames.flatMap((list) =>
    facts === null
      ? []
      : listEditableEntries(facts, entries, list).filter((entry) => entry.key === key),
  )[0];
  return found === undefined ? key.replaceAll('-', ' ') : titleOfEntry(found.fields);
}

/** Makes a key from the entry's title. The key can be part of an address, and no other entry of the list has it. */
export function makeUniqueEntryKey(
  facts: DefaultFacts,
  entries: PublishedEntries,
  list: EntryListName,
  name: string,
) {
  const taken = new Set([
    ...defaultsOf(facts, list).map(({ key }) => key),
    ...Object.keys(changesOf(entries, list)),
    // A question must not have the id of a group of questions, because both ids are on one page.
    ...(list === 'questions' ? (facts.questionGroups ?? []).map(({ id }) => id) : []),
  ]);
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = plain === '' ? 'entry' : plain;
  for (let n = 1; ; n += 1) {
    const key = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(key)) return key;
  }
}

const sorted = (fields: AnyEntryFields) =>
  JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const isSame = (a: AnyEntryFields | undefined, b: AnyEntryFields) =>
  a !== undefined && sorted(a) === sorted(b);
