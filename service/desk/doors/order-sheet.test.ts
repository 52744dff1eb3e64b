import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order-port.ts';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import { type Opened, onBothEngines } from '../../../tests/service/support/both-engines.ts';
import {
  goesBack,
  makesOrder,
  openOrdersDoor,
  paysAgain,
  paysForOrder,
  refundArrives,
} from '../../../tests/service/support/desk-orders.ts';
import { joins } from '../../../tests/service/support/desk-people.ts';
import { sampleOffer } from '../../../tests/service/support/store-paid-order.ts';
import type { Payments } from '../../payments/payments.ts';

const notYetBegun = { ask: 'refund', startsOn: '2999-01-01', hadLmsAccess: false } as const;
const dated = {
  ...sampleOffer,
  facts: {
    kind: 'workshop',
    registrationChargePaise: 100_000,
    refund: 'Ask a week before.',
    start: { at: 'dates', startDate: '2027-01-05', endDate: '2027-01-09' },
  },
};

onBothEngines('the sheet of an order', (open) => {
  let opened: Opened;
  let store: Store;
  let accounts: Staff;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    accounts = await joins(store, 'accounts');
  });
  afterAll(() => opened.close());

  const now = async ({ id }: Order) => (await store.orders.findOrder(id)) as Order;
  const sheetOf = ({ id }: Order) => openOrdersDoor(store, accounts).find(id);

  describe('says', () => {
    it('who pays, by which link, and what the offer said when the order was made', async () => {
      const { id } = await paysForOrder(store, dated);
      const order = await now({ id } as Order);
      expect(await sheetOf(order)).toMatchObject({
        id,
        enquiryId: order.enrolmentId,
        payer: order.payer?.name,
        email: order.payer?.email,
        phone: order.payer?.phone,
        link: null,
        paidAt: order.paidAt,
        paymentId: `pay_${id}`,
        refund: null,
        receipt: order.receipt?.number,
        receiptAt: order.receipt?.issuedAt,
        voucher: null,
        startsOn: '2027-01-05',
        registrationChargePaise: 100_000,
        refundSentence: 'Ask a week before.',
        seen: { doubt: null, raised: 0 },
      });
      expect(order.payer?.email).toMatch(/@/);
      expect(order.receipt?.issuedAt).toBeInstanceOf(Date);
    });

    it('where somebody can pay, and nothing of a payment before there is one', async () => {
      const order = await makesOrder(store);
      const link = { id: 'plink_1', url: 'https://pay.example/1', expiresAt: new Date(4e12) };
      await store.orders.noteLink(order.id, link);
      expect(await sheetOf(order)).toMatchObject({
        state: 'offered',
        link: { url: link.url, expiresAt: link.expiresAt },
        paidAt: null,
        paymentId: null,
        receipt: null,
        receiptAt: null,
        voucher: null,
      });
    });

    it('no start where the offer has none, or an earlier release kept something else', async () => {
      const withStart = (start: unknown) =>
        paysForOrder(store, { ...sampleOffer, facts: { ...sampleOffer.facts, start } });
      expect((await sheetOf(await paysForOrder(store))).startsOn).toBeNull();
      const onRequest = { at: 'request', sentence: 'On a call.' };
      expect((await sheetOf(await withStart(onRequest))).startsOn).toBeNull();
      expect((await sheetOf(await withStart({ startDate: 5 }))).startsOn).toBeNull();
    });

    it('how far a refund has come', async () => {
      const order = await paysForOrder(store);
      const door = openOrdersDoor(store, accounts);
      await door.refund(order.id, 100_000, notYetBegun);
      const { refund } = await now(order);
      expect((await sheetOf(order)).refund).toEqual({
        paise: 100_000,
        isSent: false,
        hasFailed: false,
      });
      await store.orders.noteRefund(order.id, refund?.key ?? '', 'rfnd_sent');
      expect((await sheetOf(order)).refund).toMatchObject({ isSent: true });
      await refundArrives(store, order, 'rfnd_sent');
      const { voucher } = await now(order);
      expect(await sheetOf(order)).toMatchObject({ state: 'refunded', voucher: voucher?.number });
      expect(voucher?.number).toMatch(/\d/);
    });

    it('every doubt that nobody has settled, and how many there have been', async () => {
      const order = await paysForOrder(store);
      await paysAgain(store, order, 'pay_second');
      await goesBack(store, order, 50_000);
      const { doubts, seen } = await sheetOf(order);
      expect(doubts.map(({ did }) => did)).toEqual([
        'paid twice',
        "was paid back on the payment provider's page",
      ]);
      expect(seen).toEqual({ doubt: 'paid back elsewhere', raised: 2 });
    });

    it('what happened in its order, from the provider and from the desk', async () => {
      const order = await paysForOrder(store);
      const door = openOrdersDoor(store, accounts);
      await door.reconcile(order.id);
      await paysAgain(store, order);
      const { seen } = await sheetOf(order);
      await door.settle(order.id, { note: 'Paid back', seen, isRefund: false });
      const { happened } = await sheetOf(order);
      const times = happened.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(happened.map(({ type }) => type).sort()).toEqual([
        'order.asked about',
        'order.doubt',
        'order.doubt-settled',
        'order.made',
        'order.paid',
      ]);
      expect(happened).toContainEqual(
        expect.objectContaining({ type: 'order.asked about', who: accounts.id }),
      );
    });
  });

  describe('asks the rules', () => {
    const noon = (day: string) => () => Date.parse(`${day}T12:00:00+05:30`);

    it('as of the day in India, with the holidays of the site', async () => {
      const order = await paysForOrder(store, dated);
      const answerAt = (at: () => number, holidays: string[] = []) =>
        openOrdersDoor(store, accounts, { now: at, holidays: new Set(holidays) }).answer(order.id, {
          ask: 'move',
          startsOn: '2026-12-04',
          newStart: '2027-01-04',
        });
      // Still the day before in London.
      const justMidnight = () => Date.parse('2026-11-25T00:00:00+05:30');
      expect(await answerAt(justMidnight)).toMatchObject({
        isAllowed: true,
        turnsOn: '2026-11-25',
      });
      expect(await answerAt(() => justMidnight() + 86_400_000)).toMatchObject({ isAllowed: false });
      expect(await answerAt(justMidnight, ['2026-11-26'])).toMatchObject({
        isAllowed: false,
        turnsOn: '2026-11-24',
      });
    });

    it('about another course once it was changed, and not because something else was granted', async () => {
      const order = await paysForOrder(store, dated);
      const door = openOrdersDoor(store, accounts, { now: noon('2026-11-23') });
      const change = {
        ask: 'change',
        startsOn: '2026-12-15',
        endsOn: '2027-03-01',
        alternativeEndsOn: '2027-03-15',
      } as const;
      const move = { ask: 'move', startsOn: '2026-12-15', newStart: '2027-01-05' } as const;
      await door.grant(order.id, move);
      expect(await door.answer(order.id, change)).toMatchObject({ isAllowed: true });
      await door.reconcile(order.id);
      await door.grant(order.id, change);
      const events = await store.desk.eventsOf([order.id]);
      expect(events.filter(({ type }) => type === 'order.granted')).toMatchObject([
        { who: accounts.id, what: { ...move, paise: 50_000 } },
        { who: accounts.id, what: { ...change, paise: 50_000 } },
      ]);
      expect((await door.answer(order.id, change)).because).toMatch(/changed once already/);
      await expect(door.grant(order.id, change)).rejects.toMatchObject({ status: 400 });
    });

    it('and notes beside a refund what they say, which is nothing where they say no', async () => {
      const order = await paysForOrder(store, dated);
      const door = openOrdersDoor(store, accounts);
      const asked = { ...notYetBegun, hadLmsAccess: true };
      expect(await door.refund(order.id, 1, asked)).toBe('asked');
      const [entry] = await store.desk.eventsOf([order.id]);
      expect(entry).toMatchObject({ what: { ...asked, paise: 1, ruleSays: 0 } });
    });

    it('about no refund of nothing', async () => {
      const order = await paysForOrder(store);
      for (const paise of [0, -100])
        await expect(
          openOrdersDoor(store, accounts).refund(order.id, paise, notYetBegun),
        ).rejects.toMatchObject({ status: 400 });
      expect((await now(order)).state).toBe('paid');
    });
  });

  describe('tells whoever sends to the provider', () => {
    const counting = () => {
      let nudges = 0;
      const payments = {
        nudge: () => {
          nudges += 1;
        },
      } as unknown as Payments;
      return { door: openOrdersDoor(store, accounts, { payments }), nudges: () => nudges };
    };

    it('that there is a refund to make, and not when there is none', async () => {
      const order = await paysForOrder(store);
      const { door, nudges } = counting();
      expect(await door.refund(order.id, 399_901, notYetBegun)).toBe('too much');
      expect(nudges()).toBe(0);
      expect(await door.refund(order.id, 100, notYetBegun)).toBe('asked');
      expect(nudges()).toBe(1);
      expect(await door.refund(order.id, 100, notYetBegun)).toBe('late');
      expect(nudges()).toBe(1);
    });

    it('that somebody wants to know now', async () => {
      const { id } = await paysForOrder(store);
      const { door, nudges } = counting();
      await door.reconcile(id);
      expect(nudges()).toBe(1);
    });

    it('of what was settled only where the visitor is told of a refund', async () => {
      const order = await paysForOrder(store);
      const { door, nudges } = counting();
      await paysAgain(store, order);
      await goesBack(store, order, 50_000);
      const settling = { note: 'Looked at', seen: (await door.find(order.id)).seen };
      expect(await door.settle(order.id, { ...settling, isRefund: true })).toBe('settled');
      expect(nudges()).toBe(1);
      const other = await paysForOrder(store);
      await paysAgain(store, other);
      const seen = (await door.find(other.id)).seen;
      await door.settle(other.id, { note: 'Looked at', seen, isRefund: false });
      expect(nudges()).toBe(1);
    });
  });

  describe('hands out the receipt', () => {
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

    it('or the voucher, and notes who has read which', async () => {
      const order = await paysForOrder(store);
      const file = { name: 'MIR-1.pdf', bytes: Buffer.from('%PDF') };
      const { asked, payments } = printing(file);
      const door = openOrdersDoor(store, accounts, { payments });
      expect(await door.file(order.id, 'voucher')).toBe(file);
      expect(asked).toEqual([['voucher', order.id]]);
      expect(await read(order)).toEqual([
        { type: 'order.file read', who: accounts.id, what: { kind: 'voucher' } },
      ]);
    });

    it('only where there is one, and notes nothing otherwise', async () => {
      const order = await paysForOrder(store);
      const { payments } = printing(null);
      const without = { ...payments, receipts: null };
      for (const given of [payments, without, null])
        expect(
          await openOrdersDoor(store, accounts, { payments: given }).file(order.id, 'receipt'),
        ).toBeNull();
      expect(await read(order)).toEqual([]);
    });
  });
});
