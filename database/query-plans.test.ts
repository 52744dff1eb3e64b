/**
 * Tests that queries for orders, their notifications and pages of enquiries do not become slower as rows are added: on
 * SQLite, a query blocks the process.
 */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeScratchFolder } from '../tests/service/support/make-scratch-folder.ts';
import { makeEnrolment } from '../tests/service/support/make-submissions.ts';
import { placeMigratedSqlite } from '../tests/service/support/place-migrated-sqlite.ts';
import { submitEnquiry } from '../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../tests/service/support/store-paid-order.ts';
import { makeBookkeepingStore } from './bookkeeping/bookkeeping-store.ts';
import { makeKyselyDatabaseOnSqlite } from './connection/kysely-database.ts';
import { connectToSqliteFile } from './connection/sqlite-file.ts';
import { makeEnquirySearchIndexWriter } from './desk/inbox/enquiry-search-index-writer.ts';
import { makeNumbersStore } from './desk/numbers/numbers-store.ts';
import { makeRelatedEnquiryStore } from './desk/related/related-enquiry-store.ts';
import { eraseEnquiryRows, iterateLeadPages } from './enquiries/read-and-erase-leads-in-sqlite.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import type { OrderPort } from './orders/order-port.ts';
import { makeOrderStore } from './orders/order-store.ts';
import type { Store } from './store.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let store: Store;
let connection: DatabaseSync;
let orders: OrderPort;
beforeEach(async () => {
  folder = makeScratchFolder();
  const path = join(folder.path, 'test.db');
  await placeMigratedSqlite(path);
  store = openSqliteStore(path, Date.now);
  connection = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
  orders = makeOrderStore(makeKyselyDatabaseOnSqlite(connection, Date.now));
});
afterEach(async () => {
  connection.close();
  await store.close();
  folder.remove();
});

