import { describe, expect, it } from 'vitest';
import { decodeCsv, readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('a table', () => {
  it.each([
    ['commas', 'name,phone\nAsha,98470 12345\n'],
    ['semicolons', 'name;phone\r\nAsha;98470 12345'],
    ['tabs', 'name\tphone\rAsha\t98470 12345\r'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['name', 'phone'],
      ['Asha', '98470 12345'],
    ]);
  });

  it('keeps commas, quotes and line ends inside quotes', () => {
    expect(cellsOf('name,message\n"Rao, Asha","She said ""evening""\nand Sunday"')).toEqual([
      ['name', 'message'],
      ['Rao, Asha', 'She said "evening"\nand Sunday'],
    ]);
  });

  it('skips empty lines, and counts lines as the spreadsheet does', () => {
    expect(readCsv('name,phone\n,\n\nAsha,1\n').map(({ number }) => number)).toEqual([1, 4]);
  });

  it('is read from a file of Facebook, of an older Excel, and from plain UTF-8', () => {
    const utf16 = Buffer.from('\ufeffname\tcity\nप्रिया\tKochi', 'utf16le');
    expect(cellsOf(decodeCsv(utf16) ?? '')).toEqual([
      ['name', 'city'],
      ['प्रिया', 'Kochi'],
    ]);
    expect(decodeCsv(Buffer.from('Jos\xe9', 'latin1'))).toBe('José');
    expect(decodeCsv(Buffer.from('\ufeffPriyā'))).toBe('Priyā');
  });

  it('is refused as a workbook of Excel, and as a picture', () => {
    expect(decodeCsv(Buffer.from('PK\u0003\u0004…'))).toBeNull();
    expect(decodeCsv(Buffer.from([0x89, 0x50, 0, 0, 1]))).toBeNull();
  });
});
