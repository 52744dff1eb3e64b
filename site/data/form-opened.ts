import { formGuard } from '#contract/form-guard.ts';
import { endpoint } from './endpoint.ts';

/** The guard is a matter of our own service; another data service would refuse a header it does not know. */
export const guardsForms = endpoint.url === '';

/** A token that says when a form was opened; empty when the service can't be reached, which is no fault of the visitor. */
export async function fetchOpenedToken(): Promise<string> {
  try {
    const response = await fetch(formGuard.openedPath, { signal: AbortSignal.timeout(5000) });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
