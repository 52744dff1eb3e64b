/**
 * Reads the columns, or all lines, of a file of enquiries. Each line becomes a valid enquiry, or sentences that say
 * what is wrong with it.
 */
import type { ImportColumnTarget } from '#desk/api-types/added-enquiries-api.ts';
import { importBounds } from '#domain/enquiries/import-bounds.ts';
import type { Offers } from '../offers/read-offers.ts';
import { combineColumnsIntoEnquiryFields } from './combine-columns-into-enquiry-fields.ts';
import { isDateHeader, matchColumnHeader } from './match-column-header.ts';
import { type CsvLine, readCsv } from './read-csv.ts';
import { type AddedEnquiryValues, validateAddedEnquiry } from './validate-added-enquiry.ts';

const shownSamples = 3;

type ImportColumns =
  | { at: 'read'; columns: { header: string; samples: string[]; target: ImportColumnTarget }[] }
  | { at: 'refused'; sentence: string };

/**
 * Reads the columns of the file, each with the field for which it is probably meant. The file is refused if there is no
 * line below the headers, or if there are too many lines or columns.
 */
export function readImportColumns(text: string): ImportColumns {
  const [head, ...lines] = readCsv(text);
  if (head === undefined || lines.length === 0)
    return refused('There is no line below the headers in this file.');
  if (lines.length > importBounds.lines)
    return refused(
      `The file has ${lines.length.toLocaleString('en-IN')} lines. Split it: ${importBounds.lines.toLocaleString('en-IN')} are taken at once.`,
    );
  if (head.cells.length > importBounds.columns)
    return refused(`The file has more than ${importBounds.columns} columns. Take some out.`);
  const columns = head.cells.map((header, n) => ({
    header,
    samples: lines
      .map(({ cells }) => cells[n] ?? '')
      .filter((value) => value !== '')
      .slice(0, shownSamples),
  }));
  // Spreadsheets often write empty columns at the end, and these are left out. An empty column between others stays,
  // because columns are recognised by their position.
  const last = columns.findLastIndex(({ header, samples }) => header !== '' || samples.length > 0);
  return {
    at: 'read',
    columns: columns.slice(0, last + 1).map(({ header, samples }, n) => ({
      header: header || `Column ${n + 1}`,
      samples,
      // The date in the file goes into the message, because an imported enquiry gets the time of the import.
      target: isDateHeader(header) ? 'message' : matchColumnHeader(header),
    })),
  };
}

const refused = (sentence: string) => ({ at: 'refused', sentence }) as const;

export type ImportLine =
  | { at: 'read'; number: number; added: AddedEnquiryValues }
  | { at: 'refused'; number: number; name: string; sentences: string[] };

export function readImportLines(
  text: string,
  targets: readonly ImportColumnTarget[],
  offers: Pick<Offers, 'all' | 'find'>,
): ImportLine[] {
  const [head, ...lines] = readCsv(text);
  return lines.map((line) => readLine(line, head?.cells ?? [], targets, offers));
}

function readLine(
  { number, cells }: CsvLine,
  headers: readonly string[],
  targets: readonly ImportColumnTarget[],
  offers: Pick<Offers, 'all' | 'find'>,
): ImportLine {
  const given = targets.map((target, n) => ({
    header: headers[n] || `Column ${n + 1}`,
    target,
    value: cells[n] ?? '',
  }));
  const typed = combineColumnsIntoEnquiryFields(given, offers);
  if (/^\d(\.\d+)?e\+?\d+$/i.test(typed.phone))
    return {
      at: 'refused',
      number,
      name: typed.name,
      sentences: ['The spreadsheet has rounded this phone number: write it as text there.'],
    };
  const read = validateAddedEnquiry(typed, offers);
  if (read.at === 'read') return { at: 'read', number, added: read.added };
  return { at: 'refused', number, name: typed.name, sentences: Object.values(read.refusals) };
}
