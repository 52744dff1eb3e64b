/**
 * A month of accounts in a browser: the provider's file beside its receipts and vouchers, and the closing.
 * `tests/operations/desk-month-states.test.ts` has the sums, files that are refused or ask back, and the search, and
 * `tests/operations/largest-settlement-file.test.ts` a file of the greatest size.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { formatMonth, monthOf } from '#domain/bookkeeping/month.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { fillMonthOfOrders } from '../support/fill-month-of-orders.ts';
import { keepOnePagePerMember } from '../support/keep-one-page-per-member.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const month = monthOf(indianDay(new Date()));
/** How far the desk's clock is ahead. */
let aheadMs = 0;
const desk = openTestDeskForAllTests({ clock: () => Date.now() + aheadMs });
const { open } = keepOnePagePerMember(() => desk);
let meera: StaffMember;
let orders: Order[];
beforeAll(async () => {
  meera = await desk.hire('Meera Pillai', 'accounts');
  orders = await fillMonthOfOrders(desk, meera);
});

it('shows which rows of the provider’s file are known, and which are left over', async () => {
  const page = await open(meera, `/desk/month?month=${month}&mode=live`, 1440);
  const settled = orders
    .slice(0, 9)
    .map(({ paymentId, amountPaise }) => `payment,${paymentId},${amountPaise / 100},${month}-01`);
  const lines = [
    'type,entity_id,amount,created_at',
    ...settled,
    `refund,rfnd_1,1000,${month}-01`,
    `payment,pay_of_nobody,700,${month}-01`,
  ];
  const file = (text: string) => ({
    name: 'settlement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await page.getByLabel('Settlement file (CSV)').setInputFiles(file(lines.join('\n')));
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('The file is read').waitFor();
  const panel = page.getByRole('region', { name: 'Settlement of the payment provider' });
  await panel
    .getByText('11 rows of the provider: 10 the same as here, 1 not known here.')
    .waitFor();
  await panel.getByRole('heading', { name: 'Not known here: 1' }).waitFor();
  await panel.getByText('pay_of_nobody').waitFor();
  // The last payment and the second refund are in no settlement file so far.
  await panel.getByRole('heading', { name: 'In no file yet: 2' }).waitFor();
  await panel.getByText('Was it a file of another account or mode?').click();
  await panel.getByRole('button', { name: 'Remove this row' }).click();
  await page.getByText('The rows that were not known here are removed.').waitFor();
  await panel.getByText('10 rows of the provider: 10 the same as here.').waitFor();
});

it('is closed when it is over, and shows later changes', async () => {
  aheadMs = 40 * 86_400_000;
  const page = await open(meera, `/desk/month?month=${month}&mode=live`);
  await page.getByRole('button', { name: `Close ${formatMonth(month)}` }).click();
  await page.getByText('The month is closed.').waitFor();
  await page.getByText('Its receipts and vouchers are as they were then.').waitFor();
  expect(await page.getByRole('button', { name: /^Close/ }).count()).toBe(0);
});
