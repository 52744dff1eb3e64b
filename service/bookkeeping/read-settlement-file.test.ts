import { describe, expect, it } from 'vitest';
import type { DayMonthOrder } from '#domain/bookkeeping/read-settlement-day.ts';
import { readSettlementFile as readOn } from './read-settlement-file.ts';

const readSettlement = (file: Uint8Array, order: DayMonthOrder | null = null) =>
  readOn(file, '2026-11-27', order);
const bytes = (text: string) => new TextEncoder().encode(text);
const header =
  'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,entity_created_at,settlement_id';
const file = (...lines: string[]) => bytes([header, ...lines].join('\r\n'));

describe('a settlement file', () => {
  it('is read by the names of its columns, in rupees, with the provider’s charge', () => {
    expect(
      readSettlement(
        file(
          'payment,pay_1,3999.00,INR,79.98,14.40,0,3904.62,03/11/2026 10:15:00,setl_1',
          'refund,rfnd_1,"1,000.50",INR,0,0,1000.50,0,2026-11-05 09:00:00,',
          'adjustment,adj_1,5.00,INR,0,0,5,0,1793500000,setl_1',
          'settlement,setl_1,2899.12,INR,0,0,2899.12,0,16/11/2026 10:00:00,setl_1',
        ),
      ),
    ).toEqual({
      at: 'read',
      rows: [
        {
          id: 'pay_1',
          kind: 'payment',
          paise: 399_900,
          feePaise: 9_438,
          day: '2026-11-03',
          settlement: 'setl_1',
        },
        {
          id: 'rfnd_1',
          kind: 'refund',
          paise: 100_050,
          feePaise: 0,
          day: '2026-11-05',
          settlement: null,
        },
        {
          id: 'adj_1',
          kind: 'other',
          paise: 500,
          feePaise: 0,
          day: '2026-11-01',
          settlement: 'setl_1',
        },
      ],
    });
  });

  it.each(['03/11/2026 10:15', '03-11-2026', '3-Nov-2026', '03 November 2026, 10:15 am'])(
    'is read if a spreadsheet program has saved it with the day %s',
    (day) => {
      const lines = [day, '13/11/2026'].map(
        (one, n) => `payment,pay_${n},3999,INR,0,0,0,0,"${one}",setl_1`,
      );
      const read = readSettlement(file(...lines));
      expect(read).toMatchObject({ rows: [{ day: '2026-11-03' }, { day: '2026-11-13' }] });
    },
  );

  const onDays = (...days: string[]) =>
    file(...days.map((day, n) => `payment,pay_${n},1,INR,0,0,0,0,${day},`));
  const daysOf = (read: ReturnType<typeof readSettlement>) =>
    read.at === 'read' ? read.rows.map(({ day }) => day) : read.at;

  it('is read as a whole with the month first if one day can be read in no other way', () => {
    const read = readSettlement(onDays('10/11/2026 09:00', '11/3/2026', '10/31/2026 10:00'));
    expect(daysOf(read)).toEqual(['2026-10-11', '2026-11-03', '2026-10-31']);
  });

  it('is read by the day of the bank transfer too, whose row is not kept', () => {
    const transfer = 'settlement,setl_1,1,INR,0,0,1,0,10/31/2026,setl_1';
    const text = new TextDecoder().decode(onDays('10/11/2026'));
    expect(daysOf(readSettlement(bytes(`${text}\r\n${transfer}`)))).toEqual(['2026-10-11']);
  });

  it('asks for the order if no day decides, and reads the same text with either answer', () => {
    const asked = readSettlement(onDays('10/11/2026 09:00', '11/3/2026'));
    if (asked.at !== 'ask order') throw new Error('The order is not asked for.');
    expect(asked.example).toEqual({
      written: '10/11/2026',
      'day first': '2026-11-10',
      'month first': '2026-10-11',
    });
    const again = bytes(asked.text);
    expect(daysOf(readSettlement(again))).toBe('ask order');
    expect(daysOf(readSettlement(again, 'day first'))).toEqual(['2026-11-10', '2026-03-11']);
    expect(daysOf(readSettlement(again, 'month first'))).toEqual(['2026-10-11', '2026-11-03']);
  });

  it('is read by its own days if they decide, whatever was answered', () => {
    expect(daysOf(readSettlement(onDays('13/10/2026'), 'month first'))).toEqual(['2026-10-13']);
  });

  it('is read with sums that have more zeros than paise, and with a row that is repeated', () => {
    const line = 'payment,pay_1,3999.0000,INR,,,0,0,13/11/2026,setl_1';
    expect(readSettlement(file(line, line))).toMatchObject({
      rows: [{ paise: 399_900, feePaise: 0 }],
    });
  });

  it('counts the tax once if the fee includes it', () => {
    const text = 'type,entity_id,amount,fee,tax,created_at\npayment,pay_1,100,2.36,0.36,2026-11-01';
    expect(readSettlement(bytes(text))).toMatchObject({ rows: [{ feePaise: 236 }] });
  });

  it.each([
    [
      'a column that is missing',
      bytes('entity_id,amount\npay_1,1'),
      /Columns are missing: “transaction_entity”, “entity_created_at”/,
    ],
    [
      'a decimal comma',
      file('payment,pay_1,"3999,00",INR,0,0,0,0,2026-11-01,'),
      /Line 2 cannot be read/,
    ],
    [
      'a fee that is none',
      file('payment,pay_1,3999,INR,94.376,0,0,0,2026-11-01,'),
      /Line 2 cannot be read/,
    ],
    [
      'days in two orders',
      file(
        'payment,pay_1,1,INR,0,0,0,0,11/13/2026 10:15,',
        'payment,pay_2,1,INR,0,0,0,0,13/11/2026,',
      ),
      /Line 3 \(13\/11\/2026\) has the day first and line 2 \(11\/13\/2026 10:15\) the month first/,
    ],
    [
      'a payment with the id of a refund',
      file('payment,rfnd_1,1,INR,0,0,0,0,2026-11-01,'),
      /Line 2 calls rfnd_1 a payment, and that is the id of a refund/,
    ],
    [
      'a refund with the id of a payment',
      file('refund,pay_1,1,INR,0,0,0,0,2026-11-01,'),
      /Line 2 calls pay_1 a refund, and that is the id of a payment/,
    ],
    [
      'one id with two sums',
      file('payment,pay_1,1,INR,0,0,0,0,2026-11-01,', 'payment,pay_1,2,INR,0,0,0,0,2026-11-01,'),
      /Line 3 repeats pay_1 with another sum/,
    ],
    ['no id', file('payment,,1,INR,0,0,0,0,2026-11-01,'), /Line 2 has no id/],
    [
      'a sum that is none',
      file('payment,pay_1,1e3,INR,0,0,0,0,2026-11-01,'),
      /Line 2 cannot be read/,
    ],
    ['a month that is none', file('payment,pay_1,1,INR,0,0,0,0,3-Non-2026,'), /as it was exported/],
    ['a day that is none', file('payment,pay_1,1,INR,0,0,0,0,soon,'), /Line 2 cannot be read/],
    [
      'a day that is still ahead in both orders',
      file('payment,pay_1,1,INR,0,0,0,0,12/12/2026 10:15,'),
      /Line 2 is of 12 December 2026/,
    ],
    [
      'a day of another century',
      file('payment,pay_1,1,INR,0,0,0,0,1999-11-03,'),
      /Line 2 is of 3 November 1999/,
    ],
    ['an empty file', bytes('\ufeff\r\n'), /The file is empty/],
    ['nothing in it', file(), /no payment and no refund/],
    ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4]), /no table of text/],
  ])('is refused as a whole, with a sentence: %s', (_what, given, sentence) => {
    expect(readSettlement(given)).toEqual({
      at: 'refused',
      sentence: expect.stringMatching(sentence),
    });
  });
});
