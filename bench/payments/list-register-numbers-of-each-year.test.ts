import { expect, it } from 'vitest';
import { listRegisterNumbersOfEachYear } from './list-register-numbers-of-each-year.ts';

const registers: Readonly<Record<string, string[]>> = {
  '26-27': ['TST/26-27/000001', 'TST/26-27/000002'],
  '27-28': ['TST/27-28/000001'],
};
const orders = { listReceiptNumbers: async (_: unknown, year: string) => registers[year] ?? [] };
const given = (since: string, until: string) =>
  listRegisterNumbersOfEachYear(orders, 'test receipt', {
    since: new Date(since),
    until: new Date(until),
  });

it('reads the register of the financial year in which the run was', async () => {
  expect(await given('2026-11-26T06:00:00Z', '2026-11-26T07:00:00Z')).toEqual([registers['26-27']]);
  expect(await given('2027-11-26T06:00:00Z', '2027-11-26T07:00:00Z')).toEqual([registers['27-28']]);
});

it('reads both registers if a new financial year begins in India during the run', async () => {
  expect(await given('2027-03-31T18:00:00Z', '2027-03-31T19:00:00Z')).toEqual([
    registers['26-27'],
    registers['27-28'],
  ]);
});
