import { describe, expect, it } from 'vitest';
import {
  formatFileNameTimestamp,
  formatIndianTime,
  parseFileNameTimestamp,
  parseIndianTime,
} from './indian-time-text.ts';

const at = new Date('2026-11-20T20:05:09.900Z');
const read = (text: string) => parseIndianTime(text, at)?.toISOString() ?? null;

describe('a time in India', () => {
  it('is written as a spreadsheet reads it, and as a part of a file name', () => {
    expect(formatIndianTime(at)).toBe('2026-11-21 01:35:09');
    expect(formatFileNameTimestamp(at)).toBe('20261121-013509');
    expect(parseFileNameTimestamp(formatFileNameTimestamp(at))).toEqual(
      new Date('2026-11-20T20:05:09Z'),
    );
    expect(parseFileNameTimestamp('x20261121-013509').getTime()).toBeNaN();
    expect(parseFileNameTimestamp('20261121-0135090').getTime()).toBeNaN();
  });

  it.each([
    ['2026-11-21', '2026-11-20T18:30:00.000Z'],
    ['2026-11-21 14:00', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21T14:00', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21 14:00:30', '2026-11-21T08:30:30.000Z'],
    ['today', '2026-11-20T18:30:00.000Z'],
    ['yesterday', '2026-11-19T18:30:00.000Z'],
    ['1d', '2026-11-19T20:05:09.900Z'],
    ['12h', '2026-11-20T08:05:09.900Z'],
    ['1000d', '2024-02-24T20:05:09.900Z'],
  ])('is read from "%s"', (text, moment) => expect(read(text)).toBe(moment));

  it.each([
    '',
    'tomorrow',
    '2026-02-31',
    '2026-13-01',
    '2026-11-21 25:00',
    '2026-11-21 14',
    '2026-11-21 14:00:1',
    '2026-11-21x14:00',
    'x2026-11-21',
    '2026-11-21x',
    '10000d',
    'd',
    '7',
    '7dx',
    'x7d',
    '7w',
    '26-11-21',
  ])('is not read from "%s"', (text) => expect(read(text)).toBeNull());
});
