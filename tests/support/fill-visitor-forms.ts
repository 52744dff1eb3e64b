/** The three forms of the site, as one visitor fills them in: a call request, an enrolment and a subscription. */
import type { Page } from 'playwright-core';

/** The messages that visitors see. */
export const alertsOn = (page: Page) => page.getByRole('alert').filter({ visible: true });

const kavya = { name: 'Kavya', email: 'kavya@example.com', phone: '98765 43210' };

/** Fills in the call form as the sample visitor Kavya, with the changes that a test asks for. */
export async function fillInCallForm(
  page: Page,
  changes: Partial<typeof kavya> = {},
): Promise<void> {
  const { name, email, phone } = { ...kavya, ...changes };
  const form = page.getByRole('form', { name: 'Request a call' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Program').selectOption({ label: 'Certified Course' });
}
export const callButtonOn = (page: Page) => page.getByRole('button', { name: 'Request a call' });

export async function fillInEnrolmentForm(page: Page): Promise<void> {
  await page.getByLabel('Name').fill(kavya.name);
  await page
    .getByRole('form', { name: /^Enrol for / })
    .getByLabel('Email')
    .fill(kavya.email);
  await page.getByLabel('Mobile').fill(kavya.phone);
}
export const payButtonOn = (page: Page) => page.getByRole('button', { name: /^Pay / });

export const subscriptionFormOn = (page: Page) =>
  page.getByRole('form', { name: 'Join the mailing list' });

/** Fills the form of the mailing list in, and sends it. */
export async function subscribe(page: Page): Promise<void> {
  await subscriptionFormOn(page).getByLabel('Email').fill(kavya.email);
  await subscriptionFormOn(page).getByRole('button').click();
}
