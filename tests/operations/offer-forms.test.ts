/**
 * The two forms with and without JavaScript: opened without an offer, for an unknown one, for one whose dates are past,
 * and after Back; and, without JavaScript, what `tests/e2e/offer-forms.test.ts` tests with it.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import {
  callFormOn,
  enrolmentFormOn,
  fillForm,
  freshPhoneVisitors,
  internshipFeeText,
  offerFieldOn,
  payButtonWithFee,
  recordSentRows,
  skillOffer,
  storedOffersOf,
  testOfferForms,
  untilAtBank,
} from '../support/test-offer-forms.ts';

const visitors = freshPhoneVisitors();
const { open } = visitors;

/** An offer with a job guarantee. */
const guaranteed = offers.find(({ slug }) => slug === 'full-stack-engineering') as Offer;
const superFeeText = formatRupees(fees.superRupees);
/** An offer that is sold by dates, all of which are past; undefined if the owner has set new dates for every offer. */
const past = offers.find((one) => findLastDayToEnrol(one, indianDay(new Date()))?.isPast);

/** Sends a call request without an offer: exactly the five fields, an empty message as null. */
async function sendsFiveFields(page: Page): Promise<void> {
  const rows = recordSentRows(page);
  await fillForm(callFormOn(page), 'Plain');
  await callFormOn(page).getByLabel('Program').selectOption('Data Science');
  await callFormOn(page).getByRole('button').click();
  await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
  expect(rows).toEqual([
    {
      name: 'Plain',
      email: 'plain@example.com',
      phone: '98765 43210',
      program: 'Data Science',
      message: null,
    },
  ]);
}

