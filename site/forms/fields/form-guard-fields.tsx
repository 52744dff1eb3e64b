import { hiddenFieldLabel } from '#content/words/form-labels.ts';
import { formGuardNames, noAutofillAttributes } from '#contract/forms/form-guard-names.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';

/**
 * Whether the header with the values of the spam check is sent. Only our own service reads it; another data service
 * would refuse the unknown header.
 */
const sendsGuardHeader = dataServiceSettings.url === '';

/**
 * Two hidden fields: the spam trap, which no person fills in, and the service's key, which a form without JavaScript
 * sends as a field because it can't set a header.
 */
export function FormGuardFields() {
  return (
    <div className="form-guard" aria-hidden="true">
      <input type="hidden" name={formGuardNames.keyField} value={dataServiceSettings.key} />
      <label>
        {hiddenFieldLabel}
        <input
          name={formGuardNames.trapField}
          tabIndex={-1}
          autoComplete="off"
          {...noAutofillAttributes}
        />
      </label>
    </div>
  );
}

/**
 * Returns the request header with the values of the spam check. It is needed when a script sends the row, because then
 * the form's hidden fields are not sent.
 */
export function makeFormGuardHeaders(form: HTMLFormElement): Record<string, string> {
  if (!sendsGuardHeader) return {};
  const trap = encodeURIComponent(String(new FormData(form).get(formGuardNames.trapField) ?? ''));
  return { [formGuardNames.header]: `age=${pageAge()}; trap=${trap}` };
}

/**
 * Milliseconds since the page was opened; the spam check suspects forms that are sent too fast. A slow page or script
 * only makes the number larger, so no person is suspected because of a slow phone.
 *
 * Empty after a reload or after the Back button, because the browser may have restored the fields, and even a person
 * can then send the form at once. After Back to a page that the browser kept in memory, the time since its first
 * opening counts; for a prerendered page, the time since it was loaded.
 */
function pageAge(): string {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate' ? String(Math.round(performance.now())) : '';
}
