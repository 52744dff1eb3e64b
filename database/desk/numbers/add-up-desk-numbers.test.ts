import { describe, expect, it } from 'vitest';
import { addUpDeskNumbers, type PeriodCountRows } from './add-up-desk-numbers.ts';

const counted = (changes: Partial<PeriodCountRows>) =>
  addUpDeskNumbers({
    days: [],
    asked: [],
    owned: [],
    trials: [],
    waits: [],
    money: [],
    ...changes,
  });

const ask = (
  given: Partial<PeriodCountRows['asked'][number]> & { n: number },
): PeriodCountRows['asked'][number] => ({
  offer: null,
  source: null,
  campaign: null,
  state: 'new',
  lost_reason: null,
  ...given,
});

const moneyRow = (
  kind: 'receipt' | 'voucher',
  paise: number,
  given: Partial<PeriodCountRows['money'][number]> = {},
): PeriodCountRows['money'][number] => ({
  offer: null,
  source: null,
  campaign: null,
  owner_id: null,
  n: 1,
  kind,
  why: kind === 'receipt' ? null : 'refund',
  paise,
  ...given,
});

const wait = (minutes: number, n: number | string, owner_id: string | null = null) => ({
  minutes,
  n,
  owner_id,
});

describe('counts of two periods, added up,', () => {
  it('have each day once, in order, by form', () => {
    const day = 20_778;
    const days: PeriodCountRows['days'] = [
      { day: day + 1, kind: 'request_a_call', n: 1 },
      { day, kind: 'request_a_call', n: 2 },
      // The day on which one period ends and the next begins.
      { day, kind: 'request_a_call', n: 3 },
      { day, kind: 'enrollments', n: 4 },
    ];
    expect(counted({ days }).byDay).toEqual([
      { day: '2026-11-21', kind: 'enrollments', count: 4 },
      { day: '2026-11-21', kind: 'request_a_call', count: 5 },
      { day: '2026-11-22', kind: 'request_a_call', count: 1 },
    ]);
  });

  it('give the results and the money of each offer, source and state, the highest count first', () => {
    const asked = [
      ask({ offer: 'sql', n: 1 }),
      ask({ offer: 'sql', source: 'google.com', state: 'enrolled', n: 2 }),
      ask({ state: 'lost', lost_reason: 'paid back', n: 9 }),
      ask({ offer: 'sql', state: 'enrolled', n: 3 }),
    ];
    const money = [
      moneyRow('receipt', 500, { offer: 'sql', source: 'google.com', n: 2 }),
      moneyRow('receipt', 700, { offer: 'excel' }),
      moneyRow('voucher', 900, { offer: 'sql' }),
    ];
    const { byOffer, bySource, byState, answers, lost, receiptsAndVouchers } = counted({
      asked,
      money,
    });
    expect(byOffer).toEqual([
      { name: null, count: 9, enrolled: 0, paidBack: 9, netPaise: 0, receiptsAndVouchers: 0 },
      { name: 'sql', count: 6, enrolled: 5, paidBack: 0, netPaise: -400, receiptsAndVouchers: 3 },
      { name: 'excel', count: 0, enrolled: 0, paidBack: 0, netPaise: 700, receiptsAndVouchers: 1 },
    ]);
    expect(bySource).toEqual([
      { name: null, count: 13, enrolled: 3, paidBack: 9, netPaise: -200, receiptsAndVouchers: 2 },
      {
        name: 'google.com',
        count: 2,
        enrolled: 2,
        paidBack: 0,
        netPaise: 500,
        receiptsAndVouchers: 2,
      },
    ]);
    expect(byState).toEqual([
      { state: 'enrolled', count: 5 },
      { state: 'lost', count: 9 },
      { state: 'new', count: 1 },
    ]);
    expect(lost).toEqual([{ reason: 'paid back', count: 9 }]);
    expect(answers.wanted).toBe(15);
    expect(receiptsAndVouchers).toEqual({
      receipts: 3,
      receiptsPaise: 1_200,
      vouchers: 1,
      vouchersPaise: 900,
      mistakes: 0,
      mistakesPaise: 0,
    });
  });

  it('keep vouchers for payments recorded by mistake apart from refunds', () => {
    const money = [
      moneyRow('receipt', 1_000),
      moneyRow('voucher', 300, { why: 'mistake', offer: 'sql', n: '2' }),
      moneyRow('voucher', 400, { why: 'mistake' }),
      moneyRow('voucher', 200),
    ];
    expect(counted({ money }).receiptsAndVouchers).toEqual({
      receipts: 1,
      receiptsPaise: 1_000,
      vouchers: 4,
      vouchersPaise: 900,
      mistakes: 3,
      mistakesPaise: 700,
    });
  });

  it('separate campaigns of the same name by their source, with one line for enquiries without a campaign', () => {
    const asked = [
      ask({ source: 'whatsapp', campaign: 'diwali', n: 2 }),
      ask({ source: 'google.com', campaign: 'diwali', n: 1 }),
      ask({ source: 'google.com', n: 4 }),
      ask({ n: 3 }),
    ];
    const money = [moneyRow('receipt', 500, { source: 'whatsapp', campaign: 'diwali' })];
    expect(counted({ asked, money }).byCampaign).toMatchObject([
      { source: null, name: null, count: 7, netPaise: 0 },
      { source: 'whatsapp', name: 'diwali', count: 2, netPaise: 500 },
      { source: 'google.com', name: 'diwali', count: 1, netPaise: 0 },
    ]);
  });

  it('say for each counsellor how many people were reached and how fast', () => {
    const owned: PeriodCountRows['owned'] = [
      { owner_id: 'asha', state: 'enrolled', lost_reason: null, n: 2 },
      { owner_id: 'asha', state: 'lost', lost_reason: 'paid back', n: 1 },
      { owner_id: null, state: 'new', lost_reason: null, n: 5 },
    ];
    const waits = [wait(5, 1, 'asha'), wait(90, 1, 'asha')];
    const money = [moneyRow('receipt', 500, { owner_id: 'asha' })];
    expect(counted({ owned, waits, money }).byCounsellor).toEqual([
      {
        name: null,
        count: 5,
        enrolled: 0,
        paidBack: 0,
        netPaise: 0,
        receiptsAndVouchers: 0,
        reached: 0,
        medianMin: null,
      },
      {
        name: 'asha',
        count: 3,
        enrolled: 2,
        paidBack: 1,
        netPaise: 500,
        receiptsAndVouchers: 1,
        reached: 2,
        medianMin: 90,
      },
    ]);
  });

  it('are sorted by name where the counts are equal', () => {
    const asked = ['sql', null, 'excel'].map((offer) => ask({ offer, n: 1 }));
    const names = counted({ asked }).byOffer.map(({ name }) => name);
    expect(names).toEqual([null, 'excel', 'sql']);
  });

  it('have the median of all waits, not of one period', () => {
    const waits = [
      wait(5, 2),
      wait(600, 1),
      wait(5, 1),
      wait(59, 2),
      wait(60, 1),
      // This enquiry was answered before it arrived, because the clock was set back.
      wait(-7, 1),
    ];
    expect(counted({ waits }).answers).toEqual({
      wanted: 0,
      answered: 8,
      withinHour: 6,
      medianMin: 59,
      worstMin: 600,
    });
  });

  it('are sums even if the database returns counts as text', () => {
    const days: PeriodCountRows['days'] = [1, 2].map((n) => ({
      day: 0,
      kind: 'enrollments',
      n: `${n}`,
    }));
    expect(counted({ days }).byDay).toMatchObject([{ day: '1970-01-01', count: 3 }]);
    const waits = [1, 2].map((n) => wait(n, `${n}`));
    expect(counted({ waits }).answers).toMatchObject({ answered: 3, withinHour: 3, medianMin: 2 });
  });
});
