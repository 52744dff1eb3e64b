/**
 * The field to choose a batch, on a page that the service renders: the offer's batches that are open for enrolment.
 */

import { batchIdPattern } from '#contract/batch-id-pattern.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import type { FormField } from '#contract/form-fields.ts';
import { formatDay } from '#contract/format-day.ts';
import { formatTimings } from '#contract/format-timings.ts';
import type { Store } from '#database/store.ts';
import { placesLabel } from '#domain/batches/batch-status.ts';
import { offerAvailability } from '#domain/batches/offer-availability.ts';
import { indianDay } from '#domain/indian-day.ts';

export type OpenBatch = { id: string; label: string; isFull: boolean };

/** The batches, earliest first; empty when the offer is not sold in batches. */
export async function listOpenBatches(
  { batches }: Pick<Store, 'batches'>,
  offer: string,
  now: number,
): Promise<OpenBatch[]> {
  const all = (await batches.batches(offer))
    .filter(({ isPublished }) => isPublished)
    .map((batch) => ({ ...batch, given: batch.held + batch.taken }));
  const areSamplesSold = await batches.areSamplesSold();
  const sold = offerAvailability(all, indianDay(new Date(now)), { areSamplesSold });
  if (sold.at !== 'batches') return [];
  return sold.batches.map(({ id, startsOn, from, to, seats, given, language, isSample }) => {
    const places = placesLabel(seats, given);
    const notes = [
      language === 'hi' ? 'in Hindi' : 'in English',
      ...(places === 'full' ? ['full, with a waiting list'] : []),
      ...(places === 'few' ? ['few places left'] : []),
      ...(isSample ? ['sample'] : []),
    ];
    const label = `${formatDay(startsOn)}, ${formatTimings(from, to)}, ${notes.join(', ')}`;
    return { id, label, isFull: places === 'full' };
  });
}

/** `typed` is escaped here. If no batch is known, a hidden field only passes the chosen id on. */
export function batchFieldHtml(
  name: string,
  { label, placeholder }: Extract<FormField, { kind: 'batch' }>,
  typed: string,
  starts: readonly OpenBatch[],
): string {
  if (starts.length === 0)
    return batchIdPattern.test(typed)
      ? `<input type="hidden" name="${name}" value="${typed}">`
      : '';
  const options = starts.map(
    ({ id, label: words }) =>
      `<option value="${id}"${id === typed ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  );
  return `<label>${label} <select name="${name}"><option value="">${placeholder}</option>${options.join('')}</select></label>`;
}
