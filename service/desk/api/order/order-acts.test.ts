import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
  otherOffer,
  reportRefundMadeAtProvider,
  reportSecondPayment,
  storePaidOrderAndOtherOffer,
} from '../../../../tests/service/support/desk-orders.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import type { Payments } from '../../../payments/add-payments.ts';

const notYetBegun = { ask: 'refund', startsOn: '2999-01-01', hadLmsAccess: false } as const;

onDeskEngine('an act on an order', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let accounts: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    accounts = await storeStaffMember(store, 'accounts');
  });
  afterAll(() => opened.close());

  const now = async ({ id }: Order) => (await store.orders.findOrder(id)) as Order;

  it('allows a second order to be paid, and records who decided it', async () => {
    const first = await enrolAndPay(store);
    const made = await enrolWithoutPaying(store, { email: `${first.payer?.email}` });
    const second = await store.orders.flagSecondOrder(made.id);
    let nudges = 0;
    const nudge = () => {
      nudges += 1;
    };
    const payments = { nudge } as unknown as Payments;
    const api = makeTestOrdersApi(store, accounts, { payments });
    expect(await api.find(second.id)).toMatchObject({ asksFirst: true, secondOf: first.id });
    expect(await api.allowSecondOrder(second.id)).toBe('asked');
    // A second press of the button, or a forged act, changes nothing and wakes no worker, and the answer says so.
    expect(await api.allowSecondOrder(second.id)).toBe('late');
    expect(nudges).toBe(1);
    const sheet = await api.find(second.id);
    expect(sheet).toMatchObject({ asksFirst: false, secondOf: first.id });
    expect(sheet.history.at(-1)).toMatchObject({ type: 'order.for-another', who: accounts.id });
  });

  describe('asks the terms', () => {
    const noon = (day: string) => () => Date.parse(`${day}T12:00:00+05:30`);

    it('as of the day in India, with the holidays of the site', async () => {
      const order = await enrolAndPay(store);
      const answerAt = (at: () => number, holidays: string[] = []) =>
        makeTestOrdersApi(store, accounts, { now: at, holidays: new Set(holidays) }).answer(
          order.id,
          {
            ask: 'move',
            startsOn: '2026-12-04',
            newStart: '2027-01-04',
          },
        );
      // At this moment it is still the previous day in London.
      const justMidnight = () => Date.parse('2026-11-25T00:00:00+05:30');
      expect(await answerAt(justMidnight)).toMatchObject({
        isAllowed: true,
        decisiveDate: '2026-11-25',
      });
      expect(await answerAt(() => justMidnight() + 86_400_000)).toMatchObject({ isAllowed: false });
      expect(await answerAt(justMidnight, ['2026-11-26'])).toMatchObject({
        isAllowed: false,
        decisiveDate: '2026-11-24',
      });
    });

    it('about another course once it was changed, and not because something else was granted', async () => {
      const order = await storePaidOrderAndOtherOffer(store);
      const api = makeTestOrdersApi(store, accounts, { now: noon('2026-11-23') });
      const change = {
        ask: 'change',
        toOffer: otherOffer.slug,
        startsOn: '2026-12-15',
        endsOn: '2027-03-01',
        alternativeEndsOn: '2027-03-15',
      } as const;
      const move = { ask: 'move', startsOn: '2026-12-15', newStart: '2027-01-05' } as const;
      await api.grant(order.id, move);
      expect(await api.answer(order.id, change)).toMatchObject({ isAllowed: true });
      await api.reconcile(order.id);
      await api.grant(order.id, change);
      const events = await store.desk.eventsOf([order.id]);
      expect(events.filter(({ type }) => type === 'order.granted')).toMatchObject([
        { who: accounts.id, what: { ...move, paise: 50_000 } },
        { who: accounts.id, what: { ...change, paise: 50_000 } },
      ]);
      expect((await api.answer(order.id, change)).because).toMatch(/changed once already/);
      await expect(api.grant(order.id, change)).rejects.toMatchObject({ status: 400 });
    });

    it('and records beside a refund what the terms say, which is null if they say no', async () => {
      const order = await enrolAndPay(store);
      const api = makeTestOrdersApi(store, accounts);
      const asked = { ...notYetBegun, hadLmsAccess: true };
      expect(await api.refund(order.id, 1, asked, 'As agreed with her', 0)).toBe('asked');
      const [entry] = await store.desk.eventsOf([order.id]);
      expect(entry).toMatchObject({
        what: { ...asked, paise: 1, ruleSays: 0, reason: 'As agreed with her' },
      });
    });

    it('about no refund of zero', async () => {
      const order = await enrolAndPay(store);
      for (const paise of [0, -100])
        await expect(
          makeTestOrdersApi(store, accounts).refund(
            order.id,
            paise,
            notYetBegun,
            'As agreed with her',
            0,
          ),
        ).rejects.toMatchObject({ status: 400 });
      expect((await now(order)).state).toBe('paid');
    });
  });

  describe('notifies the worker that sends to the provider', () => {
    const counting = () => {
      let nudges = 0;
      const payments = {
        nudge: () => {
          nudges += 1;
        },
      } as unknown as Payments;
      return { api: makeTestOrdersApi(store, accounts, { payments }), nudges: () => nudges };
    };

    it('of a refund to make, and not when there is none', async () => {
      const order = await enrolAndPay(store);
      const { api, nudges } = counting();
      expect(await api.refund(order.id, 399_901, notYetBegun, 'As agreed with her', 0)).toBe(
        'too much',
      );
      expect(nudges()).toBe(0);
      expect(await api.refund(order.id, 100, notYetBegun, 'As agreed with her', 0)).toBe('asked');
      expect(nudges()).toBe(1);
      expect(await api.refund(order.id, 100, notYetBegun, 'As agreed with her', 0)).toBe('late');
      expect(nudges()).toBe(1);
    });

    it('of a question about the state of a payment', async () => {
      const { id } = await enrolAndPay(store);
      const { api, nudges } = counting();
      await api.reconcile(id);
      expect(nudges()).toBe(1);
    });

    it('of a settled discrepancy only if the visitor is told of a refund', async () => {
      const order = await enrolAndPay(store);
      const { api, nudges } = counting();
      await reportSecondPayment(store, order);
      await reportRefundMadeAtProvider(store, order, 50_000);
      const settling = { note: 'Looked at', seen: (await api.find(order.id)).seen };
      expect(await api.settle(order.id, { ...settling, isRefund: true })).toBe('settled');
      expect(nudges()).toBe(1);
      const other = await enrolAndPay(store);
      await reportSecondPayment(store, other);
      const seen = (await api.find(other.id)).seen;
      await api.settle(other.id, { note: 'Looked at', seen, isRefund: false });
      expect(nudges()).toBe(1);
    });
  });

  describe('delivers the receipt', () => {
    const printing = (made: { name: string; bytes: Buffer } | null) => {
      const asked: unknown[] = [];
      const make = async (kind: string, { id }: Order) => {
        asked.push([kind, id]);
        return made;
      };
      return { asked, payments: { receipts: { make } } as unknown as Payments };
    };
    const read = async ({ id }: Order) =>
      (await store.desk.eventsOf([id])).map(({ type, who, what }) => ({ type, who, what }));

    it('or the voucher, and records who has read which', async () => {
      const order = await enrolAndPay(store);
      const file = { name: 'MIR-1.pdf', bytes: Buffer.from('%PDF') };
      const { asked, payments } = printing(file);
      const api = makeTestOrdersApi(store, accounts, { payments });
      expect(await api.file(order.id, 'voucher')).toBe(file);
      expect(asked).toEqual([['voucher', order.id]]);
      expect(await read(order)).toEqual([
        { type: 'order.file read', who: accounts.id, what: { kind: 'voucher' } },
      ]);
    });

    it('only if one exists, and records nothing otherwise', async () => {
      const order = await enrolAndPay(store);
      const { payments } = printing(null);
      const without = { ...payments, receipts: null };
      for (const given of [payments, without, null])
        expect(
          await makeTestOrdersApi(store, accounts, { payments: given }).file(order.id, 'receipt'),
        ).toBeNull();
      expect(await read(order)).toEqual([]);
    });
  });
});
