/** What the page says of a settlement file that was read, in the address to which the upload leads. */
import { isMonth, type Month, monthInWords } from '#domain/accounts/month.ts';
import { countInWords } from '../words/stored-value-words.ts';

type UploadedFile = { rows: number; added: number; months: Month[] };

export const encodeUploadedFile = ({ rows, added, months }: UploadedFile): string =>
  `file=${[rows, added, ...months].join()}`;

/** A sentence about the uploaded file; null if the address names none. */
export function describeUploadedFile(query: URLSearchParams): string | null {
  const [rows, added, ...months] = (query.get('file') ?? '').split(',');
  if (![rows, added].every((count) => /^\d{1,6}$/.test(count ?? '')) || !months.every(isMonth))
    return null;
  const of = new Intl.ListFormat('en').format(months.map(monthInWords));
  return `The file is read: ${countInWords(Number(rows), 'row')} of ${of}, ${Number(added)} of them new.`;
}
