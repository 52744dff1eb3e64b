/**
 * The two forms opened for an offer, with JavaScript: what they show and what they send.
 * `tests/operations/offer-forms.test.ts` tests the same without JavaScript, and other ways to open and use them in both
 * browser modes.
 */
import { describe, expect, it } from 'vitest';
import {
  enrolmentFormOn,
  fillForm,
  freshPhoneVisitors,
  internshipFeeText,
  payButtonWithFee,
  recordSentRows,
  storedRowsOfPerson,
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
    expect(await storedRowsOfPerson(visitors, 'Bare')).toHaveLength(1);
  });
});
