/**
 * Renders the field to choose an offer, on a page that the service renders: all offers on sale, by kind, with their
 * fees.
 */

import type { FormField } from '#contract/forms/form-fields.ts';
import type { OfferRecord } from '#contract/published/built-offers-file.ts';
import { offerSlugPattern } from '#contract/rows/field-schemas.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { Offers } from '../offers/read-offers.ts';

/**
 * `typed` is the slug of the chosen offer; the caller has escaped it. If the offers are unknown, a hidden field passes
 * this slug on.
 */
export function offerFieldHtml(
  name: string,
  { label, placeholder }: Extract<FormField, { kind: 'offer' }>,
  typed: string,
  { all }: Offers,
): string {
  if (all === null)
    return offerSlugPattern.test(typed)
      ? `<input type="hidden" name="${name}" value="${typed}">`
      : '';
  const option = ({ slug, title, feePaise }: OfferRecord) =>
    `<option value="${slug}"${slug === typed ? ' selected' : ''}>${escapeHtml(title)}, ${formatPaise(feePaise)}</option>`;
  const groups = Object.values(Object.groupBy(all, ({ kind }) => kind.plural)).map(
    (offers = []) =>
      `<optgroup label="${escapeHtml(offers[0]?.kind.plural ?? '')}">${offers.map(option).join('')}</optgroup>`,
  );
  return `<label>${label} <select name="${name}"><option value="">${placeholder}</option>${groups.join('')}</select></label>`;
}
