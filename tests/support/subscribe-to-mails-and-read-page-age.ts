import type { Page } from 'playwright-core';
import { subscriptionFormOn } from './fill-visitor-forms.ts';

/** Presses Subscribe and returns the page's age that the form sends: milliseconds, or nothing. */
export async function subscribeToMailsAndReadPageAge(page: Page): Promise<string> {
  const sent = page.waitForRequest('**/rest/v1/email_subscriptions');
  await subscriptionFormOn(page).getByRole('button', { name: 'Subscribe' }).click();
  const guard = (await sent).headers()['form-guard'] ?? 'none';
  await page.getByRole('alert').filter({ hasText: 'Subscribed successfully!' }).waitFor();
  return /^age=(\d*); trap=$/.exec(guard)?.[1] ?? guard;
}
