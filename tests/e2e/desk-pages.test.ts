/** The pages beside the enquiries: orders, numbers, audit, staff and one's own account, at every width and by axe. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/staff-port.ts';
import { arrives, asCounsellor } from '../../tests/service/support/desk-people.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import { enrolment } from '../../tests/service/support/submissions.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { leaveSharedBrowser, openPage, sharedBrowser, type Visit } from '../support/browser.ts';
import { type Desk, openDesk, signIn } from '../support/desk.ts';
import { overflowing, smallTargets } from '../support/layout-problems.ts';

let browser: Browser;
let desk: Desk;
let owner: Staff;
let orderId: string;
let doubtfulId: string;
const visits: Visit[] = [];

beforeAll(async () => {
  browser = await sharedBrowser();
  desk = await openDesk();
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  const asha = await desk.hire('Venkata Subramanian Ramakrishnan Iyer');
  const name = 'Ravindranath Bhattacharya of Thiruvananthapuram';
  const email = 'ravindranath.bhattacharya@a-very-long-company-name.example.com';
  await arrives(desk.store, { name, email, offer: 'mern-stack' }, enrolment);
  const source = 'a-newsletter-with-a-very-long-name → /courses';
  const { id } = await arrives(desk.store, { name, source, offer: 'mern-stack' });
  await desk.store.desk.act(
    id,
    { kind: 'note outcome', outcome: 'no answer', callAt: null },
    asCounsellor(asha),
  );
  orderId = (await storePaidOrder(desk.store)).id;
  const { id: doubtful, paymentId } = await storePaidOrder(desk.store, 'doubtful');
  doubtfulId = doubtful;
  const back = {
    kind: 'refunded',
    paymentId: `${paymentId}`,
    refundId: 'r_1',
    paise: 5_000,
  } as const;
  await desk.store.orders.applyFact(doubtful, back, 'provider');
  await desk.store.desk.noteEvent('order.granted', orderId, owner.id, { ask: 'move', paise: 1 });
});
afterEach(async () => {
  for (const { troubles, leave } of visits.splice(0)) {
    await leave();
    expect(troubles).toEqual([]);
  }
});
afterAll(async () => {
  await leaveSharedBrowser();
  await desk?.close();
});

async function open(
  address: string,
  width: number,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const viewport = { width, height: 800 };
  const visit = await openPage(browser, { reducedMotion: 'reduce', viewport, colorScheme });
  visits.push(visit);
  await signIn(visit.page.context(), desk, owner);
  await visit.page.goto(desk.url + address);
  // What is folded away is looked at, too.
  await visit.page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  return visit.page;
}

/** Runs in the page: what stands out of the panel that it belongs to. */
function outOfPanels(): string[] {
  return [...document.querySelectorAll('.panel, .cards')].flatMap((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && !one.matches('.visually-hidden, option'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > right + 1 || box.left < left - 1))
      .map(({ one }) => `<${one.localName}> "${one.textContent?.trim().slice(0, 40)}"`);
  });
}

const addresses = () => [
  '/desk/orders',
  `/desk/orders/${orderId}?ask=change&starts=2027-01-05&ends=2027-06-05&otherEnds=2027-05-05`,
  `/desk/orders/${doubtfulId}?ask=guarantee&ends=2026-01-31&held=20&attended=17&projects=yes`,
  '/desk/numbers',
  '/desk/audit',
  '/desk/staff',
  '/desk/account',
];

async function onEveryPage(problemsAt: (address: string) => Promise<string[]>): Promise<string[]> {
  const all: string[] = [];
  for (const address of addresses())
    for (const problem of await problemsAt(address)) all.push(`${address}: ${problem}`);
  return all;
}

describe.each([320, 360, 768, 992, 1440])('at %i px', (width) => {
  it('nothing is cut off, stands out of its panel or is too small for a thumb', async () => {
    const problems = await onEveryPage(async (address) => {
      const page = await open(address, width);
      return [
        ...(await page.evaluate(overflowing)),
        ...(await page.evaluate(outOfPanels)),
        ...(width < 992 ? await page.evaluate(smallTargets, 'main') : []),
      ];
    });
    expect(problems).toEqual([]);
  });
});

describe.each([
  ['light', 360],
  ['dark', 1440],
] as const)('in the %s scheme, at %i px', (colorScheme, width) => {
  it('axe finds nothing', async () => {
    const problems = await onEveryPage(async (address) =>
      accessibilityProblems(await open(address, width, colorScheme)),
    );
    expect(problems).toEqual([]);
  });
});

it('a list of orders that is empty says why, and leads to all of them', async () => {
  const page = await open('/desk/orders?state=refunded', 360);
  await page.getByRole('heading', { name: 'No order fits' }).waitFor();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await page.waitForURL(/\/desk\/orders$/);
  expect(await page.locator('.card').count()).toBe(3);
});

it('a source in the numbers leads to the enquiries that it counts', async () => {
  const page = await open('/desk/numbers', 1440);
  await page.getByRole('link', { name: 'a-newsletter-with-a-very-long-name' }).click();
  await page.waitForURL(/\/desk\/enquiries\?.*source=a-newsletter/);
  expect(await page.locator('[data-row]').count()).toBe(1);
  expect(await page.getByLabel('Came by').inputValue()).toBe('a-newsletter-with-a-very-long-name');
});

it('the place that one is at stands in sight in a phone’s bar, however many there are', async () => {
  const problems = await Promise.all(
    ['/desk', '/desk/staff', '/desk/settings', '/desk/account'].map(async (address) => {
      const page = await open(address, 320);
      const chosen = page.locator('.desk-nav [aria-current="page"]');
      const { x = -1, width = 0 } = (await chosen.boundingBox()) ?? {};
      return x < 0 || x + width > 320 ? [`${address}: ${x} + ${width}`] : [];
    }),
  );
  expect(problems.flat()).toEqual([]);
});
