import { expect, it } from 'vitest';
import { readBatchForm } from './read-batch-form.ts';

function earlyPriceOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readBatchForm(form).earlyPrice;
}

it('has the early price that was typed, and none if its three fields are empty', () => {
  expect(
    earlyPriceOf({ early: '349', earlyUntil: '2099-12-01', earlyReason: 'For early birds' }),
  ).toEqual({ paise: 34_900, untilDay: '2099-12-01', reason: 'For early birds' });
  expect(earlyPriceOf({ early: '', earlyUntil: '', earlyReason: '' })).toBeNull();
});
