/**
 * Every address of the desk, requested without signing in, by each role, and from another site. The addresses are
 * those of `desk/routes.ts`: a new address is requested too, and the test fails until it is listed here who may
 * open it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#desk/routes.ts';
import { deskEventTypes } from '#domain/desk-event-types.ts';
import { makeInitialMessageTemplates } from '#domain/messages/make-initial-message-templates.ts';
import { auditRowsPerPage, orderRowsPerPage } from '#domain/rows-per-page.ts';
import { type StaffRole, staffRoles } from '#domain/staff/roles-and-permissions.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';
import { fillBatchTables } from './support/fill-batch-tables.ts';
import { makeEnrolment } from './support/make-submissions.ts';
import { submitEnquiry, toCounsellorActor } from './support/staff-and-enquiries.ts';
import { sampleOfferOnSale, storePaidOrder } from './support/store-paid-order.ts';

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

/** The roles that may open each address; `open` needs no sign-in. */
const mayOpen: Readonly<Record<string, readonly StaffRole[] | 'open'>> = {
  '/desk': onEnquiries,
  '/desk/follow-ups': onEnquiries,
  '/desk/enquiries': onEnquiries,
  '/desk/enquiries/new': onEnquiries,
  '/desk/enquiries/board': onEnquiries,
  '/desk/enquiries/write': onEnquiries,
  '/desk/enquiries/:id': onEnquiries,
  '/desk/enquiries/:id/call': onEnquiries,
  '/desk/enquiries/:id/write/:message': onEnquiries,
  '/desk/enquiries/:id/payment': onEnquiries,
  '/desk/enquiries.csv': owner,
  '/desk/import': owner,
  '/desk/import/:id': owner,
  '/desk/orders': onOrders,
  '/desk/orders/:id': onOrders,
  '/desk/orders/:id/:file': onOrders,
  '/desk/orders.csv': onOrders,
  '/desk/month': onOrders,
  '/desk/month.csv': onOrders,
  '/desk/learners': onEnquiries,
  '/desk/learners/:id': onEnquiries,
  '/desk/batches': everybody,
  '/desk/batches/:id': everybody,
  '/desk/fees': everybody,
  '/desk/numbers': owner,
  '/desk/numbers.csv': owner,
  '/desk/audit': owner,
  '/desk/publish': owner,
  '/desk/publish/facts': owner,
  '/desk/publish/facts/:list': owner,
  '/desk/publish/pictures/:name': owner,
  '/desk/publish/preview': owner,
  '/desk/settings': owner,
  '/desk/settings/assignment': owner,
  '/desk/settings/assignment/:id': owner,
  '/desk/settings/hours': owner,
  '/desk/settings/mail': owner,
  '/desk/settings/checks': owner,
  '/desk/settings/messages': owner,
  '/desk/settings/messages/:id': owner,
  '/desk/sources': owner,
  '/desk/staff': owner,
  '/desk/account': everybody,
  '/desk/push': onEnquiries,
  '/desk/push-worker.js': 'open',
  '/desk/told': onEnquiries,
  '/desk/app.webmanifest': 'open',
  '/desk/sign-in': 'open',
  '/desk/invitation': 'open',
  '/desk/sign-out': 'open',
};

let desk: TestDesk;
let enquiryId: string;
let orderId: string;
let messageId: string;
let batchId: string;
let importId: string;
let cookies: Record<StaffRole, string>;
beforeAll(async () => {
  desk = await openTestDesk();
  const cookieOf = async (role: StaffRole) =>
    createSessionCookie(desk.store, await desk.hire(`A ${role}`, role));
  cookies = {
    owner: await cookieOf('owner'),
    counsellor: await cookieOf('counsellor'),
    accounts: await cookieOf('accounts'),
  };
  // The batches are filled before the order, because afterwards only the order's offer is on sale.
  batchId = await fillBatchTables(desk.store);
  orderId = (await storePaidOrder(desk.store)).id;
  enquiryId = (await submitEnquiry(desk.store)).id;
  await desk.store.publications.addPicture({
    ...{ name: 'picture-aaaaaaaa.webp', width: 1, height: 1 },
    bytes: Buffer.from('a picture'),
  });
  importId = crypto.randomUUID();
  await desk.store.desk.runImport(
    { id: importId, fileName: 'a.csv', source: 'A list', leftOut: 0 },
    [],
    'terminal',
  );
  const messages = await fetch(`${desk.url}/desk/settings/messages`, {
    headers: { cookie: cookies.owner },
  });
  messageId = /messages\/([\w-]+)"/.exec(await messages.text())?.[1] ?? 'none';
});
afterAll(() => desk.close());

