/**
 * Merges what staff have published into a list of entries. An entry with the same key is changed. An entry that is
 * published as null is left out.
 */
export function mergePublishedEntries<Entry extends object, Fields extends object>(
  written: readonly Entry[],
  changes: Readonly<Record<string, Fields | null>> | undefined,
  keyOf: (entry: Entry) => string,
  lay: (entry: Entry, fields: Fields) => Entry,
  /** Makes a new entry; only for lists to which the desk can add entries. */
  add?: (key: string, fields: Fields) => Entry,
): Entry[] {
  if (changes === undefined) return [...written];
  const keys = new Set(written.map(keyOf));
  const kept = written.flatMap((entry) => {
    const change = changes[keyOf(entry)];
    if (change === null) return [];
    return change === undefined ? [entry] : [lay(entry, change)];
  });
  const added = Object.entries(changes).flatMap(([key, fields]) =>
    keys.has(key) || fields === null || add === undefined ? [] : [add(key, fields)],
  );
  return [...kept, ...added];
}
