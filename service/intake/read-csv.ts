/**
 * Parses tables as spreadsheets, Facebook and JustDial export them: commas, semicolons or tabs, UTF-8 or (Facebook)
 * UTF-16, quotes, and line breaks inside quotes.
 */

/** Decodes a text file in UTF-8, UTF-16 or Windows-1252; null if it is not text, such as an Excel workbook. */
export function decodeCsv(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return null;
  const text =
    first === 0xff && second === 0xfe
      ? new TextDecoder('utf-16le').decode(bytes)
      : first === 0xfe && second === 0xff
        ? new TextDecoder('utf-16be').decode(bytes)
        : decodeBytes(bytes);
  return text.includes('\0') ? null : text;
}

/** Reads UTF-8. Bytes that are no UTF-8 are read as Windows-1252, which older versions of Excel write. */
function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export type CsvLine = {
  /** The line number in a spreadsheet: the headers are line 1. */
  number: number;
  cells: string[];
};

/** Parses all lines that are not empty. The first line has the headers. */
export function readCsv(text: string): CsvLine[] {
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ number, cells });
    cells = [];
    number += 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === '\n') endLine();
    else if (letter === '\r') {
      if (text[at + 1] === '\n') at += 1;
      endLine();
    } else cell += letter;
  }
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}

/** Finds the separator that is most frequent in the header line. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((one) => ({ one, count: head.split(one).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.one ?? ',';
}
