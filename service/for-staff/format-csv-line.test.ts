import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, formatCsvLine } from './format-csv-line.ts';

const cellOf = (value: string) => formatCsvLine([value]).slice(0, -'\r\n'.length);

describe('a line of CSV', () => {
  it('is read back unchanged, whatever it contains, except for the apostrophe before a formula', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      fc.constantFrom('a,b', '"', 'x\r\ny', ' a ', '=1+1'),
    );
    fc.assert(
      fc.property(fc.array(fc.option(text), { minLength: 2, maxLength: 6 }), (values) => {
        const [record] = parse(formatCsvLine(values), { relax_column_count: true }) as string[][];
        const back = record?.map((cell, n) =>
          values[n] !== cell && cell.startsWith("'") ? cell.slice(1) : cell,
        );
        expect(back).toEqual(values.map((value) => value ?? ''));
      }),
    );
  });

  it.each([
    '=HYPERLINK("x")',
    '+91 98765',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\u00a0=1',
    '＝1',
    '\r\n=1',
    '|cmd',
  ])('contains no formula: %j', (value) => expect(cellOf(value)).toMatch(/^"?'/));

  it.each([
    ['+919876543210', '+91 98765 43210'],
    ['+91-98765-43210', '+91 98765 43210'],
    [' +91 0 98765 43210', '+91 98765 43210'],
    ['+447911123456', '+44 791 112 3456'],
  ])('writes the phone number %j so that it stays text without an apostrophe', (value, cell) =>
    expect(cellOf(value)).toBe(cell),
  );

  it('does not change text that is no formula, and quotes only text that needs quotes', () => {
    expect(['a = b', 'x@y.in', 'a b'].map(cellOf)).toEqual(['a = b', 'x@y.in', 'a b']);
    expect([' a', 'a '].map(cellOf)).toEqual(['" a"', '"a "']);
    expect(byteOrderMark).toBe('\ufeff');
  });

  it('ends as the RFC says, and leaves nulls empty', () => {
    expect(formatCsvLine(['a', null, 'b "c"'])).toBe('a,,"b ""c"""\r\n');
  });
});
