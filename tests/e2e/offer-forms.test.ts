/**
 * The two forms opened for an offer, with JavaScript: what they show, what they send, and what stays.
 * `tests/operations/offer-forms-without-javascript.test.ts` tests the same without JavaScript.
 */
import { describe, expect, it } from 'vitest';
import {
  enrolmentFormOn,
  fillForm,
  freshPhoneVisitors,
  internshipFeeText,
  offerFieldOn,
  payButtonWithFee,
  recordSentRows,
  storedRowsOf,
  superFeeText,
  testOfferForms,
  untilAtBank,
} from '../support/test-offer-forms.ts';

const visitors = freshPhoneVisitors();
const { open } = visitors;

testOfferForms(visitors, true);

describe('the enrolment form', () => {
  it('shows a mistake in a number once, and then sends exactly the three fields, once however often it is pressed', async () => {
    const page = await open('/enroll-form');
    const rows = recordSentRows(page);
    await fillForm(enrolmentFormOn(page), 'Bare');
    await page.getByLabel('Mobile').fill('12');
    await payButtonWithFee(page, internshipFeeText).click();
    const mistake = page.getByText(/phone number with all its digits/);
    await mistake.waitFor();
    expect(await mistake.count()).toBe(1);
    expect(rows).toEqual([]);
    await page.getByLabel('Mobile').fill('98765 43210');
    await payButtonWithFee(page, internshipFeeText).dblclick();
    await untilAtBank(page);
    expect(rows).toEqual([{ name: 'Bare', email: 'bare@example.com', mobile: '98765 43210' }]);
    expect(await storedRowsOf(visitors, 'Bare')).toHaveLength(1);
  });

  it('shows the fee of the chosen offer, and the address follows', async () => {
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
});
