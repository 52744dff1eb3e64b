/** One mistake, as it is told to whoever edits the content. */
export interface Problem {
  /** Path below `content/`, or from the root of the project when it begins with `public/`. */
  file: string;
  /** Which entry of the file: "entry 3 (MERN Stack)"; null where the file says it all. */
  entry: string | null;
  /** The field, "modules 2, topics 1", where the mistake is in one alone. */
  place?: string;
  /** What is wrong and what would be right; goes on after the field, no full stop. */
  reason: string;
}

export function sentenceOf({ file, entry, place = '', reason }: Problem): string {
  const path = file.startsWith('public/') ? file : `content/${file}`;
  const field = place === '' ? '' : `${place} `;
  return `${path}${entry === null ? '' : `, ${entry}`}: ${field}${reason}${reason.endsWith('?') ? '' : '.'}`;
}
