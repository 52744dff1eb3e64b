/** Reads an uploaded settlement file from its form, and describes the result of the upload on the next page. */
import { formatMonth, isMonth, type Month } from '#domain/bookkeeping/month.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';

type SettlementUpload = { rows: number; added: number; months: Month[] };

/**
 * Returns the bytes of the settlement file: from the text field if the form has one, otherwise from the chosen file.
 * Null if the form has neither.
 *
 * A browser sends each line end of a text field as two characters. This function makes one character of them again,
 * because otherwise a file just below the size limit would exceed the limit.
 */
export async function readUploadedSettlementFile(form: FormData): Promise<Uint8Array | null> {
  const text = form.get('text');
  if (typeof text === 'string') return new TextEncoder().encode(text.replaceAll('\r\n', '\n'));
  const file = form.get('file');
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** Encodes the result of an upload for the address of the next page. */
export const encodeSettlementUploadResult = ({ rows, added, months }: SettlementUpload): string =>
  `file=${[rows, added, ...months].join()}`;

/** The sentence about the file that was just uploaded, from the query of the page; null if the query has none. */
export function describeSettlementUploadResult(query: URLSearchParams): string | null {
  const [rows, added, ...months] = (query.get('file') ?? '').split(',');
  if (![rows, added].every((count) => /^\d{1,6}$/.test(count ?? '')) || !months.every(isMonth))
    return null;
  const of = new Intl.ListFormat('en').format(months.map(formatMonth));
  return `The file is read: ${formatCountWithNoun(Number(rows), 'row')} of ${of}, ${Number(added)} of them new.`;
}
