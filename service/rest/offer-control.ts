/** The choice of an offer on a page that the service writes: all that is sold, by kind, with what it costs. */
import { escapeHtml } from '#contract/escape-html.ts';
import { offerSlug } from '#contract/fields.ts';
import type { FormField } from '#contract/form-fields.ts';
import type { OfferRecord } from '#contract/offer-record.ts';
import { formatPaise } from '#domain/money.ts';
import type { Offers } from '../offers/offers.ts';

/**
 * `typed` is escaped. Where nobody here knows what is sold, what was chosen is only carried along: there is no list
 * to choose from.
 */
export function offerControl(
  name: string,
  { label, placeholder }: Extract<FormField, { kind: 'offer' }>,
  typed: string,
  { all }: Offers,
): string {
  if (all === null)
    return offerSlug.test(typed) ? `<input type="hidden" name="${name}" value="${typed}">` : '';
  const option = ({ slug, title, feePaise }: OfferRecord) =>
    `<option value="${slug}"${slug === typed ? ' selected' : ''}>${escapeHtml(title)}, ${formatPaise(feePaise)}</option>`;
  const groups = Object.values(Object.groupBy(all, ({ kind }) => kind.plural)).map(
    (offers = []) =>
      `<optgroup label="${escapeHtml(offers[0]?.kind.plural ?? '')}">${offers.map(option).join('')}</optgroup>`,
  );
  return `<label>${label} <select name="${name}"><option value="">${placeholder}</option>${groups.join('')}</select></label>`;
}
