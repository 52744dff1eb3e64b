import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { makeEnrolWords } from '#content/offers/forms/make-enrol-and-call-words.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { supportHoursText } from '#content/support-hours-text.ts';
import { untilOldEnoughToSend } from './browser.ts';
import { listLeads } from './running-site.ts';
import { openNewVisitorForEachTest, type Visitors } from './visitors.ts';

/** Visitors with the screen of a phone, on a site of this test file's own, so that tests may send the forms. */
export const freshPhoneVisitors = () =>
  openNewVisitorForEachTest({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

/** The accessible name of the form is its heading. */
export const enrolmentFormOn = (page: Page) =>
  page.getByRole('form', { name: /^Enrol for |: no date yet$/ });
export const callFormOn = (page: Page) => page.getByRole('form', { name: 'Request a call' });
export const payButtonWithFee = (page: Page, fee: string) =>
  page.getByRole('button', { name: `Pay ${fee}` });
export const offerFieldOn = (page: Page) => page.getByLabel('What you enrol for');

export const untilAtBank = (page: Page) =>
  page.getByRole('heading', { name: 'Demonstration bank' }).waitFor();

export async function fillForm(
  form: ReturnType<typeof enrolmentFormOn>,
  name: string,
): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await untilOldEnoughToSend(form.page());
  await form.getByLabel(/Mobile|Phone/).fill('98765 43210');
}

export const skillOffer = offers.find(({ kind }) => kind === 'skill') as Offer;
/** The present fees in the notation of the page, so that a changed fee needs no change of the test. */
export const internshipFeeText = formatRupees(fees.internshipRupees);

/** The rows that the page sends, as JSON. */
export function recordSentRows(page: Page): unknown[] {
  const rows: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes('/rest/v1/')) rows.push(request.postDataJSON());
  });
  return rows;
}

/** The rows that the service has stored for this person's forms. */
export const storedRowsOfPerson = async (visitors: Visitors, name: string) =>
  (await listLeads(visitors.site)).filter((row) => row.name === name);

/** The offer in each row that the service has stored for this person's forms. */
export const storedOffersOf = async (visitors: Visitors, name: string) =>
  (await storedRowsOfPerson(visitors, name)).map((row) => row.offer);

/** Tests of the two forms opened for an offer, in a browser with or without JavaScript: what they show and send. */
export function testOfferForms(visitors: Visitors, javaScriptEnabled: boolean): void {
  const { open } = visitors;

  describe('the enrolment form', () => {
    it('opened for an offer states its kind, its fee and what the fee covers, and sends it', async () => {
      const words = makeEnrolWords(skillOffer, false);
      const page = await open(skillOffer.enrolPath, { javaScriptEnabled });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words.heading);
      for (const text of [words.bought, words.registration, words.start, words.afterPayment])
        expect(await page.getByText(text).first().isVisible(), text).toBe(true);
      expect(await page.getByText(supportHoursText).first().isVisible()).toBe(true);
      expect(await offerFieldOn(page).inputValue()).toBe(skillOffer.slug);
      const covered = page.locator('.enrol-facts li');
      expect(await covered.allInnerTexts()).toEqual(skillOffer.covers);
      expect(await page.getByText('Job guarantee').isVisible()).toBe(false);
      expect(await page.getByText(/your mentor/).count()).toBe(0);
      const name = `Ravi${javaScriptEnabled}`;
      await fillForm(enrolmentFormOn(page), name);
      await payButtonWithFee(page, words.fee).click();
      await untilAtBank(page);
      expect(await storedOffersOf(visitors, name)).toEqual([skillOffer.slug]);
    });
  });

  describe('the call form', () => {
    it('opened for an offer names it, has it chosen, is first on the page, leads to the enrolment for it, and is sent', async () => {
      const page = await open('/request-call?offer=mern-stack', { javaScriptEnabled });
      const about = await page.locator('[data-slot="about"]').innerText();
      expect(about).toMatch(/^About: MERN Stack, course with internship, ₹/);
      expect(await page.getByText('next batch').count()).toBe(0);
      expect(await callFormOn(page).getByLabel('Program').inputValue()).toBe('Machine Learning');
      expect(await callFormOn(page).getByLabel('Message').inputValue()).toBe(`${about}\n`);
      const toEnrolment = page.getByRole('link', { name: 'Enroll Now' });
      expect(await toEnrolment.getAttribute('href')).toBe('/enroll-form?offer=mern-stack');
      const top = async (text: string) =>
        (await page.getByText(text, { exact: true }).boundingBox())?.y ?? 0;
      const form = await callFormOn(page).boundingBox();
      expect(form?.y).toBeLessThan(await top('Certified courses'));
      expect(form?.y).toBeLessThan(800);

      await toEnrolment.click();
      await page.waitForURL('**/enroll-form?offer=mern-stack');
      await page.getByRole('heading', { name: 'Enrol for MERN Stack' }).waitFor();
      expect(await offerFieldOn(page).inputValue()).toBe('mern-stack');
      await expect
        .poll(() => page.locator('meta[property="og:image"]').getAttribute('content'))
        .toMatch(/mern-stack\.png$/);
      await page.goBack();
      await callFormOn(page).waitFor();

      const name = `Call${javaScriptEnabled}`;
      await fillForm(callFormOn(page), name);
      await callFormOn(page).getByRole('button').click();
      await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
      expect(await storedRowsOfPerson(visitors, name)).toMatchObject([
        { offer: 'mern-stack', program: 'Machine Learning', message: about },
      ]);
    });
  });
}
