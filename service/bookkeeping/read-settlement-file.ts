/**
 * Reads a settlement file (CSV) from the provider's dashboard: one row for each payment and refund, with amounts in
 * rupees and, in some files, the provider's fee. Columns are found by their names. Rows of bank transfers are skipped,
 * and rows of any other kind become `other`. A file without a necessary column, or with an impossible row, is refused
 * with a sentence.
 */
import { formatDay } from '#contract/text/format-day.ts';
import { isMonth, monthOf } from '#domain/bookkeeping/month.ts';
import {
  type AmbiguousDay,
  type DayMonthOrder,
  findDayMonthOrder,
  readSettlementDay,
} from '#domain/bookkeeping/read-settlement-day.ts';
import {
  type SettlementRow,
  settlementRowKinds,
} from '#domain/bookkeeping/reconcile-settlement-rows.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { parseRupees } from '#domain/money/money.ts';
import { type CsvLine, decodeCsv, readCsv } from '../intake/read-csv.ts';

/**
 * `ask order` means that the dates of the file do not show whether the day or the month comes first, so a person has to
 * say it. The form then sends `text`, which is the whole file, again with the answer.
 */
type ReadSettlement =
  | { at: 'read'; rows: SettlementRow[] }
  | { at: 'refused'; sentence: string }
  | { at: 'ask order'; example: AmbiguousDay; text: string };

export const maxSettlementFileBytes = 4 * 1024 * 1024;
const longestId = 64;

const columnNames = {
  id: ['entity_id', 'transaction_id'],
  kind: ['transaction_entity', 'type', 'transaction_type'],
  amount: ['amount'],
  fee: ['fee', 'fee (exclusive tax)', 'fees'],
  tax: ['tax'],
  day: ['entity_created_at', 'created_at'],
  settlement: ['settlement_id'],
} as const;
type Column = keyof typeof columnNames;

const neededColumns: readonly Column[] = ['id', 'kind', 'amount', 'day'];

/**
 * `today` is the present day in India. `chosenOrder` is the order of day and month that a person chose; null if nobody
 * was asked.
 */
export function readSettlementFile(
  file: Uint8Array,
  today: CalendarDate,
  chosenOrder: DayMonthOrder | null,
): ReadSettlement {
  if (file.length > maxSettlementFileBytes)
    return refused('The file is larger than 4 MB. Split it.');
  const text = decodeCsv(file);
  if (text === null) return refused('This is no table of text. Choose the CSV file.');
  if (text.trim() === '') return refused('The file is empty. Choose the CSV file.');
  const [head, ...lines] = readCsv(text);
  const headers = (head?.cells ?? []).map((cell) => cell.toLowerCase().replace(/^\ufeff/, ''));
  // The positions of the columns are looked up once, because a file has up to a quarter of a million cells.
  const columnPositions = new Map(
    Object.entries(columnNames).map(([column, names]) => [
      column,
      headers.findIndex((header) => (names as readonly string[]).includes(header)),
    ]),
  );
  const at = (column: Column) => columnPositions.get(column) ?? -1;
  const missing = neededColumns.filter((column) => at(column) < 0);
  if (missing.length > 0)
    return refused(
      `Columns are missing: ${missing.map((column) => `“${columnNames[column][0]}”`).join(', ')}. Choose the combined settlement report, as CSV.`,
    );
  const found = findDayMonthOrder(
    lines.map(({ number, cells }) => ({ line: number, written: cells[at('day')] ?? '' })),
    today,
  );
  const table = { headers, at, lines };
  switch (found.at) {
    case 'found':
      return readRows(table, found.order, today);
    case 'open':
      return chosenOrder === null
        ? { at: 'ask order', example: found.example, text }
        : readRows(table, chosenOrder, today);
    case 'mixed': {
      const [one, other] = [found['day first'], found['month first']];
      return refused(
        `Line ${one.line} (${one.written}) has the day first and line ${other.line} (${other.written}) the month first. ${uploadAsExported}`,
      );
    }
    default:
      return found satisfies never;
  }
}

type SettlementTable = {
  headers: readonly string[];
  at: (column: Column) => number;
  lines: readonly CsvLine[];
};

function readRows(
  { headers, at, lines }: SettlementTable,
  order: DayMonthOrder,
  today: CalendarDate,
): ReadSettlement {
  const rows = new Map<string, SettlementRow>();
  for (const { number, cells } of lines) {
    const cell = (column: Column) => cells[at(column)] ?? '';
    const kind = settlementRowKinds.find((one) => one === cell('kind').toLowerCase()) ?? 'other';
    // Skips the row of a bank transfer, because the payments and refunds in the transfer have rows of their own.
    if (cell('kind').toLowerCase() === 'settlement') continue;
    const id = cell('id');
    const [paise, fee, tax] = [readSum(cell('amount')), readFee(cell('fee')), readFee(cell('tax'))];
    const day = readSettlementDay(cell('day'), order);
    if (paise === null || fee === null || tax === null || day === null)
      return refused(
        `Line ${number} cannot be read: it needs a sum in rupees, such as 3999.00, a fee like that or none, and the day on which it was made. ${uploadAsExported}`,
      );
    if (day > today || !isMonth(monthOf(day)))
      return refused(
        `Line ${number} is of ${formatDay(day)}, and a settlement has only days that are over. ${uploadAsExported}`,
      );
    if (id === '' || id.length > longestId)
      return refused(`Line ${number} has no id of a payment or refund. ${uploadAsExported}`);
    // Refuses a payment with the id of a refund, or the reverse: the amount would count as received although it was
    // refunded, or the reverse.
    const kindById = kindOfId(id);
    if (kindById !== null && kind !== 'other' && kind !== kindById)
      return refused(
        `Line ${number} calls ${id} a ${kind}, and that is the id of a ${kindById}. ${uploadAsExported}`,
      );
    const row: SettlementRow = {
      id,
      kind,
      paise,
      feePaise: fee + (feeIncludesTax(headers) ? 0 : tax),
      day,
      settlement: cell('settlement') || null,
    };
    const earlier = rows.get(id);
    if (earlier !== undefined && (earlier.paise !== paise || earlier.kind !== kind))
      return refused(`Line ${number} repeats ${id} with another sum. ${uploadAsExported}`);
    rows.set(id, row);
  }
  if (rows.size === 0) return refused('There is no payment and no refund in this file.');
  return { at: 'read', rows: [...rows.values()] };
}

/**
 * Tells by the beginning of an id of the provider whether it is the id of a payment (`pay_`) or of a refund (`rfnd_`);
 * null for any other id.
 */
function kindOfId(id: string): 'payment' | 'refund' | null {
  if (id.startsWith('pay_')) return 'payment';
  return id.startsWith('rfnd_') ? 'refund' : null;
}

const uploadAsExported =
  'Upload the file as it was exported: a spreadsheet program may have changed it.';

const refused = (sentence: string): ReadSettlement => ({ at: 'refused', sentence });

/** The name of the fee column says whether the fee includes tax. */
const feeIncludesTax = (headers: readonly string[]) => !headers.includes('fee (exclusive tax)');

/**
 * Parses an amount in rupees and returns it in paise; null if the cell has no amount. A minus sign is dropped, because
 * some reports write refunds as negative amounts. Zeros after the paise are dropped too.
 */
const readSum = (cell: string) => parseRupees(cell.replace(/^-/, '').replace(/(\.\d\d)0+$/, '$1'));
const readFee = (cell: string) => (cell === '' ? 0 : readSum(cell));
