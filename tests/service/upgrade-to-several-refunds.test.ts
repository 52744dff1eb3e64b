/**
 * Upgrades a database of a release in which an order could have only one refund. It contains rows as that release
 * stored them: an order that was refunded, one whose refund was not sent yet, one whose refund the provider refused,
 * and a paid one. Each engine's database is upgraded once, and each test has a copy.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectToSqliteFile, markSqliteFileAsOurs } from '#database/connection/sqlite-file.ts';
import { migratePostgres } from '#database/migrate/migrate-postgres.ts';
import { migrateSqlite } from '#database/migrate/migrate-sqlite.ts';
import { openPostgresStore } from '#database/open-postgres-store.ts';
import { openSqliteStore } from '#database/open-sqlite-store.ts';
import type { Order } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import { monthOf } from '#domain/bookkeeping/month.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { financialYear } from '#domain/money/receipt-registers.ts';
import { refundablePaise, totalRefundedPaise } from '#domain/orders/order-states.ts';
import { formatReceiptsAndVouchersCsv } from '#service/bookkeeping/format-receipts-and-vouchers-csv.ts';
import { readReceiptsAndVouchersOfMonth } from '#service/bookkeeping/read-receipts-and-vouchers-of-month.ts';
import { makeTestDatabaseCloner } from './support/clone-test-databases.ts';
import { reportRefund } from './support/desk-orders.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';
import {
  hasPostgres,
  openTestPool,
  postgresNameInTitles,
} from './support/throwaway-postgres-databases.ts';

const lastBefore = '033-search-words-again.sql';
const now = new Date();
const year = financialYear(indianDay(now));
const receipt = (n: number) => `MIR/${year}/00000${n}`;
const voucher = (n: number) => `MIV/${year}/00000${n}`;
const fee = 399_900;

/** What differs between the two engines in the statements below. */
type Written = { schema: string; yes: string; moment: string };

/** The rows as a release of that time stored them. */
function statements({ schema, yes, moment }: Written): string[] {
  const paid = (name: string, n: number, more: string) =>
    `UPDATE ${schema}orders SET payment_id = 'pay_${n}', paid_at = ${moment}, receipt_number = '${receipt(n)}',
            receipt_at = ${moment}, ${more}
      WHERE enrolment_id IN (SELECT id FROM enrollments WHERE name = '${name}')`;
  const printed = (name: string, number: string, columns: string, values: string) =>
    `INSERT INTO ${schema}receipts (number, order_id, payer, mode, issued_at, ${columns})
     SELECT '${number}', orders.id, '${name}', 'live', ${moment}, ${values}
       FROM ${schema}orders JOIN enrollments ON enrollments.id = orders.enrolment_id
      WHERE enrollments.name = '${name}'`;
  const people = ['Refunded', 'Wanted', 'Refused', 'Paid'];
  const asked = (n: number) => `refund_key = 'rf-${n}', refund_paise = 100000`;
  return [
    `INSERT INTO ${schema}offers (slug, version, title, amount_paise, facts, is_on_sale, mode)
     VALUES ('mern-stack', 'v1', 'MERN Stack', ${fee}, '{}', ${yes}, 'live')`,
    ...people.map(
      (
        name,
        n,
      ) => `INSERT INTO enrollments (${schema === '' ? 'id, created_at, ' : ''}name, email, mobile, offer)
      VALUES (${schema === '' ? `new_id(), ${moment}, ` : ''}'${name}', '${name}@example.com', '987654321${n}', 'mern-stack')`,
    ),
    paid(
      'Refunded',
      1,
      `${asked(1)}, refund_id = 'rfnd_1', voucher_number = '${voucher(1)}', voucher_at = ${moment}, state = 'refunded'`,
    ),
    paid('Wanted', 2, `${asked(2)}, state = 'refunding'`),
    paid(
      'Refused',
      3,
      `${asked(3)}, refund_failed_at = ${moment}, doubt = 'refund failed', raised = '["rf-3"]', state = 'refunding'`,
    ),
    paid('Paid', 4, "state = 'paid'"),
    ...people.map((name, n) =>
      printed(name, receipt(n + 1), 'kind, paise, movement', `'receipt', ${fee}, 'pay_${n + 1}'`),
    ),
    printed(
      'Refunded',
      voucher(1),
      'kind, paise, movement, against, why',
      `'voucher', 100000, 'rfnd_1', '${receipt(1)}', 'refund'`,
    ),
    `INSERT INTO ${schema}registers (register, year, last) VALUES ('receipt', '${year}', 4), ('voucher', '${year}', 1)`,
  ];
}