describe('without JavaScript', () => {
  testOfferForms(visitors, false);
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  describe('the enrolment form', () => {
    it('opened without an offer is the internship enrolment, and leads a visitor under 18 to a call by a parent first', async () => {
      const page = await open('/enroll-form', { javaScriptEnabled });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
        'Enrol for an internship',
      );
      expect(await payButtonWithFee(page, internshipFeeText).isVisible()).toBe(true);
      expect(await offerFieldOn(page).inputValue()).toBe('');
      expect(await offerFieldOn(page).locator('option').count()).toBe(offers.length + 1);
      expect(await page.getByText('We do not').count()).toBe(0);

      const parents = page.getByRole('link', { name: 'Request a call as a parent or guardian' });
      const [above, below] = [
        await parents.boundingBox(),
        await page.getByLabel('Name').boundingBox(),
      ];
      expect(above && below && above.y < below.y).toBe(true);
      await parents.click();
      await page.waitForURL('**/request-call?about=*');
      await expect
        .poll(() => callFormOn(page).getByLabel('Message').inputValue())
        .toContain('I am a parent or guardian');
    });

    it('opened for an offer is named after it in the tab, for screen readers and in a shared link; it has the conditions of its job guarantee and the steps after the payment', async () => {
      const { title, enrolPath } = guaranteed;
      const page = await open(enrolPath, { javaScriptEnabled });
      await page.getByRole('form', { name: `Enrol for ${title}` }).waitFor();
      await expect.poll(() => page.title()).toContain(`Enrol for ${title} · `);
      const content = (name: string) => page.locator(`meta[property="${name}"]`);
      expect(await content('og:title').count()).toBe(1);
      expect(await content('og:title').getAttribute('content')).toContain(`Enrol for ${title} · `);
      // The form for a program is shared with the picture of the page that lists the program.
      expect(await content('og:image').getAttribute('content')).toMatch(/super-program\.png$/);
      expect(await page.content()).not.toContain('Enrol for an internship');
      const conditions = page.getByText('completed all projects and have no job offer');
      expect(await conditions.isVisible()).toBe(true);
      expect(await page.getByText('your group and its mentor').isVisible()).toBe(true);
    });

    it('opened by a link to an unknown offer sells nothing, and then the chosen offer', async () => {
      const name = `Other${javaScriptEnabled}`;
      const page = await open('/enroll-form?offer=astrology', { javaScriptEnabled });
      await page.getByRole('heading', { name: 'This offer is not on our list' }).waitFor();
      expect(await page.getByText('named an offer that we do not have now').isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'See all courses' }).isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: /^Pay/ }).isVisible()).toBe(false);
      expect(await page.getByLabel('Mobile').isVisible()).toBe(false);
      expect(await page.getByText('astrology').count()).toBe(0);
      // The internship is already chosen in the list, so choosing it there would change nothing: a link leads to it.
      await page.getByRole('link', { name: 'Enrol for any course with internship' }).click();
      await payButtonWithFee(page, internshipFeeText).waitFor();
      await page.goBack();
      await page.getByText('Choose another one here, and its form appears below.').waitFor();
      expect(await page.getByRole('button', { name: /^Pay/ }).isVisible()).toBe(false);
      await offerFieldOn(page).selectOption({ label: `Flutter, ${internshipFeeText}` });
      await page.getByRole('button', { name: /^Pay/ }).waitFor();
      // The form is found by its field and not by its heading, because without JavaScript the heading still says that
      // the first offer is not on the list.
      await fillForm(page.locator('main form').filter({ has: offerFieldOn(page) }), name);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await untilAtBank(page);
      expect(await storedOffersOf(visitors, name)).toEqual(['flutter']);
    });
  });

  it.skipIf(!past)(
    'the enrolment form for an offer without a future date says so, leads to the call, and sells another offer that is chosen',
    async () => {
      const { slug = '', title = '', enrolPath = '', callPath = '' } = past ?? {};
      const page = await open(enrolPath, { javaScriptEnabled });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
        `${title}: no date yet`,
      );
      expect(await page.title()).toContain(`${title}: no date yet`);
      expect(await page.getByText(`The last dates of ${title} are past`).isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: /^Pay/ }).isVisible()).toBe(false);
      expect(await enrolmentFormOn(page).getByLabel('Name').isVisible()).toBe(false);
      const waiting = page.getByRole('link', { name: 'Put yourself on the waiting list' });
      expect(await waiting.getAttribute('href')).toBe(`/waiting-list?offer=${slug}`);
      expect(await waiting.isVisible()).toBe(true);
      const toCall = page.getByRole('link', { name: 'Ask for the next batch' });
      expect(await toCall.isVisible()).toBe(true);
      expect(await toCall.getAttribute('href')).toBe(callPath);

      await offerFieldOn(page).selectOption(skillOffer.slug);
      await page.getByRole('button', { name: /^Pay/ }).waitFor();
      expect(await page.getByText(`The last dates of ${title}`).isVisible()).toBe(false);
      expect(await toCall.isVisible()).toBe(false);
      await fillForm(enrolmentFormOn(page), `Again${javaScriptEnabled}`);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await untilAtBank(page);
      expect(await storedOffersOf(visitors, `Again${javaScriptEnabled}`)).toEqual([
        skillOffer.slug,
      ]);
    },
  );

  it('the enrolment form keeps the choice for the Back button, and without JavaScript hides facts of the old offer', async () => {
    const page = await open('/enroll-form', { javaScriptEnabled });
    await offerFieldOn(page).selectOption(skillOffer.slug);
    if (!javaScriptEnabled) {
      await page.getByText('You have chosen another offer').waitFor();
      await page.getByText(`You pay ${internshipFeeText}`).waitFor({ state: 'hidden' });
      expect(await page.getByRole('button', { name: /^Pay/ }).innerText()).toBe('Pay');
    }
    await fillForm(enrolmentFormOn(page), `Back${javaScriptEnabled}`);
    await page.getByRole('link', { name: 'Read the terms' }).first().click();
    await page.waitForURL('**/terms*');
    await page.goBack();
    await expect.poll(() => offerFieldOn(page).inputValue()).toBe(skillOffer.slug);
    if (javaScriptEnabled)
      await payButtonWithFee(page, formatRupees(skillOffer.feeRupees)).waitFor();
  });

  describe('the call form', () => {
    it.skipIf(!past)('for an offer without a future date asks for the next one', async () => {
      const page = await open(past?.callPath ?? '', { javaScriptEnabled });
      expect(await page.getByText('your request is for the next batch').isVisible()).toBe(true);
      expect(await callFormOn(page).getByLabel('Program').inputValue()).toBe('Web Development');
      expect(await callFormOn(page).getByLabel('Message').inputValue()).toBe(
        `I would like to know the next date of ${past?.title}.\n`,
      );
      expect(await page.getByRole('link', { name: 'Enroll Now' }).isVisible()).toBe(false);
    });

    it('opened without an offer names none; opened for an unsold offer it says so; with JavaScript it sends exactly the five fields', async () => {
      // A careless lookup of the offer `constructor` would find something, because every JavaScript object has this
      // property.
      for (const path of ['/request-call?offer=constructor', '/request-call']) {
        const page = await open(path, { javaScriptEnabled });
        const isTold = path.includes('?');
        await expect
          .poll(() => page.getByText('named an offer that we do not have now').isVisible())
          .toBe(isTold);
        expect(await page.getByText(/^About:/).count()).toBe(0);
        expect(await page.getByRole('link', { name: 'Enroll Now' }).isVisible()).toBe(false);
        expect(await callFormOn(page).getByLabel('Program').inputValue()).toBe('');
      }
      if (javaScriptEnabled) await sendsFiveFields(visitors.page);
    });
  });
});

it('with JavaScript, the enrolment form shows the fee of the chosen offer, and the address follows', async () => {
  const page = await open('/enroll-form');
  const before = await page.evaluate(() => history.length);
  await offerFieldOn(page).selectOption('agentic-ai-genai');
  await payButtonWithFee(page, internshipFeeText).waitFor();
  const superProgram = await offerFieldOn(page)
    .locator('optgroup')
    .last()
    .locator('option')
    .first();
  await offerFieldOn(page).selectOption(
    await superProgram.evaluate((one: HTMLOptionElement) => one.value),
  );
  await payButtonWithFee(page, superFeeText).waitFor();
  const chosen = await offerFieldOn(page).inputValue();
  await page.waitForURL(({ searchParams }) => searchParams.get('offer') === chosen);
  await offerFieldOn(page).selectOption('');
  await payButtonWithFee(page, internshipFeeText).waitFor();
  await page.waitForURL(`${visitors.site.url}/enroll-form`);
  expect(await page.evaluate(() => history.length)).toBe(before);
});
