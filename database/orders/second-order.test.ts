import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indianDay } from '#domain/dates/indian-day.ts';
import { usualInstalmentDates } from '#domain/orders/instalments.ts';
import { isBlockedAsSecondOrder } from '#domain/orders/order-states.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import type { Store } from '../store.ts';
import type { Order } from './order.ts';

onBothEngines('two orders of one person for one offer', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let orders: Store['orders'];
  let people = 0;
  let enrolments = 0;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    ({ orders } = store);
    await orders.setOffers([sampleOfferOnSale], 'live');
    await store.outbox.setChannel('visitor', true);
  });
  afterAll(() => opened.close());

  /** Each test has people of its own. */
  const newPerson = () => {
    people += 1;
    const digits = String(people).padStart(3, '0');
    return {
      email: `asha.${people}@example.in`,
      mobile: `+91 98765 43${digits}`,
      spelled: `0098765-43${digits}`.replace('00', '0'),
    };
  };
  async function enrol(
    email: string,
    mobile: string,
    slug = sampleOfferOnSale.slug,
  ): Promise<Order> {
    enrolments += 1;
    // Each enrolment has another name: the same text again within minutes would count as the same enrolment.
    const row = { name: `Asha ${enrolments}`, email, mobile, offer: slug };
    await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    return (await findOrderOfPerson(orders, { email, phone: mobile }, slug)) as Order;
  }
  const now = async ({ id }: Order) => (await orders.findOrder(id)) as Order;
  const pay = async ({ id }: Order) => {
    const payment = { paymentId: `pay_${id}`, paise: 399_900, currency: 'INR' };
    return (await orders.applyFact(id, { kind: 'paid', ...payment }, 'provider')).order;
  };
  const offer = ({ id }: Order) =>
    orders.noteLink(id, { id: `plink_${id}`, url: `https://pay.example/${id}`, expiresAt: null });
  const typesOf = async ({ id }: Order) => (await orders.eventsOf(id)).map(({ type }) => type);
  /** The pending notifications for the visitor of this order. */
  async function tellings({ id }: Order): Promise<string[]> {
    const types: string[] = [];
    for (;;) {
      const batch = await store.outbox.claim('visitor', 50, 60_000);
      if (batch === null) return types;
      for (const news of batch.orders ?? []) if (news.orderId === id) types.push(news.type);
      await store.outbox.markSent(batch.id);
    }
  }

  describe('where the first order is paid', () => {
    it.each([
      ['the same address and number', (p: Person) => [p.email, p.mobile]],
      [
        'the address in capitals, and another number',
        (p: Person) => [p.email.toUpperCase(), '+91 91234 56789'],
      ],
      [
        'the number as it is dialled at home, and another address',
        (p: Person) => [`x${p.email}`, p.spelled],
      ],
    ] as const)('the second order asks, by %s', async (_by, second) => {
      const person = newPerson();
      const first = await pay(await enrol(person.email, person.mobile));
      const [email = '', mobile = ''] = second(person);
      const made = await enrol(email, mobile);
      expect(made.id).not.toBe(first.id);
      const order = await orders.flagSecondOrder(made.id);
      expect([isBlockedAsSecondOrder(order), order.secondOf]).toEqual([true, first.id]);
      expect(await typesOf(order)).toEqual(['order.made', 'order.asks']);
      expect(await tellings(order)).toEqual(['order.asks']);
      await orders.flagSecondOrder(made.id);
      expect(await typesOf(order)).toHaveLength(2);
    });

    it('the second order does not ask if the first one was changed to another course', async () => {
      const person = newPerson();
      const first = await pay(await enrol(person.email, person.mobile));
      const other = { ...sampleOfferOnSale, slug: 'another-course' };
      await orders.setOffers([sampleOfferOnSale, other], 'live');
      const entry = { type: 'order.granted', what: {} } as const;
      const changed = await orders.changeCourse(first.id, other.slug, 'staff', entry, 0);
      if (changed.at !== 'made') throw new Error(`The course is not changed: ${changed.at}.`);
      const { id, amountPaise: paise } = changed.order;
      const payment = { paymentId: `pay_${id}`, paise, currency: 'INR' };
      await orders.applyFact(id, { kind: 'paid', ...payment }, 'provider');
      const second = await orders.flagSecondOrder((await enrol(person.email, person.mobile)).id);
      expect(second.id).not.toBe(first.id);
      expect(second.secondOf).toBeNull();
    });

    it('the second order is due for its link once somebody says that it is for another person', async () => {
      const person = newPerson();
      await pay(await enrol(person.email, person.mobile));
      const second = await orders.flagSecondOrder((await enrol(person.email, person.mobile)).id);
      await orders.setNextLookUp(second.id, new Date(Date.now() + 60_000));
      await orders.applyFact(second.id, { kind: 'for another' }, 'visitor');
      // A worker that had claimed the order before the visitor's answer tries to postpone it now.
      await orders.setNextLookUp(second.id, new Date(Date.now() + 60_000), second);
      const due = await orders.claimForFirstLink('live', 20, 60_000);
      expect(due.map(({ id }) => id)).toContain(second.id);
      expect(isBlockedAsSecondOrder(await orders.flagSecondOrder(second.id))).toBe(false);
      const paid = await pay(second);
      expect([paid.state, (await now(paid)).discrepancy]).toEqual(['paid', null]);
    });

    it('the second order is not asked about again when it is divided into instalments', async () => {
      const person = newPerson();
      await pay(await enrol(person.email, person.mobile));
      const second = await orders.flagSecondOrder((await enrol(person.email, person.mobile)).id);
      await orders.applyFact(second.id, { kind: 'for another' }, 'visitor');
      const later = usualInstalmentDates(indianDay(new Date()), 2).slice(1);
      const planned = await orders.replaceWithInstalments(second.id, later, 'staff');
      if (planned.at !== 'made') throw new Error(`The order is not divided: ${planned.at}.`);
      expect(isBlockedAsSecondOrder(await orders.flagSecondOrder(planned.orderId))).toBe(false);
    });

    it('the second order is not asked about again when it gets a new link', async () => {
      const person = newPerson();
      await pay(await enrol(person.email, person.mobile));
      const second = await orders.flagSecondOrder((await enrol(person.email, person.mobile)).id);
      await orders.applyFact(second.id, { kind: 'for another' }, 'visitor');
      await orders.applyFact(second.id, { kind: 'expired' }, 'provider');
      const renewed = (await orders.renew(second.id)) as Order;
      expect(renewed.id).not.toBe(second.id);
      expect(isBlockedAsSecondOrder(await orders.flagSecondOrder(renewed.id))).toBe(false);
    });

    it('a later instalment does not ask, because it pays for the course that is already paid in part', async () => {
      const person = newPerson();
      const whole = await enrol(person.email, person.mobile);
      const dates = usualInstalmentDates(indianDay(new Date()), 2).slice(1);
      const planned = await orders.replaceWithInstalments(whole.id, dates, 'staff');
      if (planned.at !== 'made') throw new Error(`The order is not divided: ${planned.at}.`);
      const { amountPaise: paise } = (await orders.findOrder(planned.orderId)) as Order;
      const payment = { paymentId: `pay_${planned.orderId}`, paise, currency: 'INR' };
      await orders.applyFact(planned.orderId, { kind: 'paid', ...payment }, 'provider');
      const instalment = (await orders.readInstalmentPlan(planned.orderId))[1]?.order as Order;
      const forFriend = await enrol(person.email, '+91 91234 56789');
      await orders.flagSecondOrder(forFriend.id);
      await orders.applyFact(forFriend.id, { kind: 'for another' }, 'visitor');
      await pay(forFriend);
      expect(isBlockedAsSecondOrder(await now(instalment))).toBe(false);
      expect(isBlockedAsSecondOrder(await orders.flagSecondOrder(instalment.id))).toBe(false);
      expect(await typesOf(instalment)).not.toContain('order.asks');
    });

    it('an order of another offer or another person does not ask', async () => {
      const person = newPerson();
      const other = { ...sampleOfferOnSale, slug: 'data-science', title: 'Data Science' };
      await orders.setOffers([sampleOfferOnSale, other], 'live');
      await pay(await enrol(person.email, person.mobile));
      const forOther = await enrol(person.email, person.mobile, other.slug);
      const stranger = newPerson();
      const ofStranger = await enrol(stranger.email, stranger.mobile);
      for (const { id } of [forOther, ofStranger])
        expect(isBlockedAsSecondOrder(await orders.flagSecondOrder(id))).toBe(false);
    });

    it('the second order does not ask once the first was refunded', async () => {
      const person = newPerson();
      const first = await pay(await enrol(person.email, person.mobile));
      const second = await orders.flagSecondOrder((await enrol(person.email, person.mobile)).id);
      expect(isBlockedAsSecondOrder(second)).toBe(true);
      const back = { refundId: `rfnd_${first.id}`, paise: 399_900 };
      const refund = { kind: 'refunded', paymentId: `${first.paymentId}`, ...back } as const;
      await orders.applyFact(first.id, refund, 'provider');
      expect(isBlockedAsSecondOrder(await now(second))).toBe(false);
      expect(isBlockedAsSecondOrder(await orders.flagSecondOrder(second.id))).toBe(false);
      expect(await typesOf(second)).toContain('order.asks-no-more');
    });
  });

  describe('where both have a link', () => {
    const twoLinks = async () => {
      const person = newPerson();
      const first = await offer(await enrol(person.email, person.mobile));
      const second = await offer(await enrol(person.email, '+91 91234 00000'));
      expect([isBlockedAsSecondOrder(first), isBlockedAsSecondOrder(second)]).toEqual([
        false,
        false,
      ]);
      return { first, second };
    };

    it('the second order asks from the moment when the first is paid, without a mail', async () => {
      const { first, second } = await twoLinks();
      await tellings(second);
      await pay(first);
      expect(isBlockedAsSecondOrder(await now(second))).toBe(true);
      expect(await tellings(second)).toEqual([]);
    });

    it('staff are told once when both are paid', async () => {
      const { first, second } = await twoLinks();
      await pay(first);
      const paid = await now(await pay(second));
      expect(paid).toMatchObject({ state: 'paid', discrepancy: 'paid again', secondOf: first.id });
      await pay(second);
      const discrepancies = (await typesOf(paid)).filter((type) => type === 'order.doubt');
      expect(discrepancies).toHaveLength(1);
      expect((await now(first)).discrepancy).toBeNull();
      const seen = { discrepancy: paid.discrepancy, raised: paid.raised.length };
      expect(await orders.settleDiscrepancy(paid.id, 'staff', 'For her sister.', { seen })).toBe(
        'settled',
      );
    });

    it('the second payment needs no person any more when it was refunded', async () => {
      const { first, second } = await twoLinks();
      await pay(first);
      const paid = await pay(second);
      const back = { refundId: `rfnd_${second.id}`, paise: 399_900 };
      const refund = { kind: 'refunded', paymentId: `${paid.paymentId}`, ...back } as const;
      const { order } = await orders.applyFact(second.id, refund, 'provider');
      expect([order.state, order.discrepancy]).toEqual(['refunded', null]);
    });
  });

  describe('a failed attempt to pay', () => {
    it('is recorded once, and the order can still be paid', async () => {
      const person = newPerson();
      const order = await offer(await enrol(person.email, person.mobile));
      const fails = (paymentId: string) =>
        orders.applyFact(order.id, { kind: 'payment failed', paymentId }, 'provider');
      expect((await fails('pay_1')).step).toEqual({ at: 'noted' });
      expect((await fails('pay_1')).step).toEqual({ at: 'unchanged' });
      await fails('pay_2');
      expect(await now(order)).toMatchObject({
        state: 'offered',
        failedPayments: ['pay_1', 'pay_2'],
      });
      expect((await now(order)).failedAt).toBeInstanceOf(Date);
      expect((await pay(order)).state).toBe('paid');
      expect((await fails('pay_3')).step).toEqual({ at: 'unchanged' });
    });

    it('is recorded for the first twenty, however often somebody tries and the provider reports it', async () => {
      const person = newPerson();
      const order = await offer(await enrol(person.email, person.mobile));
      // At each poll, the provider lists all failed payments again, so each is reported twice.
      for (let told = 0; told < 2; told += 1)
        for (let n = 0; n < 25; n += 1)
          await orders.applyFact(
            order.id,
            { kind: 'payment failed', paymentId: `p${n}` },
            'provider',
          );
      const { failedPayments } = await now(order);
      expect([failedPayments.length, failedPayments[0]]).toEqual([20, 'p0']);
      const events = await orders.eventsOf(order.id);
      expect(events.filter(({ type }) => type === 'order.payment-failed')).toHaveLength(20);
    });
  });

  describe('an order whose link has ended', () => {
    const ended = async (state: 'expired' | 'cancelled' = 'expired') => {
      const person = newPerson();
      const order = await offer(await enrol(person.email, person.mobile));
      await orders.applyFact(order.id, { kind: state }, 'provider');
      return { order, person };
    };

    it.each(['expired', 'cancelled'] as const)(
      'is followed by one other order (%s)',
      async (state) => {
        const { order, person } = await ended(state);
        const dearer = { ...sampleOfferOnSale, amountPaise: 499_900, version: 'fedcba9876543210' };
        await orders.setOffers([dearer], 'live');
        const next = (await orders.renew(order.id)) as Order;
        await orders.setOffers([sampleOfferOnSale], 'live');
        expect(next).toMatchObject({
          state: 'made',
          enrolmentId: order.enrolmentId,
          amountPaise: 499_900,
          offer: dearer,
          payer: { email: person.email },
        });
        expect(next.id).not.toBe(order.id);
        expect(await typesOf(next)).toEqual(['order.made']);
        expect((await orders.renew(order.id))?.id).toBe(next.id);
        const phone = person.mobile;
        expect(
          (await findOrderOfPerson(orders, { email: person.email, phone }, sampleOfferOnSale.slug))
            ?.id,
        ).toBe(next.id);
      },
    );

    it('is followed by one order, however often the button is pressed at once', async () => {
      const { order } = await ended();
      const other = await opened.openAnother();
      const made = await Promise.all(
        [orders, other.orders, orders, other.orders].map((port) => port.renew(order.id)),
      );
      expect(new Set(made.map((one) => one?.id)).size).toBe(1);
    });

    it('leads to the newest order after it, even once that is paid', async () => {
      const { order } = await ended();
      const next = (await orders.renew(order.id)) as Order;
      await orders.applyFact(next.id, { kind: 'cancelled' }, 'provider');
      const last = (await orders.renew(next.id)) as Order;
      await pay(last);
      expect((await orders.renew(order.id))?.id).toBe(last.id);
    });

    it('is replaced by the newest order that has not ended, and until then by none', async () => {
      const { order } = await ended();
      expect(await orders.findRenewal(await now(order))).toBeNull();
      const next = (await orders.renew(order.id)) as Order;
      expect((await orders.findRenewal(await now(order)))?.id).toBe(next.id);
      expect(await orders.findRenewal(await now(next))).toBeNull();
      await orders.applyFact(next.id, { kind: 'cancelled' }, 'provider');
      expect(await orders.findRenewal(await now(order))).toBeNull();
      const last = (await orders.renew(next.id)) as Order;
      await pay(last);
      for (const one of [order, next])
        expect((await orders.findRenewal(await now(one)))?.id).toBe(last.id);
    });

    it('is not replaced by an order of the same enrolment for another offer', async () => {
      const { order } = await ended();
      await orders.setOffers(
        [sampleOfferOnSale, { ...sampleOfferOnSale, slug: 'another-offer' }],
        'live',
      );
      const asked = { offer: 'another-offer', batch: null, later: [] };
      await orders.createOrderForEnquiry(`${order.enrolmentId}`, asked, 'staff');
      expect(await orders.findRenewal(await now(order))).toBeNull();
      expect((await orders.renew(order.id))?.offer.slug).toBe(order.offer.slug);
      await orders.setOffers([sampleOfferOnSale], 'live');
    });

    it('is followed by no order while it is open, off sale, or erased', async () => {
      const { order } = await ended();
      const { order: erased } = await ended();
      await store.desk.erase([erased.enrolmentId ?? ''], 'terminal');
      expect(await orders.renew(erased.id)).toBeNull();
      await orders.setOffers([], 'live');
      expect(await orders.renew(order.id)).toBeNull();
      await orders.setOffers([sampleOfferOnSale], 'live');
      const person = newPerson();
      expect(await orders.renew((await enrol(person.email, person.mobile)).id)).toBeNull();
    });
  });
});

type Person = { email: string; mobile: string; spelled: string };
