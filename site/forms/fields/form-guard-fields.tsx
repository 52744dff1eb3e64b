import { hiddenFieldLabel } from '#content/words/forms.ts';
import { formGuardNames, noAutofillAttributes } from '#contract/forms/form-guard.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';

/**
 * Whether the header with the values of the spam check is sent. Only our own service reads it; another data service
 * would refuse the unknown header.
 */
const guardsForms = dataServiceSettings.url === '';

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
export function formGuardHeaders(form: HTMLFormElement): Record<string, string> {
  if (!guardsForms) return {};
  const trap = encodeURIComponent(String(new FormData(form).get(formGuardNames.trapField) ?? ''));
  return { [formGuardNames.header]: `age=${pageAge()}; trap=${trap}` };
}

/**
 * Milliseconds since the visitor opened this page. A delay by the page, its scripts or the checks only makes the number
 * larger.
 *
 * Empty after a reload or after going back: the browser may then have restored the fields, so the time says nothing.
 * For a page from the back-forward cache and for a prerendered page, the time counts from the loading of the document.
 */
function pageAge(): string {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate' ? String(Math.round(performance.now())) : '';
}
