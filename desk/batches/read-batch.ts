/** A batch as its form sends it; what cannot stay so is said by the rules (`domain/batches/check-batch.ts`). */
import { type BatchPlan, batchLanguages, weekdays } from '#domain/batches/batch.ts';

/** A fraction of a paisa, or no number, is no amount: it is refused beside its field. */
export const readPaise = (text: string): number => {
  const rupees = Number(text.replaceAll(/[₹,\s]/g, ''));
  return text.trim() === '' ? Number.NaN : Math.round(rupees * 10_000) / 100;
};

export function readBatch(form: FormData): BatchPlan {
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
    seats: text('seats') === '' ? null : Number(text('seats')),
    earlyPrice: hasEarly ? { ...early, paise: readPaise(early.paise) } : null,
  };
}