function isUpgraded(open: () => Promise<{ store: Store; close: () => Promise<void> }>): void {
  let store: Store;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ store, close } = await open());
  });
  afterEach(() => close());
  const called = async (name: string) => {
    const orders = await store.orders.listOrders({});
    return orders.find(({ payer }) => payer?.name === name) as Order;
  };
  const span = [new Date(now.getTime() - 86_400_000), new Date(Date.now() + 86_400_000)] as const;
  /** Sums up the same receipts and vouchers in four ways, as four places of the desk do. */
  const figures = async () => {
    const issuedIn = { mode: 'live', since: span[0], until: span[1] } as const;
    const list = await store.orders.sumReceiptsAndVouchersOfOrders({ issuedIn });
    const { receiptsAndVouchers } = await store.desk.readNumbers(...span);
    const rows = await readReceiptsAndVouchersOfMonth(
      store.bookkeeping,
      'live',
      monthOf(indianDay(now)),
    );
    const rupees = formatReceiptsAndVouchersCsv(rows)
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[3] ?? 0));
    return {
      list: [list.receiptsPaise, list.vouchersPaise],
      numbers: [receiptsAndVouchers.receiptsPaise, receiptsAndVouchers.vouchersPaise],
      csv: Math.round(rupees.reduce((sum, one) => sum + one, 0) * 100),
      orders: (await store.orders.listOrders({})).reduce(
        (sum, one) => sum + totalRefundedPaise(one),
        0,
      ),
    };
  };
  const of = (vouchers: number) => ({
    list: [4 * fee, vouchers],
    numbers: [4 * fee, vouchers],
    csv: 4 * fee - vouchers,
    orders: vouchers,
  });

  it('with the same list, numbers and sums', async () => {
    expect(await figures()).toEqual(of(100_000));
    expect(await called('Refunded')).toMatchObject({
      state: 'refunded',
      voucher: { number: voucher(1) },
      vouchers: [{ number: voucher(1), paise: 100_000, movement: 'rfnd_1' }],
    });
    expect(await called('Wanted')).toMatchObject({
      state: 'refunding',
      refund: { key: 'rf-2', paise: 100_000, refundId: null, hasFailed: false },
      vouchers: [],
    });
    expect(await called('Refused')).toMatchObject({
      state: 'refunding',
      discrepancy: 'refund failed',
      refund: { key: 'rf-3', hasFailed: true },
    });
    expect(await called('Paid')).toMatchObject({ state: 'paid', refund: null, vouchers: [] });
    for (const search of ['rfnd_1', voucher(1), 'refunded@example.com']) {
      const found = await store.orders.listOrders({ search });
      expect(
        found.map(({ payer }) => payer?.name),
        search,
      ).toEqual(['Refunded']);
    }
    expect(await store.bookkeeping.findKnownPaymentsAndRefunds('live', ['rfnd_1'])).toMatchObject([
      { id: 'rfnd_1', paise: 100_000, because: null },
    ]);
  });

  it('and a second refund has the next voucher, while the first one stays as it was', async () => {
    const refunded = await called('Refunded');
    expect(refundablePaise(refunded)).toBe(fee - 100_000);
    await store.orders.requestRefund(refunded.id, 50_000, 'asha', 100_000);
    await reportRefund(store, refunded, 'rfnd_4');
    expect((await called('Refunded')).vouchers.map(({ number, paise }) => [number, paise])).toEqual(
      [
        [voucher(1), 100_000],
        [voucher(2), 50_000],
      ],
    );
    expect(await figures()).toEqual(of(150_000));
  });

  it('and the refund that was not sent is sent once, by its own key', async () => {
    const due = await store.orders.claimRefunds('live', 9, 60_000);
    expect(due.map(({ refund }) => refund?.key)).toEqual(expect.arrayContaining(['rf-2']));
    const wanted = await called('Wanted');
    const again = await store.orders.requestRefund(wanted.id, 100_000, 'asha', 0);
    expect(again.step.at).toBe('unchanged');
    await reportRefund(store, wanted, 'rfnd_2');
    expect(await called('Wanted')).toMatchObject({
      state: 'refunded',
      vouchers: [{ number: voucher(2), movement: 'rfnd_2' }],
    });
    expect(await figures()).toEqual(of(200_000));
  });

  it('and the refund that was refused is asked for again, by another key', async () => {
    const refused = await called('Refused');
    const { step, order } = await store.orders.requestRefund(refused.id, 40_000, 'asha', 0);
    expect(step.at).toBe('moved');
    expect(order.refund?.key).not.toBe('rf-3');
    await reportRefund(store, refused, 'rfnd_3');
    expect(await called('Refused')).toMatchObject({
      state: 'refunded',
      discrepancy: null,
      vouchers: [{ paise: 40_000, movement: 'rfnd_3' }],
    });
    expect(await figures()).toEqual(of(140_000));
  });
}

describe('a file from before orders had several refunds is upgraded', () => {
  const kept = makeScratchFolder();
  const upgraded = join(kept.path, 'upgraded.db');
  beforeAll(async () => {
    const old = connectToSqliteFile(upgraded, { idempotencyKey: null, now: Date.now });
    migrateSqlite(old, Date.now(), lastBefore);
    markSqliteFileAsOurs(old, upgraded);
    for (const sql of statements({ schema: '', yes: '1', moment: String(now.getTime()) }))
      old.exec(sql);
    old.close();
    await openSqliteStore(upgraded, Date.now).close();
  });
  afterAll(() => kept.remove());
  isUpgraded(async () => {
    const folder = makeScratchFolder();
    const path = join(folder.path, 'copy.db');
    copyFileSync(upgraded, path);
    const store = openSqliteStore(path, Date.now);
    return {
      store,
      close: async () => {
        await store.close();
        folder.remove();
      },
    };
  });
});

describe.skipIf(!hasPostgres)(
  `a database of ${postgresNameInTitles} from before orders had several refunds is upgraded`,
  () => {
    const upgraded = makeTestDatabaseCloner(async (url) => {
      const pool = openTestPool(url);
      const client = await pool.connect();
      await migratePostgres(client, lastBefore);
      const moment = `'${now.toISOString()}'`;
      for (const sql of statements({ schema: 'back_office.', yes: 'true', moment }))
        await client.query(sql);
      client.release();
      await pool.end();
      await (await openPostgresStore(url, () => {})).close();
    });
    isUpgraded(async () => {
      const { url, dropInBackground } = await upgraded();
      const store = await openPostgresStore(url, () => {});
      return {
        store,
        close: async () => {
          await store.close();
          dropInBackground();
        },
      };
    });
  },
);
