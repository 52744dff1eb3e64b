import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { OrdersApi } from '#desk/api-types/orders-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { ListedOrderState } from '#domain/orders/listed-order-state-and-sums.ts';
import { orderRowsPerPage } from '#domain/rows-per-page.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
  reportRefund,
  reportSecondPayment,
} from '../../../tests/service/support/desk-orders.ts';
import { joinPieces } from '../../../tests/service/support/join-pieces.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../tests/service/support/staff-and-enquiries.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';

const status = (code: number) => expect.objectContaining({ status: code });
const refund = { ask: 'refund', startsOn: '2999-01-01', hadLmsAccess: false } as const;

onDeskEngine('the orders at the desk', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let accounts: StaffMember;
  let api: OrdersApi;
  let made: Order;
  let paid: Order;
  let refunded: Order;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    accounts = await storeStaffMember(store, 'accounts');
    made = await enrolWithoutPaying(store);
    paid = await enrolAndPay(store);
    await reportSecondPayment(store, paid);
    const another = await enrolAndPay(store);
    await makeTestOrdersApi(store, accounts).refund(
      another.id,
      299_950,
      refund,
      'As agreed with her',
      0,
    );
    await reportRefund(store, another, 'rfnd_1');
    refunded = (await store.orders.findOrder(another.id)) as Order;
  });
  // The APIs are created again before each test, because each serves a single request.
  beforeEach(() => {
    api = makeTestOrdersApi(store, accounts);
  });
  afterAll(() => opened.close());

  const noted = async () => (await store.desk.readAuditPage({ type: 'orders.exported' }))[0];
  const exported = async (filter: Parameters<OrdersApi['csv']>[0]) =>
    parse(await joinPieces(api.csv(filter)), { bom: true, columns: true }) as Record<
      string,
      string
    >[];

  describe('are listed', () => {
    it('the newest first, with their offer, payer and state', async () => {
      expect(await api.list({})).toEqual([
        {
          id: refunded.id,
          createdAt: refunded.createdAt,
          state: 'refunded',
          discrepancy: null,
          asksFirst: false,
          failedAt: null,
          paise: 399_900,
          receivedPaise: 399_900,
          paidBackPaise: 299_950,
          mode: 'live',
          offer: 'MERN Stack',
          payer: refunded.payer?.name,
          receipt: refunded.receipt?.number,
          waitsForSecondPerson: false,
          waitsForHandRefund: false,
          asksOn: null,
          isMissed: false,
          isMistake: false,
          sumsInPeriod: null,
        },
        expect.objectContaining({ id: paid.id, state: 'paid', discrepancy: 'paid twice' }),
        expect.objectContaining({ id: made.id, state: 'made', discrepancy: null, receipt: null }),
      ]);
      expect(refunded.payer?.name).toMatch(/^Ravi/);
      expect(refunded.receipt?.number).toMatch(/\d/);
    });

    it('by their state, by an open discrepancy, and from a given order on', async () => {
      const ids = async (filter: Parameters<OrdersApi['list']>[0]) =>
        (await api.list(filter)).map(({ id }) => id);
      expect(await ids({ state: 'made' })).toEqual([made.id]);
      expect(await ids({ needsAttention: true })).toEqual([paid.id]);
      expect(await ids({ before: paid.id })).toEqual([made.id]);
      const found = [
        `${paid.paymentId}`,
        `${paid.receipt?.number}`.toLowerCase(),
        `${paid.payer?.email}`,
        `${paid.payer?.phone}`,
        paid.id,
      ];
      for (const search of found) expect(await ids({ search })).toEqual([paid.id]);
      expect(await ids({ search: `${refunded.voucher?.number}` })).toEqual([refunded.id]);
      expect(await ids({ search: 'nobody of that name' })).toEqual([]);
      expect(await ids({ search: `${paid.payer?.email}`, state: 'made' })).toEqual([]);
    });
  });

  describe('are exported', () => {
    it('with every column that the books need, in rupees and in Indian time', async () => {
      const [row] = await exported({ state: 'refunded' });
      const { payer, receipt, voucher } = refunded;
      expect(Object.entries(row ?? {})).toEqual(
        Object.entries({
          'Made (IST)': formatIndianTime(refunded.createdAt),
          State: 'refunded',
          Discrepancy: '',
          'Demonstration or test': '',
          Offer: 'MERN Stack',
          Rupees: '3999.00',
          Payer: payer?.name,
          Email: payer?.email,
          Phone: payer?.phone,
          'Paid (IST)': formatIndianTime(refunded.paidAt as Date),
          Receipt: receipt?.number,
          'Refunded rupees': '2999.50',
          Voucher: voucher?.number,
          Order: refunded.id,
          'Received rupees': '3999.00',
          'Paid back rupees': '2999.50',
          'Net rupees': '999.50',
          'Way of payment': 'online',
          'Rupees by mistake': '0.00',
        }),
      );
      expect(voucher?.number).toMatch(/\d/);
    });

    it('with empty cells for missing values', async () => {
      const [row] = await exported({ state: 'made' });
      const empty = Object.entries(row ?? {}).filter(([, cell]) => cell === '');
      expect(empty.map(([title]) => title)).toEqual([
        'Discrepancy',
        'Demonstration or test',
        'Paid (IST)',
        'Receipt',
        'Refunded rupees',
        'Voucher',
        'Way of payment',
      ]);
    });

    it('as a file that a spreadsheet reads as UTF-8', async () => {
      expect(await joinPieces(api.csv({ state: 'expired' }))).toMatch(
        /^\ufeffMade \(IST\),State,.*Rupees by mistake\r\n$/,
      );
    });

    it('with an audit entry with the filter and the number of orders', async () => {
      await joinPieces(api.csv({}));
      expect(await noted()).toMatchObject({
        who: accounts.id,
        subject: 'orders',
        what: { state: null, withDiscrepancy: false, count: 3 },
      });
      await joinPieces(api.csv({ state: 'paid', needsAttention: true }));
      expect((await noted())?.what).toEqual({ state: 'paid', withDiscrepancy: true, count: 1 });
    });
  });

  it('say of a payment recorded by mistake that it was a mistake, and not that it was paid back', async () => {
    const { id, amountPaise: paise } = await enrolWithoutPaying(store);
    const record = { way: 'cash', reference: 'Slip 1', movedOn: indianDay(new Date()) } as const;
    await store.orders.recordPayment(id, { ...record, paise }, accounts.id);
    await store.orders.takeBackRecord(id, 'The wrong order', accounts.id);
    const row = (await exported({})).find(({ Order: order }) => order === id);
    expect(row).toMatchObject({
      State: 'mistake',
      'Refunded rupees': '',
      'Received rupees': '3999.00',
      'Paid back rupees': '0.00',
      'Rupees by mistake': '3999.00',
      'Net rupees': '0.00',
      'Way of payment': 'cash',
    });
    expect((await api.list({ state: 'mistake' })).map((order) => order.id)).toEqual([id]);
    expect((await api.list({ state: 'refunded' })).map((order) => order.id)).toEqual([refunded.id]);
    const issuedIn = {
      mode: 'live',
      since: new Date(0),
      until: new Date(Date.now() + 60_000),
    } as const;
    const sums = async (state: ListedOrderState) => api.sums({ state, issuedIn });
    expect(await sums('mistake')).toMatchObject({ orders: 1, mistakes: 1, vouchers: 1 });
    expect(await sums('refunded')).toMatchObject({ orders: 1, mistakes: 0, vouchers: 1 });
  });

  it('are refused to counsellors, whatever they ask for', async () => {
    const counsellors = makeTestOrdersApi(store, await storeStaffMember(store, 'counsellor'));
    const seen = { discrepancy: 'paid twice', raised: 1 } as const;
    const exports = (await noted())?.id;
    for (const ask of [
      () => counsellors.list({}),
      () => counsellors.find(paid.id),
      () => counsellors.answer(paid.id, refund),
      () => counsellors.refund(paid.id, 100, refund, 'As agreed with her', 0),
      () => counsellors.grant(paid.id, refund),
      () => counsellors.reconcile(paid.id),
      () => counsellors.settle(paid.id, { note: 'Fine', seen, isRefund: false }),
      () => counsellors.file(paid.id, 'receipt'),
      () => counsellors.csv({}),
      () => counsellors.unmatched(),
      () => counsellors.settleUnmatched(paid.id, 'Fine'),
    ])
      await expect(ask()).rejects.toEqual(status(403));
    expect(await store.orders.findOrder(paid.id)).toMatchObject({
      state: 'paid',
      discrepancy: seen.discrepancy,
    });
    expect(await store.desk.eventsOf([paid.id])).toEqual([]);
    expect((await noted())?.id).toBe(exports);
  });

  it('are not found under a guessed address', async () => {
    const id = '01a00000-0000-7000-8000-000000000000';
    for (const ask of [
      () => api.find(id),
      () => api.answer(id, refund),
      () => api.refund(id, 100, refund, 'As agreed with her', 0),
      () => api.grant(id, refund),
      () => api.reconcile(id),
      () => api.settle(id, { note: '', seen: { discrepancy: null, raised: 0 }, isRefund: false }),
      () => api.file(id, 'receipt'),
    ])
      await expect(ask()).rejects.toEqual(status(404));
  });

  it('show and export no payer once the enrolment was erased', async () => {
    const order = await enrolAndPay(store);
    await store.desk.erase([`${order.enrolmentId}`], accounts.id);
    expect((await api.list({}))[0]).toMatchObject({ id: order.id, payer: null });
    expect(await api.find(order.id)).toMatchObject({ email: null, phone: null, enquiryId: null });
    const [row] = await exported({ before: undefined });
    expect(row).toMatchObject({ Order: order.id, Payer: '', Email: '', Phone: '' });
  });

  it('are exported completely, however many pages they fill', async () => {
    const before = (await exported({})).length;
    for (let n = 0; n < orderRowsPerPage; n += 1) await enrolWithoutPaying(store);
    const rows = await exported({});
    expect(rows).toHaveLength(before + orderRowsPerPage);
    expect(new Set(rows.map(({ Order }) => Order)).size).toBe(rows.length);
    expect(rows.at(-1)?.Order).toBe(made.id);
  });
});
