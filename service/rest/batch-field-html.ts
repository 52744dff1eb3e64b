/** Renders the field to choose a batch, on a page that the service renders. */
import { batchIdPattern } from '#contract/batches/batch-id-pattern.ts';
import type { FormField } from '#contract/forms/form-fields.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import type { OpenBatchOption } from './list-open-batch-options.ts';

/**
 * `typed` is the id of the chosen batch; the caller has escaped it. If `openBatches` (the batches to choose from) is
 * empty, a hidden field passes this id on.
 */
export function batchFieldHtml(
  name: string,
  { label, placeholder }: Extract<FormField, { kind: 'batch' }>,
  typed: string,
  openBatches: readonly OpenBatchOption[],
): string {
  if (openBatches.length === 0)
    return batchIdPattern.test(typed)
      ? `<input type="hidden" name="${name}" value="${typed}">`
      : '';
  const options = openBatches.map(
    ({ id, label: words }) =>
      `<option value="${id}"${id === typed ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  );
  return `<label>${label} <select name="${name}"><option value="">${placeholder}</option>${options.join('')}</select></label>`;
}
