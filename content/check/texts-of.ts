/** A text somewhere in an entry, with the fields that lead to it. */
export interface FoundText {
  /**
   * The place in the entry, such as "modules 2, topics 1", counted from one. A question is named by its number and its
   * text, because an editor would have to count many questions to find it.
   */
  place: string;
  /** The top field of the entry that contains the text: "modules" for "modules 2, topics 1". */
  field: string;
  /** The innermost field, which contains the text or the list of texts: "topics" for "modules 2, topics 1". */
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