const filled = (address: string) =>
  address
    .replace('/orders/:id', `/orders/${orderId}`)
    .replace('/learners/:id', `/learners/${orderId}`)
    .replace('/enquiries/:id', `/enquiries/${enquiryId}`)
    .replace('/import/:id', `/import/${importId}`)
    .replace('/batches/:id', `/batches/${batchId}`)
    .replace('/messages/:id', `/messages/${messageId}`)
    .replace('/write/:message', `/write/${makeInitialMessageTemplates('').at(0)?.id}`)
    .replace('/assignment/:id', '/assignment/otherwise')
    .replace('/facts/:list', '/facts/testimonials')
    .replace('/pictures/:name', '/pictures/picture-aaaaaaaa.webp')
    .replace(':file', 'receipt.pdf');

const ask = (address: string, init: RequestInit = {}) =>
  fetch(desk.url + filled(address), { redirect: 'manual', ...init });

/** Sends a form of the desk's own pages. */
const act = (address: string, role: StaffRole) =>
  ask(address, {
    method: 'POST',
    headers: { cookie: cookies[role], 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ do: 'outcome:answered', note: 'x' }),
  });

it('every address has a list of roles that may open it', () => {
  expect(Object.keys(mayOpen).sort()).toEqual([...new Set(addresses)].sort());
});

const closed = addresses.filter((address) => mayOpen[address] !== 'open');

