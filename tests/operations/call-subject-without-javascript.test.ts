/** Links that lead to a call request with a subject, without JavaScript. */
import { expect, it } from 'vitest';
import { callButtonOn, fillInCallForm } from '../support/fill-visitor-forms.ts';
import { listLeads } from '../support/running-site.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 800 },
  reducedMotion: 'reduce',
});
const { open } = visitors;

it('a visitor opens the form with the program by Join Now, beside Enroll Now, and requests a call with a subject, which staff get too', async () => {
  const page = await open('/Miranaya-skill-program');
  const entry = page.locator('#python-automation');
  expect(await entry.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe(
    '/enroll-form?offer=python-automation',
  );
  await entry.getByRole('link', { name: 'Join Now' }).click();
  await page.waitForURL('**/request-call?offer=python-automation');

  await page.goBack();
  await page.locator('.page-head').getByRole('link', { name: 'Request a call' }).click();
  const message = page.getByLabel('Message');
  await message.waitFor();
  const about = (await message.inputValue()).trim();
  expect(about).toBe('About: Skill programs');
  await fillInCallForm(page, { name: 'Kayal', email: 'kayal@example.com', phone: '98765 43219' });
  await callButtonOn(page).click();
  await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
  const rows = await listLeads(visitors.site);
  expect(rows.find(({ email }) => email === 'kayal@example.com')?.message).toBe(about);
});

it('a visitor sees no fields of a custom request that nothing could send, and sends the name of the page', async () => {
  const page = await open('/short-term');
  await page.getByRole('heading', { name: 'A project of your own' }).click();
  const form = page.getByRole('form', { name: 'A project of your own' });
  const link = form.getByRole('link', { name: 'Request a call' });
  await link.waitFor();
  expect(await form.getByRole('textbox').count()).toBe(0);
  await link.click();
  await page.waitForURL('**/request-call?*');
  expect((await page.getByLabel('Message').inputValue()).trim()).toBe('Custom project');
});
