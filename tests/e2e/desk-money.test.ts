/**
 * Money at the desk, as accounts staff and the owner handle it in a browser.
 * `tests/operations/desk-money-states.test.ts` has the filters of the list, a reason that is too long, and an order
 * that was refunded in parts.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { enrolAndPay } from '../../tests/service/support/desk-orders.ts';
import { isOnScreen } from '../support/is-on-screen.ts';
import { keepOnePagePerMember } from '../support/keep-one-page-per-member.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';
import { silentRazorpaySettings } from '../support/razorpay/silent-razorpay-settings.ts';

const desk = openTestDeskForAllTests({ env: silentRazorpaySettings });
const { open } = keepOnePagePerMember(() => desk);
let owner: StaffMember;
let meera: StaffMember;
beforeAll(async () => {
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  meera = await desk.hire('Meera Pillai', 'accounts');
});

describe('the list of orders', () => {
  it('begins on the first screen of a phone, with its filters folded, and is searched there', async () => {
    const { payer } = await enrolAndPay(desk.store);
    const page = await open(meera, '/desk/orders');
    const first = page.locator('tbody .card').first();
    expect((await first.boundingBox())?.y).toBeLessThan(400);
    expect(await page.getByLabel('Mode').isVisible()).toBe(false);
    await page.getByLabel('Person, payment or receipt').fill(`${payer?.name}`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=/);
    expect(await page.locator('tbody .card-way').allInnerTexts()).toEqual([payer?.name]);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('State').selectOption('Paid');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/state=paid/);
    await page.getByText('1 set').waitFor();
  });
});

describe('a refund against the terms', () => {
  it('needs a reason, and above the owner’s limit a second person', async () => {
    const settings = await open(owner, '/desk/settings', 360);
    await settings.getByLabel(/Rupees that one person may refund/).fill('1e3');
    const refunds = settings.getByRole('region', { name: 'Refunds against the terms' });
    await refunds.getByRole('button', { name: 'Set the sum' }).click();
    const sentence = refunds.getByText('Please write a sum in rupees');
    await expect.poll(() => sentence.evaluate(isOnScreen)).toBe(true);
    const alone = settings.getByLabel(/Rupees that one person may refund/);
    expect(await alone.inputValue()).toBe('1e3');
    await alone.fill('₹1,000');
    await refunds.getByRole('button', { name: 'Set the sum' }).click();
    await settings.getByText('It holds for every refund from now on.').waitFor();

    const order = await enrolAndPay(desk.store);
    const page = await open(meera, `/desk/orders/${order.id}?ask=refund&lms=yes`);
    await page.getByText('Not allowed: The learner has signed in to the LMS.').waitFor();
    await page.getByLabel('Rupees to pay back').fill('2500');
    await page.getByLabel('Why it is paid back against the terms').fill('Her family moved away');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const waiting = page.getByRole('region', { name: 'A refund waits for a second person' });
    await waiting.getByText('Her family moved away').waitFor();
    expect(await waiting.getByRole('button').allInnerTexts()).toEqual(['Withdraw it']);

    const list = await open(owner, '/desk/orders?doubt=yes', 1440);
    await list.getByText('Refund waits for a second person').waitFor();
    await list.getByRole('link', { name: `${order.payer?.name}` }).click();
    await list.getByText('Meera Pillai proposed to pay back ₹2,500; the terms give ₹0.').waitFor();
    await list.getByRole('button', { name: 'Confirm: pay back ₹2,500' }).click();
    await list.getByText('The refund is asked for.').waitFor();
    expect(await desk.store.orders.findOrder(order.id)).toMatchObject({
      state: 'refunding',
      refund: { paise: 250_000 },
    });
  });
});
