import { leaveEmpty } from '#content/words/forms.ts';
import { formGuard, trapAttributes } from '#contract/form-guard.ts';
import { endpoint } from '#site/data/endpoint.ts';

/** The guard is a matter of our own service; another data service would refuse a header it does not know. */
const guardsForms = endpoint.url === '';

/** The field no person sees. The key is for browsers without JavaScript, whose forms can't set a header. */
export function FormGuard() {
  return (
    <div className="form-guard" aria-hidden="true">
      <input type="hidden" name={formGuard.keyField} value={endpoint.key} />
      <label>
        {leaveEmpty}
        <input name={formGuard.trapField} tabIndex={-1} autoComplete="off" {...trapAttributes} />
      </label>
    </div>
  );
}

/** The guard's header for a row sent by script. */
export function guardHeader(form: HTMLFormElement): Record<string, string> {
  if (!guardsForms) return {};
  const trap = encodeURIComponent(String(new FormData(form).get(formGuard.trapField) ?? ''));
  return { [formGuard.header]: `age=${pageAge()}; trap=${trap}` };
}

/**
 * Milliseconds since the visitor set out for this page: whatever comes late (the page, its scripts, the check of
 * the fields) only makes it older. Empty where a browser may have put back what was typed before: after a
 * reload or a way back, a press says nothing at any speed. A page woken from the back-forward cache or
 * rendered ahead has been alive all the time and is as old as that.
 */
function pageAge(): string {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate' ? String(Math.round(performance.now())) : '';
}
