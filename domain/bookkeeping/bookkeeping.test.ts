import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentMethods } from '../money/payment-methods.ts';
import type { ReceiptKind } from '../money/receipt-registers.ts';
import { orderStates } from '../orders/order-states.ts';
import {
  firstDayOf,
  formatMonth,
  isMonth,
  lastDayOf,
  monthAfter,
  monthClosability,
} from './month.ts';
import {
  amountsByNumber,
  findChangesSinceClosing,
  groupReceiptsAndVouchers,
  netReceiptsPaiseOf,
  type ReceiptOrVoucher,
  receiptGroupings,
  refundedPaiseOf,
  sumReceiptsAndVouchers,
} from './receipts-and-vouchers.ts';
import { reconcileSettlementRows, type SettlementRow } from './reconcile-settlement-rows.ts';

describe('a month', () => {
  it('has its days, its neighbours and its name', () => {
    expect([firstDayOf('2027-02'), lastDayOf('2027-02')]).toEqual(['2027-02-01', '2027-02-28']);
    expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(['2026-11', '2026-13', '9999-12', '0026-11', '2026'].map(isMonth)).toEqual([
      ...[true, false, false, false, false],
    ]);
  });

  it.each([
    ['2026-11', '2026-11-30', '2026-11-02', 'too early'],
    ['2026-11', '2026-12-01', '2026-11-02', 'now'],
    ['2026-11', '2026-12-01', '2026-12-01', 'no receipt yet'],
    ['2026-11', '2026-12-01', null, 'no receipt yet'],
  ] as const)(
    '%s can be closed on %s if the first receipt is of %s: %s',
    (month, today, firstPaid, time) => {
      expect(monthClosability(month, { today, firstPaid })).toBe(time);
    },
  );

  it.each(['2026-13', '2026', '2026-11-01', ''])('is refused: %j', (text) => {
    expect(isMonth(text)).toBe(false);
  });
});

const receiptOrVoucher: fc.Arbitrary<ReceiptOrVoucher> = fc
  .record({
    kind: fc.constantFrom<ReceiptKind>('receipt', 'voucher'),
    number: fc.uuid(),
    day: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-30'),
    paise: fc.integer({ min: 1, max: 3_000_000 }),
    orderId: fc.uuid(),
    offer: fc.constantFrom('mern-stack', 'data-science', ''),
    offerTitle: fc.constant('A course'),
    state: fc.constantFrom(...orderStates),
    way: fc.constantFrom(...paymentMethods),
    isMistake: fc.boolean(),
  })
  .map(({ kind, isMistake, ...more }) => ({
    ...more,
    kind,
    isMistake,
    why: kind === 'receipt' ? null : isMistake ? 'mistake' : 'refund',
  }));

describe('receipts and vouchers', () => {
  it('have the same sum, however they are grouped', () => {
    fc.assert(
      fc.property(
        fc.array(receiptOrVoucher),
        fc.constantFrom(...receiptGroupings),
        (receiptsAndVouchers, by) => {
          const groups = groupReceiptsAndVouchers(receiptsAndVouchers, by).map((group) =>
            netReceiptsPaiseOf(sumReceiptsAndVouchers(group.receiptsAndVouchers)),
          );
          expect(groups.reduce((sum, net) => sum + net, 0)).toBe(
            netReceiptsPaiseOf(sumReceiptsAndVouchers(receiptsAndVouchers)),
          );
        },
      ),
    );
  });

  it('of a payment recorded by mistake are in a group of their own, and no state counts them as paid back', () => {
    fc.assert(
      fc.property(fc.array(receiptOrVoucher), (receiptsAndVouchers) => {
        const groups = groupReceiptsAndVouchers(receiptsAndVouchers, 'state');
        for (const { key, receiptsAndVouchers: ofKey } of groups)
          expect(ofKey.every(({ isMistake }) => isMistake === (key === 'mistake'))).toBe(true);
        const byMistake = groups.find(({ key }) => key === 'mistake')?.receiptsAndVouchers ?? [];
        const sums = sumReceiptsAndVouchers(receiptsAndVouchers);
        expect(sumReceiptsAndVouchers(byMistake).vouchersPaise).toBe(sums.mistakesPaise);
        expect(refundedPaiseOf(sums) + sums.mistakesPaise).toBe(sums.vouchersPaise);
      }),
    );
  });

  it('that are unchanged since the closing show no change, and every other difference shows one', () => {
    fc.assert(
      fc.property(fc.array(receiptOrVoucher, { minLength: 1 }), (receiptsAndVouchers) => {
        const closed = amountsByNumber(receiptsAndVouchers);
        expect(findChangesSinceClosing(closed, receiptsAndVouchers)).toEqual([]);
        const [first, ...rest] = receiptsAndVouchers as [ReceiptOrVoucher, ...ReceiptOrVoucher[]];
        expect(findChangesSinceClosing(closed, rest)).toEqual([
          { at: 'missing', number: first.number, paise: first.paise },
        ]);
        expect(findChangesSinceClosing(amountsByNumber(rest), receiptsAndVouchers)).toEqual([
          { at: 'added', number: first.number, paise: first.paise },
        ]);
        expect(
          findChangesSinceClosing(closed, [{ ...first, paise: first.paise + 1 }, ...rest]),
        ).toMatchObject([{ at: 'changed', was: first.paise }]);
      }),
    );
  });
});

describe('a settlement', () => {
  const row = (id: string, paise: number): SettlementRow => ({
    id,
    kind: 'payment',
    paise,
    feePaise: 0,
    day: '2026-11-03',
    settlement: 'setl_1',
  });
  const known = (id: string, paise: number) => ({ id, paise, orderId: 'o', because: null });

  it('sorts each row: it matches, differs, is explained, is unknown or is missing', () => {
    const rows = [row('a', 100), row('b', 200), row('c', 300), row('d', 400)];
    const all = [known('a', 100), known('b', 250), known('e', 500)];
    const second = { ...known('c', 300), because: 'discrepancy' } as const;
    const found = reconcileSettlementRows(rows, [...all, second], all);
    expect(found).toMatchObject({
      matched: [{ row: { id: 'a' } }],
      differing: [{ row: { id: 'b' } }],
      explained: [{ row: { id: 'c' } }],
      unknown: [{ id: 'd' }],
      missing: [{ id: 'e' }],
    });
  });
});
