/** A text somewhere in an entry, with the fields that lead to it. */
export interface FoundText {
  /** "modules 2, topics 1": entries of a list are counted from one. */
  place: string;
  /** The entry's own field in which it stands: "modules". */
  field: string;
  /** The innermost field, which holds the text or the list of texts: "topics". */
  key: string;
  text: string;
}

/** Every text of an entry, at any depth. */
export function textsOf(value: unknown, place = '', field = '', key = ''): FoundText[] {
  if (typeof value === 'string') return [{ place, field, key, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => textsOf(one, `${place} ${index + 1}`.trim(), field, key));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const deeper = place === '' ? name : `${place}, ${name}`;
    return textsOf(inner, deeper, field === '' ? name : field, name);
  });
}
