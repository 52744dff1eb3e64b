/**
 * Merges what staff have published into a list of content entries. `changes` maps a key to new fields, or to null for
 * an entry that staff hid. `keyOf` returns the key of an entry, and `replaceFields` an entry with its new fields.
 */
export function mergePublishedEntries<Entry extends object, Fields extends object>(
  written: readonly Entry[],
  changes: Readonly<Record<string, Fields | null>> | undefined,
  keyOf: (entry: Entry) => string,
  replaceFields: (entry: Entry, fields: Fields) => Entry,
  /** Makes an entry from fields whose key is not in the list. Left out for lists to which staff can't add. */
  add?: (key: string, fields: Fields) => Entry,
): Entry[] {
  if (changes === undefined) return [...written];
  const keys = new Set(written.map(keyOf));
  const kept = written.flatMap((entry) => {
    const change = changes[keyOf(entry)];
    if (change === null) return [];
    return change === undefined ? [entry] : [replaceFields(entry, change)];
  });
  const added = Object.entries(changes).flatMap(([key, fields]) =>
    keys.has(key) || fields === null || add === undefined ? [] : [add(key, fields)],
  );
  return [...kept, ...added];
}
