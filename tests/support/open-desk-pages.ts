/**
 * The desk's pages apart from those of enquiries, with long names and orders in different states, as the owner opens
 * them one after the other: orders, learners, batches, published facts, figures, staff and the member's own account.
 */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { enrolWithoutPaying } from '../../tests/service/support/desk-orders.ts';
import { fillBatchTables } from '../../tests/service/support/fill-batch-tables.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import {
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import { closeSharedPages, openPage, openSharedBrowser, resize, type Visit } from './browser.ts';
import { findDeskPageProblems } from './find-desk-page-problems.ts';
import { findRepeatedIds } from './find-layout-problems.ts';
import { openTestDesk, signInBrowser, type TestDesk } from './open-test-desk.ts';

/** The ids of the records whose pages the tests open. */
export type DeskPageIds = {
  unpaidOrder: string;
  paidOrder: string;
  /** An order of which the provider has refunded a part that nobody requested at the desk. */
  doubtfulOrder: string;
  /** An order with a refund that a second person has to approve. */
  proposedOrder: string;
  batch: string;
};

interface DeskPages {
  readonly url: string;
  readonly ids: DeskPageIds;
  /** Opens a page in light colours, and everything that is folded in it. */
  open(address: string, width: number): Promise<Page>;
}

/**
 * Starts a desk with long names and orders in different states, and opens one page for all tests, because opening one
 * for each test would take a fifth of their time.
 */
export function openDeskPages(): DeskPages {
  let desk: TestDesk;
  let ids: DeskPageIds;
  let visit: Visit;
  beforeAll(async () => {
    desk = await openTestDesk();
    const owner = await desk.hire('Lakshmi Iyer', 'owner');
    ids = await fillDesk(desk, owner.id);
    visit = await openPage(await openSharedBrowser(), { reducedMotion: 'reduce' });
    await signInBrowser(visit.page.context(), desk, owner);
  });
  afterEach(() => {
    expect(visit.troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await closeSharedPages();
    await desk?.close();
  });
  return {
    get url() {
      return desk.url;
    },
    get ids() {
      return ids;
    },
    async open(address, width) {
      const { page } = visit;
      await page.emulateMedia({ colorScheme: 'light' });
      await resize(page, { width, height: 800 });
      await page.goto(desk.url + address);
      // Everything folded is opened, so that the tests check it too.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      return page;
    },
  };
}

async function fillDesk({ store, hire }: TestDesk, owner: string): Promise<DeskPageIds> {
  const asha = await hire('Venkata Subramanian Ramakrishnan Iyer');
  const name = 'Ravindranath Bhattacharya of Thiruvananthapuram';
  const email = 'ravindranath.bhattacharya@a-very-long-company-name.example.com';
  await submitEnquiry(store, { name, email, offer: 'mern-stack' }, makeEnrolment);
  const source = 'a-newsletter-with-a-very-long-name → /courses';
  const { id } = await submitEnquiry(store, { name, source, offer: 'mern-stack' });
  const missed = { kind: 'note outcome', outcome: 'no answer', callAt: null } as const;
  await store.desk.act(id, missed, toCounsellorActor(asha));
  const batch = await fillBatchTables(store);
  const paid = await storePaidOrder(store);
  const doubtful = await storePaidOrder(store, 'doubtful');
  const refund = { paymentId: `${doubtful.paymentId}`, refundId: 'r_1', paise: 5_000 };
  await store.orders.applyFact(doubtful.id, { kind: 'refunded', ...refund }, 'provider');
  const proposed = await storePaidOrder(store, 'proposed');
  await store.orders.proposeRefund(
    proposed.id,
    { paise: 250_000, question: { ask: 'refund' }, ruleSays: 0, reason: 'Her family moved away' },
    asha.id,
  );
  await store.desk.recordEvent('order.granted', paid.id, owner, { ask: 'move', paise: 1 });
  const unpaid = await enrolWithoutPaying(store);
  const url = `/enroll-form/bank?link=${unpaid.id}${unpaid.id}`;
  await store.orders.noteLink(unpaid.id, { id: 'plink_unpaid', url, expiresAt: new Date(4e12) });
  return {
    unpaidOrder: unpaid.id,
    paidOrder: paid.id,
    doubtfulOrder: doubtful.id,
    proposedOrder: proposed.id,
    batch,
  };
}

/** Finds elements that extend beyond their panel. Runs inside the page. */
function findElementsOutOfPanels(): string[] {
  return [...document.querySelectorAll('.panel, .cards')].flatMap((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && !one.matches('.visually-hidden, option'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > right + 1 || box.left < left - 1))
      .map(({ one }) => `<${one.localName}> "${one.textContent?.trim().slice(0, 40)}"`);
  });
}

/**
 * Finds out whether the entry of the present page is out of view in the navigation bar of a phone, which scrolls
 * because it has more entries than fit.
 */
export async function findHiddenNavigationEntry(page: Page): Promise<string[]> {
  const current = page.locator('.desk-nav [aria-current="page"]:visible');
  const { x = -1, width = 0 } = (await current.boundingBox()) ?? {};
  return x < 0 || x + width > 320 ? [`the current entry is at ${x} + ${width}`] : [];
}

/**
 * Returns the problems of a page of the desk at the widths of phones, tablets and screens, and on a screen in both
 * colour schemes: parts that are cut off, leave their panel or are too small for a thumb, what axe finds, and an entry
 * that is out of view in the navigation bar of a phone.
 */
export async function findProblemsAtAllWidths(desk: DeskPages, address: string): Promise<string[]> {
  const page = await desk.open(address, 320);
  return [
    ...(await findHiddenNavigationEntry(page)),
    ...(await page.evaluate(findRepeatedIds)),
    ...(await findDeskPageProblems(page, {
      widths: [320, 768, 992, 1440],
      withLayout: true,
      findMore: () => page.evaluate(findElementsOutOfPanels),
    })),
  ];
}
