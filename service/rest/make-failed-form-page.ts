/**
 * Makes the page that a visitor without JavaScript gets when a form could not be saved: the error in the words that the
 * specification prescribes, the form with everything that was typed, and a button to send the form again.
 */

import { type FormField, fieldLabel, formFields } from '#contract/forms/form-fields.ts';
import { formGuardNames, noAutofillAttributes } from '#contract/forms/form-guard-names.ts';
import { makeFormOfferQuery } from '#contract/forms/form-offer-parameter.ts';
import { formPagePaths } from '#contract/forms/form-page-paths.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { batchFullErrorCode, noComingDateErrorCode } from '#contract/forms/rest-error.ts';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import type { Offers } from '../offers/read-offers.ts';
import { makeMinimalPage } from '../pages/make-minimal-page.ts';
import { batchFieldHtml } from './batch-field-html.ts';
import type { OpenBatchOption } from './list-open-batch-options.ts';
import { offerFieldHtml } from './offer-field-html.ts';

export type FailedForm = {
  table: TableName;
  code: string;
  message: string;
  values: Readonly<Record<string, unknown>>;
  anonKey: string;
  offers: Offers;
  /** The open batches of the chosen offer. */
  openBatches: readonly OpenBatchOption[];
  /** The origin of the site's pages; empty when this service serves them. */
  siteUrl: string;
};

type RenderedRowForm = Pick<
  FailedForm,
  'table' | 'values' | 'anonKey' | 'offers' | 'openBatches'
> & {
  button: string;
};

const trapHints = Object.entries(noAutofillAttributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ');

const words = minimalPageWords.form;
const titles: Record<TableName, string> = words.titles;

/**
 * Whether only the chosen batch was refused. The form then offers the other open batches of the offer, if there are
 * any.
 */
const isAboutStart = ({ message }: Pick<FailedForm, 'message'>) =>
  message === fieldErrorSentences.batchWrong;

/**
 * Returns the page and its Content-Security-Policy. The policy names the origin of the site's pages, because Chromium
 * applies `form-action` also to the redirect after the form.
 */
export function makeFailedFormPage(form: FailedForm): { html: string; policy: string } {
  const back = `${form.siteUrl}${formPagePaths[form.table]}`;
  // If the body was too long to be read, the values are unknown and the form is empty.
  const keptNote = Object.keys(form.values).length > 0 ? `${words.kept} ` : '';
  return makeMinimalPage({
    title: titles[form.table],
    main: `<p class="error" role="alert">${escapeHtml(sentence(form))}</p>${alternativesHtml(form)}
${rowFormHtml({ ...form, values: isAboutStart(form) ? { ...form.values, batch: '' } : form.values, button: words.again })}
<p>${keptNote}<a href="${escapeHtml(back)}">${words.back}</a></p>`,
    formAction: `'self' ${form.siteUrl}`.trim(),
  });
}

/**
 * Renders the HTML form that posts a row of the database table `table`: the fields of the site's form, and the hidden
 * fields of the spam check.
 */
export function rowFormHtml({ table, anonKey, button, ...form }: RenderedRowForm): string {
  return `<form method="post" action="/rest/v1/${table}">
<input type="hidden" name="${formGuardNames.keyField}" value="${escapeHtml(anonKey)}">
<label class="guard" aria-hidden="true">${words.hiddenFieldLabel} <input name="${formGuardNames.trapField}" tabindex="-1" autocomplete="off" ${trapHints}></label>
${Object.entries<FormField>(formFields[table])
  .map(([name, field]) => fieldHtml(name, field, form))
  .join('\n')}
<button type="submit">${button}</button>
</form>`;
}

/** Returns the sentence that the specification prescribes for a failure of this form. */
function sentence({ table, code, message }: FailedForm): string {
  if (table === 'request_a_call') return formSentences.callFailed(message);
  if (table === 'email_subscriptions') return formSentences.subscriptionFailed(message);
  const isMissing = code === '23502' || /(^|\. )Please enter your /.test(message);
  if (isMissing) return formSentences.enrolmentIncomplete;
  // An error that the visitor can correct has its own message. For all other errors, the specification has one
  // sentence.
  return ['23514', noComingDateErrorCode, batchFullErrorCode].includes(code)
    ? message
    : formSentences.enrolmentFailed;
}

/**
 * Returns what the visitor can do instead of enrolling. For an offer without dates, these are links to the call form
 * and to the waiting list. For a full batch, a button leads to the waiting list of the batch and takes along what was
 * typed.
 */
function alternativesHtml({ code, message, values, siteUrl }: FailedForm): string {
  if (code === batchFullErrorCode) {
    const hidden = ['name', 'email', 'mobile', 'offer', 'batch'].map(
      (name) => `<input type="hidden" name="${name}" value="${typed(values, name)}">`,
    );
    return `\n<form method="post" action="${formPagePaths.waiting_list}">${hidden.join('')}<button type="submit">${words.wait}</button></form>`;
  }
  if (code !== noComingDateErrorCode || isAboutStart({ message })) return '';
  const waiting = `${formPagePaths.waiting_list}${makeFormOfferQuery(String(values.offer))}`;
  const address = `${siteUrl}${formPagePaths.request_a_call}${makeFormOfferQuery(String(values.offer))}`;
  return `\n<p><a class="button" href="${escapeHtml(address)}">${words.nextDate}</a></p>
<p><a href="${escapeHtml(waiting)}">${words.wait}</a></p>`;
}

/** Renders the field with the typed value. It looks as in `site/forms/fields/visitor-form-fields.tsx`. */
function fieldHtml(
  name: string,
  field: FormField,
  { values, offers, openBatches }: Pick<FailedForm, 'values' | 'offers' | 'openBatches'>,
): string {
  const label = fieldLabel(field);
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
    case 'batch':
      return batchFieldHtml(name, { ...field, label }, typed(values, name), openBatches);
    case 'silent':
      return `<input type="hidden" name="${name}" value="${typed(values, name)}">`;
    case 'offer':
      return offerFieldHtml(name, { ...field, label }, typed(values, name), offers);
  }
}

function typed(values: FailedForm['values'], name: string): string {
  const value = values[name];
  return typeof value === 'string' ? escapeHtml(value) : '';
}
