/** Follows every link of every page of the desk, as the owner, from the start page on. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillBatchTables } from '../../tests/service/support/fill-batch-tables.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  cookie = await createSessionCookie(desk.store, await desk.hire('An owner', 'owner'));
  // The batches are filled before the order, because afterwards only the order's offer is on sale.
  await fillBatchTables(desk.store);
  await storePaidOrder(desk.store);
  await submitEnquiry(desk.store);
});
afterAll(() => desk.close());

it('no page of the desk has a link that leads nowhere', async () => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  /** One address for each path and each set of names in its query, with the page that links to it. */
  const linked = new Map<string, [address: string, page: string]>();
  const add = (address: string, page: string) => {
    const { pathname, searchParams } = new URL(address, desk.url);
    const key = `${pathname}?${[...searchParams.keys()].sort()}`;
    if (pathname.startsWith('/desk') && !linked.has(key)) linked.set(key, [address, page]);
  };
  add('/desk', 'the sign-in');
  const broken: string[] = [];
  for (const [address, page] of linked.values()) {
    const answer = await fetch(new URL(address, desk.url), { redirect: 'manual', headers });
    if (answer.status >= 400) broken.push(`${page} links to ${address}: ${answer.status}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="([^"]*)"/g))
      add(href.replaceAll('&amp;', '&'), address);
  }
  expect(broken).toEqual([]);
  expect(linked.size).toBeGreaterThan(60);
});
