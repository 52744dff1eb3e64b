/** A text somewhere in an entry, with the fields that lead to it. */
export interface FoundText {
  /**
   * The place in the entry, such as "modules 2, topics 1". Entries of a list are counted from one. The place of a
   * question also has its text, because a group has too many questions to count.
   */
  place: string;
  /** The field of the entry that contains the text, such as "modules". */
  field: string;
  /** The innermost field, which contains the text or the list of texts, such as "topics". */
  key: string;
  text: string;
}

/** Every text of an entry, at any depth. */
export function textsOf(value: unknown, place = '', field = '', key = ''): FoundText[] {
  if (typeof value === 'string') return [{ place, field, key, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) =>
      textsOf(one, `${place} ${index + 1}${questionOf(one)}`.trim(), field, key),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const deeper = place === '' ? name : `${place}, ${name}`;
    return textsOf(inner, deeper, field === '' ? name : field, name);
  });
}

function questionOf(value: unknown): string {
  const question: unknown = (value as { question?: unknown } | null)?.question;
  return typeof question === 'string' ? ` (${question})` : '';
}