describe.each(closed)('%s', (address) => {
  it('refuses reading and acting without signing in', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(address, {
        method,
        headers: { 'sec-fetch-site': 'same-origin' },
        body: method === 'POST' ? new URLSearchParams({ act: 'any' }) : null,
      });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toMatch(/^\/desk\/sign-in\?to=%2Fdesk/);
      expect(await answer.text()).not.toContain('@example');
    }
  });

  it.each(staffRoles)('is open to %s as listed', async (role) => {
    const answer = await ask(address, { headers: { cookie: cookies[role] } });
    const body = await answer.text();
    if (mayOpen[address]?.includes(role)) expect(answer.status).toBeLessThan(400);
    else {
      // A role without enquiries starts at the list of orders.
      if (address === '/desk')
        expect([answer.status, answer.headers.get('location')]).toEqual([302, '/desk/orders']);
      else expect([403, 404]).toContain(answer.status);
      expect(body).not.toContain('@example');
      expect([403, 404, 405]).toContain((await act(address, role)).status);
    }
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses everything that another site sends, whoever has signed in', async () => {
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

it('an export has no spreadsheet formulas, and its audit entry has no search terms', async () => {
  await submitEnquiry(desk.store, { name: '=HYPERLINK("https://x.example")' });
  const headers = { cookie: cookies.owner };
  const answer = await ask('/desk/enquiries.csv?q=HYPERLINK', { headers });
  expect(answer.headers.get('content-disposition')).toContain('enquiries.csv');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://x.example"")"`);
  const [noted] = await desk.store.desk.readAuditPage({ type: 'enquiries.exported' });
  expect(noted?.what).toMatchObject({ count: 1, isSearched: true });
  expect(JSON.stringify(noted)).not.toContain('HYPERLINK');
});

it('the audit describes acts in words, and has a filter for the kinds of acts', async () => {
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

it('the audit can show what each actor did that is no member of staff', async () => {
  const headers = { cookie: cookies.owner };
  for (const [who, name] of [
    ['assignment', 'The assignment rules'],
    ['worker', 'The service'],
    ['provider', 'The payment provider'],
    ['other system', 'Another system'],
    ['terminal', 'Somebody at the terminal'],
    ['sign-in page', 'Somebody at the sign-in page'],
  ] as const) {
    await desk.store.desk.recordEvent('numbers.exported', 'numbers', who, {});
    const html = await (
      await ask(`/desk/audit?who=${encodeURIComponent(who)}`, { headers })
    ).text();
    expect(html).toMatch(new RegExp(`<option value="${who}" selected="">${name}</option>`));
    const actors = html.match(/class="at-who">[^<]*/g) ?? [];
    expect(new Set(actors)).toEqual(new Set([`class="at-who">${name}`]));
  }
});

it('the audit and the orders link to older entries when a page is full, and only then', async () => {
  const headers = { cookie: cookies.owner };
  const show = async (address: string) => (await ask(address, { headers })).text();
  for (let n = 1; n < auditRowsPerPage; n += 1)
    await desk.store.desk.recordEvent('numbers.exported', 'numbers', 'a worker', {});
  expect(await show('/desk/audit?who=a+worker')).not.toContain('Older entries');
  await desk.store.desk.recordEvent('numbers.exported', 'numbers', 'a worker', {});
  expect(await show('/desk/audit?who=a+worker')).toContain('Older entries');
  expect(await show('/desk/orders')).not.toContain('Older orders');
  const { length } = await desk.store.orders.listOrders({});
  for (let n = length; n < orderRowsPerPage; n += 1)
    await desk.store.insertAsVisitor(
      makeEnrolment(`order.${n}`, { offer: sampleOfferOnSale.slug }),
    );
  expect(await show('/desk/orders')).toContain('Older orders');
});

it('an unknown enquiry is not found by any role', async () => {
  const guessed = '/desk/enquiries/0198c0de-0000-7000-8000-000000000001';
  for (const role of onEnquiries)
    expect((await ask(guessed, { headers: { cookie: cookies[role] } })).status).toBe(404);
});

it('an enquiry is not changed by accounts, or by a counsellor who may not see it', async () => {
  const { id } = await submitEnquiry(desk.store);
  const ravi = await desk.hire('Ravi Kumar', 'counsellor');
  await desk.store.desk.act(id, { kind: 'claim' }, toCounsellorActor(ravi));
  expect((await act(`/desk/enquiries/${id}`, 'accounts')).status).toBe(403);
  expect((await act(`/desk/enquiries/${id}`, 'counsellor')).status).toBe(404);
  expect((await desk.store.desk.findEnquiry(id))?.state).toBe('new');
});

it('the navigation marks the page to which an address belongs', async () => {
  const html = await (await ask('/desk/import', { headers: { cookie: cookies.owner } })).text();
  const marked = html.match(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/g) ?? [];
  expect(marked.map((link) => link.replaceAll(/<[^>]*>/g, ''))).toEqual(['Inbox']);
});

it('a page that a role may not open says so', async () => {
  for (const address of ['/desk/settings', '/desk/settings/messages/new-mail', '/desk/enquiries'])
    for (const role of ['accounts', 'counsellor'] as const) {
      if (address === '/desk/enquiries' && role === 'counsellor') continue;
      const answer = await ask(address, { headers: { cookie: cookies[role] } });
      expect([answer.status, (await act(address, role)).status]).toEqual([403, 403]);
      expect(await answer.text()).toContain('Not yours to open');
    }
});

it('the desk answers 404 until somebody is invited', async () => {
  const empty = await openTestDesk();
  try {
    expect((await fetch(`${empty.url}/desk`, { redirect: 'manual' })).status).toBe(404);
    expect((await fetch(`${empty.url}/desk/sign-in`)).status).toBe(404);
  } finally {
    await empty.close();
  }
});
