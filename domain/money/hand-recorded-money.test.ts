import { expect, it } from 'vitest';
import { describePaymentRecordProblem } from './hand-recorded-money.ts';

const span = { from: '2025-11-25', today: '2026-11-25' };
const payer = ['Asha Rao', 'asha@example.com', '+91 98470 12345'];

it('accepts a record of today, and of a day within the year', () => {
  for (const movedOn of ['2026-11-25', '2026-11-01', '2025-11-25'])
    expect(describePaymentRecordProblem({ reference: 'Slip 17', movedOn }, span, payer)).toBeNull();
});

it.each([
  ['no reference', { reference: ' ', movedOn: '2026-11-25' }],
  ['only the payer as reference', { reference: 'Asha Rao, 98470 12345', movedOn: '2026-11-25' }],
  ['a reference that is too long', { reference: 'x'.repeat(81), movedOn: '2026-11-25' }],
  ['a day to come', { reference: 'Slip 17', movedOn: '2026-11-26' }],
  ['a day that is too long ago', { reference: 'Slip 17', movedOn: '2025-11-24' }],
  ['no day', { reference: 'Slip 17', movedOn: 'yesterday' }],
])('refuses a record with %s', (_, record) => {
  expect(describePaymentRecordProblem(record, span, payer)).toMatch(/^Please .+\.$/);
});
