/** One mistake, as it is reported to the editor of the content. */
export interface ContentProblem {
  /** Path below `content/`, or from the root of the project when it begins with `public/`. */
  file: string;
  /** The entry of the file, such as "entry 3 (MERN Stack)"; null where the file name is enough. */
  entry: string | null;
  /** The field, when only one is wrong, such as "modules 2, topics 1". */
  place?: string;
  /** The mistake and its correction, as the end of a sentence that begins with the field, without a full stop. */
  reason: string;
}

export function formatContentProblem({ file, entry, place = '', reason }: ContentProblem): string {
  const path = file.startsWith('public/') ? file : `content/${file}`;
  const field = place === '' ? '' : `${place} `;
  return `${path}${entry === null ? '' : `, ${entry}`}: ${field}${reason}${reason.endsWith('?') ? '' : '.'}`;
}
