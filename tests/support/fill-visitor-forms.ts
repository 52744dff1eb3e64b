/** The three forms of the site, as one visitor fills them in: a call request, an enrolment and a subscription. */
import type { Page } from 'playwright-core';

/** The messages that visitors see. */
export const alerts = (page: Page) => page.getByRole('alert').filter({ visible: true });

export async function fillCall(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Request a call' });
  await form.getByLabel('Name').fill('Kavya');
  await form.getByLabel('Email').fill('kavya@example.com');
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Program').selectOption('Web Development');
}
export const callButton = (page: Page) => page.getByRole('button', { name: 'Request a call' });

export async function fillEnrolment(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kavya');
  await page
    .getByRole('form', { name: /^Enrol for / })
    .getByLabel('Email')
    .fill('kavya@example.com');
  await page.getByLabel('Mobile').fill('98765 43210');
}
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

export const subscribeForm = (page: Page) =>
  page.getByRole('form', { name: 'Join the mailing list' });

/** Fills the form of the mailing list in, and sends it. */
export async function subscribe(page: Page): Promise<void> {
  await subscribeForm(page).getByLabel('Email').fill('kavya@example.com');
  await subscribeForm(page).getByRole('button').click();
}
