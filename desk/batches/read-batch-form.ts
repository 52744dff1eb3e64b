/** Parses the form of a batch, wrong values included. `domain/batches/check-batch.ts` checks the values afterwards. */
import { weekdays } from '#contract/text/weekdays.ts';
import { type BatchPlan, batchLanguages } from '#domain/batches/batch.ts';
import { parsePaiseOrNaN } from './parse-paise-or-nan.ts';

const readSeats = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/**
 * The number fields of the form as they were typed, so that the form can show a wrong text again: in the parsed batch,
 * such a text has become NaN.
 */
export type NumberFieldTexts = { seats: string; early: string };

export const readNumberFieldTexts = (form: FormData): NumberFieldTexts => ({
  seats: String(form.get('seats') ?? ''),
  early: String(form.get('early') ?? ''),
});

export function readBatchForm(form: FormData): BatchPlan {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const days = form.getAll('days');
  const early = { paise: text('early'), untilDay: text('earlyUntil'), reason: text('earlyReason') };
  const hasEarly = Object.values(early).some((value) => value !== '');
  return {
    offer: text('offer'),
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
    days: weekdays.filter((day) => days.includes(day)),
    from: text('from'),
    to: text('to'),
    language: batchLanguages.find((one) => one === text('language')) ?? 'en',
    mentor: text('mentor').replace(/\s+/g, ' '),
    seats: text('seats') === '' ? null : readSeats(text('seats')),
    earlyPrice: hasEarly ? { ...early, paise: parsePaiseOrNaN(early.paise) } : null,
  };
}
