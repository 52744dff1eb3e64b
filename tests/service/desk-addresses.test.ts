/**
 * Every address of the desk, walked by nobody, by each role and from another site. The addresses are those of
 * `desk/routes.ts`: one that is added is walked by itself, and fails here until it is said who may open it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#desk/routes.ts';
import { deskEventTypes } from '#domain/desk-event-types.ts';
import { auditPageRows, orderPageRows } from '#domain/page-rows.ts';
import { type StaffRole, staffRoles } from '#domain/staff/staff-roles.ts';
import { type Desk, openDesk, sessionCookie } from '../support/desk.ts';
import { arrives } from './support/desk-people.ts';
import { sampleOffer, storePaidOrder } from './support/store-paid-order.ts';
import { enrolment } from './support/submissions.ts';

type RouteEntry = (typeof routes)[number];

const addressesOf = (entries: readonly RouteEntry[], above = '/desk'): string[] =>
  entries.flatMap((entry) => {
    const address = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? addressesOf(entry.children, address) : [address];
  });
const addresses = addressesOf(routes);

const everybody: readonly StaffRole[] = staffRoles;
const owner: readonly StaffRole[] = ['owner'];
const onEnquiries: readonly StaffRole[] = ['owner', 'counsellor'];
const onOrders: readonly StaffRole[] = ['owner', 'accounts'];

/** Which roles may open which address; `open` is without signing in. */
const mayOpen: Readonly<Record<string, readonly StaffRole[] | 'open'>> = {
  '/desk': onEnquiries,
  '/desk/enquiries': onEnquiries,
  '/desk/enquiries/:id': onEnquiries,
  '/desk/enquiries.csv': owner,
  '/desk/orders': onOrders,
  '/desk/orders/:id': onOrders,
  '/desk/orders/:id/:file': onOrders,
  '/desk/orders.csv': onOrders,
  '/desk/numbers': owner,
  '/desk/numbers.csv': owner,
  '/desk/audit': owner,
  '/desk/settings': owner,
  '/desk/settings/messages/:id': owner,
  '/desk/staff': owner,
  '/desk/account': everybody,
  '/desk/sign-in': 'open',
  '/desk/invitation': 'open',
  '/desk/sign-out': 'open',
};

let desk: Desk;
let enquiryId: string;
let orderId: string;
let messageId: string;
let cookies: Record<StaffRole, string>;
beforeAll(async () => {
  desk = await openDesk();
  const cookieOf = async (role: StaffRole) =>
    sessionCookie(desk.store, await desk.hire(`A ${role}`, role));
  cookies = {
    owner: await cookieOf('owner'),
    counsellor: await cookieOf('counsellor'),
    accounts: await cookieOf('accounts'),
  };
  orderId = (await storePaidOrder(desk.store)).id;
  enquiryId = (await arrives(desk.store)).id;
  const settings = await fetch(`${desk.url}/desk/settings`, { headers: { cookie: cookies.owner } });
  messageId = /messages\/([\w-]+)"/.exec(await settings.text())?.[1] ?? 'none';
});
afterAll(() => desk.close());

const filled = (address: string) =>
  address
    .replace('/orders/:id', `/orders/${orderId}`)
    .replace('/enquiries/:id', `/enquiries/${enquiryId}`)
    .replace('/messages/:id', `/messages/${messageId}`)
    .replace(':file', 'receipt.pdf');

const ask = (address: string, init: RequestInit = {}) =>
  fetch(desk.url + filled(address), { redirect: 'manual', ...init });

it('it is said of each who may open it', () => {
  expect(Object.keys(mayOpen).sort()).toEqual([...new Set(addresses)].sort());
});

const closed = addresses.filter((address) => mayOpen[address] !== 'open');

