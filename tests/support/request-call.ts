import type { Page } from 'playwright-core';

/** Fills in the call form of the present page and presses its button. */
export async function requestCall(
  page: Page,
  name: string,
  email: string,
  phone: string,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Request a call' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Program').selectOption({ label: 'Certified Course' });
  await form.getByRole('button', { name: 'Request a call' }).click();
}
