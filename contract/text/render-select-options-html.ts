import { escapeHtml } from './escape-html.ts';

/** Renders the options of a select element. The first option has the label `none` and an empty value. */
export const renderSelectOptionsHtml = (
  none: string,
  options: readonly { id: string; label: string }[],
): string =>
  [{ id: '', label: none }, ...options]
    .map(({ id, label }) => `<option value="${escapeHtml(id)}">${escapeHtml(label)}</option>`)
    .join('');