describe.each(closed)('%s', (address) => {
  it('asks nobody in without signing in, neither to look nor to act', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(address, { method, headers: { 'sec-fetch-site': 'same-origin' } });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toMatch(/^\/desk\/sign-in\?to=%2Fdesk/);
      expect(await answer.text()).not.toContain('@example');
    }
  });

  it.each(staffRoles)('is open to %s as it is said', async (role) => {
    const answer = await ask(address, { headers: { cookie: cookies[role] } });
    const body = await answer.text();
    if (mayOpen[address]?.includes(role)) expect(answer.status).toBeLessThan(400);
    else if (address === '/desk' && answer.status === 302)
      // A role without enquiries begins where its work is.
      expect(answer.headers.get('location')).toBe('/desk/orders');
    else {
      expect([403, 404]).toContain(answer.status);
      expect(body).not.toContain('@example');
    }
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('takes nothing that another site sends, whoever has signed in', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      {},
    ]) {
      const answer = await ask(address, {
        method: 'POST',
        headers: { ...headers, cookie: cookies.owner } as Record<string, string>,
        body: new URLSearchParams({ act: 'erase' }),
      });
      expect(answer.status).toBe(403);
    }
  });
});

it('what is exported cannot trick a spreadsheet, and is noted without what was searched for', async () => {
  await arrives(desk.store, { name: '=HYPERLINK("https://x.example")' });
  const headers = { cookie: cookies.owner };
  const answer = await ask('/desk/enquiries.csv?q=HYPERLINK', { headers });
  expect(answer.headers.get('content-disposition')).toContain('enquiries.csv');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://x.example"")"`);
  const [noted] = await desk.store.desk.audit({ type: 'enquiries.exported' });
  expect(noted?.what).toMatchObject({ count: 1, isSearched: true });
  expect(JSON.stringify(noted)).not.toContain('HYPERLINK');
});

it('the audit says in words what was done, and lets one choose among the words', async () => {
  const headers = { cookie: cookies.owner };
  await (await ask('/desk/enquiries/:id', { headers })).text();
  const html = await (await ask('/desk/audit', { headers })).text();
  const words = html.replaceAll(/<[^>]*>/g, ' ');
  expect(words).toContain('Looked at an enquiry');
  expect(words).toContain('Somebody at the terminal');
  for (const type of deskEventTypes) expect(words).not.toContain(type);
  const seen = await (await ask('/desk/audit?type=enquiry.seen', { headers })).text();
  const [, ...rows] = seen.split('<tr>').map((row) => row.replaceAll(/<[^>]*>/g, ' '));
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows.slice(1)) expect(row).toContain('Looked at an enquiry');
});

it('the audit and the orders lead on to what is older when a page is full, and only then', async () => {
  const headers = { cookie: cookies.owner };
  const show = async (address: string) => (await ask(address, { headers })).text();
  for (let n = 1; n < auditPageRows; n += 1)
    await desk.store.desk.noteEvent('numbers.exported', 'numbers', 'a worker', {});
  expect(await show('/desk/audit?who=a+worker')).not.toContain('Older entries');
  await desk.store.desk.noteEvent('numbers.exported', 'numbers', 'a worker', {});
  expect(await show('/desk/audit?who=a+worker')).toContain('Older entries');
  expect(await show('/desk/orders')).not.toContain('Older orders');
  const { length } = await desk.store.orders.listOrders({});
  for (let n = length; n < orderPageRows; n += 1)
    await desk.store.insertAsVisitor(enrolment(`order.${n}`, { offer: sampleOffer.slug }));
  expect(await show('/desk/orders')).toContain('Older orders');
});

it('an enquiry that nobody has is not there for anybody', async () => {
  const guessed = '/desk/enquiries/0198c0de-0000-7000-8000-000000000001';
  for (const role of onEnquiries)
    expect((await ask(guessed, { headers: { cookie: cookies[role] } })).status).toBe(404);
});

it('without anybody invited there is no desk', async () => {
  const empty = await openDesk();
  try {
    expect((await fetch(`${empty.url}/desk`, { redirect: 'manual' })).status).toBe(404);
    expect((await fetch(`${empty.url}/desk/sign-in`)).status).toBe(404);
  } finally {
    await empty.close();
  }
});
