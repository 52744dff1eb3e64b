import { formGuard } from '#contract/form-guard.ts';
import { endpoint } from '#site/data/endpoint.ts';
import { fetchOpenedToken, guardsForms } from '#site/data/form-opened.ts';

/**
 * What tells a person from a script: a field no person sees, and when the form was opened (asked for at
 * the first focus). The key is for browsers without JavaScript, whose forms can't set a header.
 */
export function FormGuard() {
  return (
    <div className="form-guard" aria-hidden="true">
      <input type="hidden" name={formGuard.keyField} value={endpoint.key} />
      <input type="hidden" name={formGuard.openedField} defaultValue="" />
      <label>
        Leave this empty
        <input name={formGuard.trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Asks once for the token of a form; called at each focus in it. */
export async function noteOpened(form: HTMLFormElement) {
  const field = form.elements.namedItem(formGuard.openedField);
  if (!guardsForms || !(field instanceof HTMLInputElement) || field.dataset.asked) return;
  field.dataset.asked = 'yes';
  field.value = await fetchOpenedToken();
}

/** The guard's header for a row sent by script. */
export function guardHeader(form: HTMLFormElement): Record<string, string> {
  if (!guardsForms) return {};
  const fields = new FormData(form);
  const opened = String(fields.get(formGuard.openedField) ?? '');
  const trap = encodeURIComponent(String(fields.get(formGuard.trapField) ?? ''));
  return { [formGuard.header]: `opened=${opened}; trap=${trap}` };
}
