/** The choice of a start on a page that the service writes: those of one offer that are open for enrolment. */

import { batchId } from '#contract/batch-id.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import type { FormField } from '#contract/form-fields.ts';
import type { Store } from '#database/store.ts';
import { placesOf } from '#domain/batches/batch-status.ts';
import { howSold } from '#domain/batches/how-sold.ts';
import { calendarDay } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';

export type OpenStart = { id: string; label: string; isFull: boolean };

/** The first one first; none where an offer is not sold in batches. */
export async function openStarts(
  { batches }: Pick<Store, 'batches'>,
  offer: string,
  now: number,
): Promise<OpenStart[]> {
  const all = (await batches.batches(offer)).map((batch) => ({
    ...batch,
    given: batch.held + batch.taken,
  }));
  const areSamplesSold = await batches.areSamplesSold();
  const sold = howSold(all, indianDay(new Date(now)), { areSamplesSold });
  if (sold.at !== 'batches') return [];
  return sold.batches.map(({ id, startsOn, from, to, seats, given, language, isSample }) => {
    const places = placesOf(seats, given);
    const notes = [
      language === 'hi' ? 'in Hindi' : 'in English',
      ...(places === 'full' ? ['full, with a waiting list'] : []),
      ...(places === 'few' ? ['few places left'] : []),
      ...(isSample ? ['sample'] : []),
    ];
    const label = `${calendarDay(startsOn)}, ${from} to ${to}, ${notes.join(', ')}`;
    return { id, label, isFull: places === 'full' };
  });
}

/** `typed` is escaped. Where no start is known, what was chosen is only carried along. */
export function batchControl(
  name: string,
  { label, placeholder }: Extract<FormField, { kind: 'batch' }>,
  typed: string,
  starts: readonly OpenStart[],
): string {
  if (starts.length === 0)
    return batchId.test(typed) ? `<input type="hidden" name="${name}" value="${typed}">` : '';
  const options = starts.map(
    ({ id, label: words }) =>
      `<option value="${id}"${id === typed ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  );
  return `<label>${label} <select name="${name}"><option value="">${placeholder}</option>${options.join('')}</select></label>`;
}
