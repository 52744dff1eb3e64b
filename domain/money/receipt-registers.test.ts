import { describe, expect, it } from 'vitest';
import { paymentProviderModes } from './payment-provider-modes.ts';
import {
  financialYear,
  formatReceiptNumber,
  registerNameOf,
  registerPrefixes,
} from './receipt-registers.ts';

describe('the number of a receipt', () => {
  it('counts in the financial year, which begins on 1 April', () => {
    expect(financialYear('2026-03-31')).toBe('25-26');
    expect(financialYear('2026-04-01')).toBe('26-27');
    expect(financialYear('2099-12-31')).toBe('99-00');
  });

  it('has at most sixteen characters, and another prefix for a voucher', () => {
    expect(formatReceiptNumber('receipt', '26-27', 123)).toBe('MIR/26-27/000123');
    expect(formatReceiptNumber('voucher', '26-27', 1)).toBe('MIV/26-27/000001');
    expect(formatReceiptNumber('receipt', '26-27', 999_999)).toHaveLength(16);
  });

  it('has another prefix in each payment mode', () => {
    const numbered = paymentProviderModes.map((mode) =>
      (['receipt', 'voucher'] as const).map((kind) => registerPrefixes[registerNameOf(kind, mode)]),
    );
    expect(numbered).toEqual([
      ['DMO', 'DMV'],
      ['TST', 'TSV'],
      ['MIR', 'MIV'],
    ]);
  });

  it.each([0, -1, 1.5, 1_000_000])('can not be %d', (number) => {
    expect(() => formatReceiptNumber('receipt', '26-27', number)).toThrow('from 1 to 999999');
  });
});
