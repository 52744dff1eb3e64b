/**
 * The page a visitor without JavaScript gets when a form could not be saved: what went wrong in the
 * specification's words, the form again with everything that was typed, and a button to send it again.
 */

import { escapeHtml } from '#contract/escape-html.ts';
import { type FormField, formFields, shownLabel } from '#contract/form-fields.ts';
import { formGuard, trapAttributes } from '#contract/form-guard.ts';
import { formPages } from '#contract/form-pages.ts';
import { minimalPageWords } from '#contract/minimal-page-words.ts';
import { offerQuery } from '#contract/offer-query.ts';
import { sentences } from '#contract/sentences.ts';
import type { TableName } from '#contract/tables.ts';
import { noDateCode } from '#contract/wire-error.ts';
import type { Offers } from '../offers/offers.ts';
import { minimalPage } from '../pages/minimal-page.ts';
import { offerControl } from './offer-control.ts';

export type FailedForm = {
  table: TableName;
  code: string;
  message: string;
  values: Readonly<Record<string, unknown>>;
  anonKey: string;
  offers: Offers;
  /** Where the site's pages are; empty when they are beside the service. */
  siteUrl: string;
};

const trapHints = Object.entries(trapAttributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ');

const words = minimalPageWords.form;
const titles: Record<TableName, string> = words.titles;

/** The page and the content policy it needs. Chromium applies form-action to redirects as well. */
export function formPage(form: FailedForm): { html: string; policy: string } {
  const back = `${form.siteUrl}${formPages[form.table]}`;
  return minimalPage({
    title: titles[form.table],
    main: `<p class="error" role="alert">${escapeHtml(sentence(form))}</p>${callInstead(form)}
<form method="post" action="/rest/v1/${form.table}">
<input type="hidden" name="${formGuard.keyField}" value="${escapeHtml(form.anonKey)}">
<label class="guard" aria-hidden="true">${words.leaveEmpty} <input name="${formGuard.trapField}" tabindex="-1" autocomplete="off" ${trapHints}></label>
${Object.entries<FormField>(formFields[form.table])
  .map(([name, field]) => control(name, field, form))
  .join('\n')}
<button type="submit">${words.again}</button>
</form>
<p>${words.kept} <a href="${escapeHtml(back)}">${words.back}</a></p>`,
    formAction: `'self' ${form.siteUrl}`.trim(),
  });
}

/** The text of the error catalogue for this form. */
function sentence({ table, code, message }: FailedForm): string {
  if (table === 'request_a_call') return sentences.callFailed(message);
  if (table === 'email_subscriptions') return sentences.subscriptionFailed(message);
  const isMissing = code === '23502' || /^Please enter your /.test(message);
  if (isMissing) return sentences.enrolmentIncomplete;
  // What a visitor can put right is said; everything else is the catalogue's one sentence.
  return code === '23514' || code === noDateCode ? message : sentences.enrolmentFailed;
}

/** Where the next date is asked for, of an offer that has none. */
function callInstead({ code, values, siteUrl }: FailedForm): string {
  if (code !== noDateCode) return '';
  const address = `${siteUrl}${formPages.request_a_call}${offerQuery(String(values.offer))}`;
  return `\n<p><a class="button" href="${escapeHtml(address)}">${words.nextDate}</a></p>`;
}

/** As the site's forms ask for it (`site/forms/row-fields.tsx`), with what was typed. */
function control(name: string, field: FormField, { values, offers }: FailedForm): string {
  const label = shownLabel(field);
  const required = field.optional ? '' : ' required';
  switch (field.kind) {
    case 'line':
      return `<label>${label} <input name="${name}" type="${field.type ?? 'text'}" autocomplete="${field.autoComplete}"${required} maxlength="${field.most}" value="${typed(values, name)}"></label>`;
    case 'lines':
      return `<label>${label} <textarea name="${name}" rows="4"${required} maxlength="${field.most}">\n${typed(values, name)}</textarea></label>`;
    case 'choice':
      return `<label>${label} <select name="${name}"${required}><option value="">${field.placeholder}</option>${field.choices
        .map(
          ({ value, label }) =>
            `<option value="${value}"${values[name] === value ? ' selected' : ''}>${label}</option>`,
        )
        .join('')}</select></label>`;
    case 'silent':
      return `<input type="hidden" name="${name}" value="${typed(values, name)}">`;
    case 'offer':
      return offerControl(name, { ...field, label }, typed(values, name), offers);
  }
}

function typed(values: FailedForm['values'], name: string): string {
  const value = values[name];
  return typeof value === 'string' ? escapeHtml(value) : '';
}