/** Returns the steps of SQLite's plan for each statement that `work` runs. */
async function stepsOf(work: () => unknown): Promise<string[]> {
  const prepare = vi.spyOn(connection, 'prepare');
  await work();
  const asked = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  return asked
    .filter((sql) => /^(select|update|delete)/i.test(sql))
    .flatMap((sql) => connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
    .map(({ detail }) => String(detail));
}

/**
 * Returns the index or key by which each statement of `work` reads the table; `SCAN` if the statement reads the whole
 * table.
 */
async function waysTo(table: string, work: () => unknown): Promise<string[]> {
  return (await stepsOf(work))
    .filter((detail) => detail.split(' ')[1] === table)
    .map((detail) => /INDEX (\w+)/.exec(detail)?.[1] ?? /PRIMARY KEY|SCAN/.exec(detail)?.[0] ?? '');
}

it('the orders of one state are listed by an index that has them in order', async () => {
  expect(await waysTo('orders', () => orders.listOrders({ state: 'paid' }))).toEqual([
    'orders_by_state',
  ]);
});

it('the receipts and vouchers of a month are found by their days', async () => {
  const bookkeeping = makeBookkeepingStore(makeKyselyDatabaseOnSqlite(connection, Date.now));
  const [since, until] = [new Date(0), new Date(1)];
  const inSpan = () => bookkeeping.ordersWithReceiptOrVoucher('live', since, until, 'voucher');
  expect(await waysTo('receipts', inSpan)).toEqual(['receipts_issued']);
  const known = () => bookkeeping.findKnownPaymentsAndRefunds('live', ['rfnd_1']);
  expect(await waysTo('receipts', known)).toEqual(['receipts_by_movement']);
});

it('links that were refused are found among the discrepancies', async () => {
  expect(await waysTo('orders', () => orders.retryRefusedLinks('live'))).toEqual([
    'orders_in_doubt',
  ]);
});

it('orders without a link are found by their due time, and claimed by their keys', async () => {
  await store.orders.setOffers([sampleOfferOnSale], 'live');
  await store.insertAsVisitor(makeEnrolment(1, { offer: sampleOfferOnSale.slug }));
  expect(await waysTo('orders', () => orders.claimForFirstLink('live', 20, 60_000))).toEqual([
    'orders_made',
    'orders_due',
    'orders_due',
    'orders_due',
    'PRIMARY KEY',
    'PRIMARY KEY',
  ]);
});

it('paid orders that are due, and refunded ones about which somebody asks, are found by their due time', async () => {
  expect(await waysTo('orders', () => orders.claimPaidForLookUp('live', 20, 60_000))).toEqual([
    'orders_due',
    'orders_due',
    'orders_due',
    'orders_due',
    'orders_due',
    'orders_due',
    'orders_by_hand',
    'orders_by_hand',
    'orders_by_hand',
  ]);
});

it('a search reads the words of enquiries by index, and texts only of enquiries without words', async () => {
  const ways = () =>
    makeOrderStore(makeKyselyDatabaseOnSqlite(connection, Date.now)).listOrders({
      search: 'asha rao',
    });
  expect(await waysTo('enquiries', ways)).toEqual(['PRIMARY KEY']);
});

it('enquiries whose words have to be written are found by their index', async () => {
  const index = makeEnquirySearchIndexWriter(
    makeKyselyDatabaseOnSqlite(connection, Date.now),
    async () => [],
  );
  expect(await waysTo('enquiries', () => index.indexNew(1))).toEqual([]);
});

it('other orders of the same person are found by the headers of their enrolments', async () => {
  await store.orders.setOffers([sampleOfferOnSale], 'live');
  await store.insertAsVisitor(makeEnrolment(1, { offer: sampleOfferOnSale.slug }));
  const [order] = await store.orders.listOrders({});
  // A connection caches its statements, so each measurement uses a new connection.
  const ways = () =>
    makeOrderStore(makeKyselyDatabaseOnSqlite(connection, Date.now)).flagSecondOrder(
      order?.id ?? '',
    );
  expect(await waysTo('orders', ways)).toEqual(['PRIMARY KEY', 'orders_of_enrolment']);
  expect((await waysTo('enquiries', ways)).toSorted()).toEqual([
    'PRIMARY KEY',
    'enquiries_by_email',
    'enquiries_by_phone',
  ]);
});

it('what people have paid for is found by their enquiries, and not by reading all paid orders', async () => {
  const one = await submitEnquiry(store);
  const related = makeRelatedEnquiryStore(makeKyselyDatabaseOnSqlite(connection, Date.now));
  const ways = await waysTo('orders', () => related.findPaidOfferTitles([one.id]));
  expect(new Set(ways)).toEqual(new Set(['orders_of_enrolment']));
});

it('the only order of a person is compared without a write, which would wait for the disk', async () => {
  await store.orders.setOffers([sampleOfferOnSale], 'live');
  await store.insertAsVisitor(makeEnrolment(1, { offer: sampleOfferOnSale.slug }));
  const [order] = await store.orders.listOrders({});
  const prepare = vi.spyOn(connection, 'prepare');
  await makeOrderStore(makeKyselyDatabaseOnSqlite(connection, Date.now)).flagSecondOrder(
    order?.id ?? '',
  );
  const asked = prepare.mock.calls.map(([sql]) => sql);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((sql) => !/^select/i.test(sql))).toEqual([]);
});

it('figures of a period read only the receipts and vouchers of that period', async () => {
  const figures = makeNumbersStore(makeKyselyDatabaseOnSqlite(connection, Date.now));
  const ways = await waysTo('receipts', () =>
    figures.readNumbers(new Date(0), new Date(86_400_000)),
  );
  expect(ways).toEqual(['receipts_issued']);
});

it('the notices about an erased person are found by their subject', async () => {
  const id = '01a20161-da14-7000-a240-9ae60d618d2e';
  expect(await waysTo('outbox', () => eraseEnquiryRows(connection, [id]))).toEqual([
    'outbox_about',
  ]);
});

it('a page of all enquiries is merged from the keys of their tables, so that none is sorted', async () => {
  for (const newestFirst of [false, true]) {
    const steps = await stepsOf(async () => {
      for await (const page of iterateLeadPages(connection, { newestFirst }))
        expect(page).toEqual([]);
    });
    expect(steps).toContain('MERGE (UNION ALL)');
    expect(steps.filter((step) => /SORT|ORDER BY/.test(step))).toEqual([]);
  }
});
