import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { makeEnrolWords } from '#content/offers/forms/make-enrol-and-call-words.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { supportHoursText } from '#content/support-hours-text.ts';
import { untilOldEnoughToSend } from './browser.ts';
import { listLeads } from './running-site.ts';
import { freshVisitors, type Visitors } from './visitors.ts';

/** Visitors with the screen of a phone, on a site of this test file's own, so that tests may send the forms. */
export const freshPhoneVisitors = () =>
  freshVisitors({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

/** The accessible name of the form is its heading. */
export const enrolmentFormOn = (page: Page) =>
  page.getByRole('form', { name: /^Enrol for |: no date yet$/ });
const call = (page: Page) => page.getByRole('form', { name: 'Request a call' });
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

const skill = offers.find(({ kind }) => kind === 'skill') as Offer;
/** An offer with a job guarantee. */
const guaranteed = offers.find(({ slug }) => slug === 'full-stack-engineering') as Offer;
/** The present fees in the notation of the page, so that a changed fee needs no change of the test. */
export const internshipFeeText = formatRupees(fees.internshipRupees);
export const superFeeText = formatRupees(fees.superRupees);
/** An offer that is sold by dates, all of which are past; undefined if the owner has set new dates for every offer. */
const past = offers.find((one) => findLastDayToEnrol(one, indianDay(new Date()))?.isPast);

/** The rows that the page sends, as JSON. */
export function recordSentRows(page: Page): unknown[] {
  const rows: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes('/rest/v1/')) rows.push(request.postDataJSON());
  });
  return rows;
}

/** The rows that the service has stored for this person's forms. */
export const storedRowsOf = async (visitors: Visitors, name: string) =>
  (await listLeads(visitors.site)).filter((row) => row.name === name);

/** Sends a call request without an offer: exactly the five fields, an empty message as null. */
async function sendsFiveFields(page: Page): Promise<void> {
  const rows = recordSentRows(page);
  await fillForm(call(page), 'Plain');
  await call(page).getByLabel('Program').selectOption('Data Science');
  await call(page).getByRole('button').click();
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

/**
 * Tests of the two forms opened for an offer, in a browser with or without JavaScript: what they show, what they send,
 * and what stays.
 */
export function testOfferForms(visitors: Visitors, javaScriptEnabled: boolean): void {
  const { open } = visitors;
  /** Returns the offer of each row that was stored under this name. */
  const keptOffers = async (name: string) =>
    (await storedRowsOf(visitors, name)).map((row) => row.offer);

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
        .poll(() => call(page).getByLabel('Message').inputValue())
        .toContain('I am a parent or guardian');
    });

    it('opened for an offer states its kind, its fee and what the fee covers, and sends it', async () => {
      const words = makeEnrolWords(skill, false);
      const page = await open(skill.enrolPath, { javaScriptEnabled });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words.heading);
      for (const text of [words.bought, words.registration, words.start, words.afterPayment])
        expect(await page.getByText(text).first().isVisible(), text).toBe(true);
      expect(await page.getByText(supportHoursText).first().isVisible()).toBe(true);
      expect(await offerFieldOn(page).inputValue()).toBe(skill.slug);
      const covered = page.locator('.enrol-facts li');
      expect(await covered.allInnerTexts()).toEqual(skill.covers);
      expect(await page.getByText('Job guarantee').isVisible()).toBe(false);
      expect(await page.getByText(/your mentor/).count()).toBe(0);
      const name = `Ravi${javaScriptEnabled}`;
      await fillForm(enrolmentFormOn(page), name);
      await payButtonWithFee(page, words.fee).click();
      await untilAtBank(page);
      expect(await keptOffers(name)).toEqual([skill.slug]);
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
      expect(await keptOffers(name)).toEqual(['flutter']);
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

      await offerFieldOn(page).selectOption(skill.slug);
      await page.getByRole('button', { name: /^Pay/ }).waitFor();
      expect(await page.getByText(`The last dates of ${title}`).isVisible()).toBe(false);
      expect(await toCall.isVisible()).toBe(false);
      await fillForm(enrolmentFormOn(page), `Again${javaScriptEnabled}`);
      await page.getByRole('button', { name: /^Pay/ }).click();
      await untilAtBank(page);
      expect(await keptOffers(`Again${javaScriptEnabled}`)).toEqual([skill.slug]);
    },
  );

  it('the enrolment form keeps the choice for the Back button, and without JavaScript hides facts of the old offer', async () => {
    const page = await open('/enroll-form', { javaScriptEnabled });
    await offerFieldOn(page).selectOption(skill.slug);
    if (!javaScriptEnabled) {
      await page.getByText('You have chosen another offer').waitFor();
      await page.getByText(`You pay ${internshipFeeText}`).waitFor({ state: 'hidden' });
      expect(await page.getByRole('button', { name: /^Pay/ }).innerText()).toBe('Pay');
    }
    await fillForm(enrolmentFormOn(page), `Back${javaScriptEnabled}`);
    await page.getByRole('link', { name: 'Read the terms' }).first().click();
    await page.waitForURL('**/terms*');
    await page.goBack();
    await expect.poll(() => offerFieldOn(page).inputValue()).toBe(skill.slug);
    if (javaScriptEnabled) await payButtonWithFee(page, formatRupees(skill.feeRupees)).waitFor();
  });

  describe('the call form', () => {
    it('opened for an offer names it, has it chosen, is first on the page, leads to the enrolment for it, and is sent', async () => {
      const page = await open('/request-call?offer=mern-stack', { javaScriptEnabled });
      const about = await page.locator('[data-slot="about"]').innerText();
      expect(about).toMatch(/^About: MERN Stack, course with internship, ₹/);
      expect(await page.getByText('next batch').count()).toBe(0);
      expect(await call(page).getByLabel('Program').inputValue()).toBe('Machine Learning');
      expect(await call(page).getByLabel('Message').inputValue()).toBe(`${about}\n`);
      const toEnrolment = page.getByRole('link', { name: 'Enroll Now' });
      expect(await toEnrolment.getAttribute('href')).toBe('/enroll-form?offer=mern-stack');
      const top = async (text: string) =>
        (await page.getByText(text, { exact: true }).boundingBox())?.y ?? 0;
      const form = await call(page).boundingBox();
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
      await call(page).waitFor();

      const name = `Call${javaScriptEnabled}`;
      await fillForm(call(page), name);
      await call(page).getByRole('button').click();
      await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
      expect(await storedRowsOf(visitors, name)).toMatchObject([
        { offer: 'mern-stack', program: 'Machine Learning', message: about },
      ]);
    });

    it.skipIf(!past)('for an offer without a future date asks for the next one', async () => {
      const page = await open(past?.callPath ?? '', { javaScriptEnabled });
      expect(await page.getByText('your request is for the next batch').isVisible()).toBe(true);
      expect(await call(page).getByLabel('Program').inputValue()).toBe('Web Development');
      expect(await call(page).getByLabel('Message').inputValue()).toBe(
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
        expect(await call(page).getByLabel('Program').inputValue()).toBe('');
      }
      if (javaScriptEnabled) await sendsFiveFields(visitors.page);
    });
  });
}
