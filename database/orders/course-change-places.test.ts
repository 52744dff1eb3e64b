/** The place in a batch that a change of course releases or gives back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekdays } from '#contract/text/weekdays.ts';
import type { Store } from '#database/store.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale, storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import type { OfferOnSale, Order } from './order.ts';

const today = indianDay(new Date());
const other: OfferOnSale = { ...sampleOfferOnSale, slug: 'another-course' };

onBothEngines('the place of an order whose course changes', (open) => {
  let store: Store;
  let close: () => Promise<void>;
  let who: string;
  let made = 0;
  beforeAll(async () => {
    ({ store, close } = await open());
    ({ id: who } = await storeStaffMember(store, 'accounts'));
  });
  afterAll(() => close());

  /** Creates an offer with one batch, which has one place. */
  async function sellOnePlace(): Promise<{ offer: OfferOnSale; startsOn: string }> {
    made += 1;
    const offer = { ...sampleOfferOnSale, slug: `course-${made}` };
    await store.orders.setOffers([offer, other], 'live');
    const startsOn = addDays(today, 10);
    await saveBatch(offer, startsOn);
    return { offer, startsOn };
  }
  /** Returns the id of a new batch, which has one place. */
  async function saveBatch(offer: OfferOnSale, startsOn: string): Promise<string> {
    const plan = {
      offer: offer.slug,
      startsOn,
      endsOn: addDays(startsOn, 30),
      days: [...weekdays],
      from: '16:00',
      to: '18:00',
      language: 'en' as const,
      mentor: 'A mentor',
      seats: 1,
      earlyPrice: null,
    };
    const options = { who, isOffer: () => true, feePaise: null, version: null };
    const saved = await store.batches.saveBatch(null, plan, 'open', options);
    if (saved.at !== 'saved') throw new Error(saved.at);
    return saved.batch.id;
  }
  const pay = (offer: OfferOnSale) => {
    made += 1;
    return storePaidOrder(store, `payer ${made}`, offer);
  };
  async function payInCash(offer: OfferOnSale): Promise<Order> {
    made += 1;
    const submission = makeEnrolment(`payer.${made}`, { offer: offer.slug });
    await store.insertAsVisitor(submission);
    const { email, mobile } = submission.row;
    const person = { email: `${email}`, phone: `${mobile}` };
    const order = (await findOrderOfPerson(store.orders, person, offer.slug)) as Order;
    await recordCash(order);
    return (await store.orders.findOrder(order.id)) as Order;
  }
  async function recordCash({ id, amountPaise: paise }: Order): Promise<void> {
    const cash = { paise, way: 'cash', reference: `cash ${id}`, movedOn: today } as const;
    expect((await store.orders.recordPayment(id, cash, who)).at).toBe('recorded');
  }
  const entry = { type: 'order.granted', what: { ask: 'change' } } as const;
  /** Changes the course of an order, which was granted `before` changes until now, and records the payment in cash. */
  async function changeCourse(order: Order, before = 0): Promise<Order> {
    await store.orders.setOffers([order.offer, other], 'live');
    const changed = await store.orders.changeCourse(order.id, other.slug, who, entry, before);
    if (changed.at !== 'made') throw new Error(changed.at);
    await recordCash(changed.order);
    return changed.order;
  }
  const takeBack = async ({ id }: Order) =>
    expect(await store.orders.takeBackRecord(id, 'Counted twice', who)).toBe('taken back');
  const find = async ({ id }: Order) => {
    const { seat, discrepancy } = (await store.orders.findOrder(id)) as Order;
    return { place: seat?.state, discrepancy };
  };

  it('is given back if the payment for the other course was recorded by mistake', async () => {
    const { offer, startsOn } = await sellOnePlace();
    const order = await pay(offer);
    const changing = await changeCourse(order);
    expect(await find(order)).toEqual({ place: 'released', discrepancy: null });
    await takeBack(changing);
    expect(await find(order)).toEqual({ place: 'taken', discrepancy: null });
    expect(await store.checklists.findLearner(order.id)).toMatchObject({ startsOn });
  });

  it('stays free when the price of the change is refunded, and the old course gets no learner back', async () => {
    const { offer } = await sellOnePlace();
    const order = await pay(offer);
    const changing = await changeCourse(order);
    await store.orders.requestRefund(changing.id, changing.amountPaise, who, 0);
    const key = `${(await store.orders.findOrder(changing.id))?.refund?.key}`;
    const cash = { way: 'cash', reference: `back ${changing.id}`, movedOn: today } as const;
    const refund = { paise: changing.amountPaise, ...cash };
    expect(await store.orders.recordHandBack(changing.id, refund, who, key)).toBe(true);
    expect(await store.orders.findOrder(changing.id)).toMatchObject({ state: 'refunded' });
    expect(await store.orders.findOrder(order.id)).toMatchObject({
      state: 'paid',
      isCourseChanged: true,
      seat: { state: 'released' },
    });
    expect(await store.checklists.findLearner(order.id)).toBeNull();
    expect(await store.desk.findEnquiry(`${order.enrolmentId}`)).not.toMatchObject({
      state: 'enrolled',
    });
  });

  it('is given back although the old order was being refunded when the change was taken back', async () => {
    const { offer } = await sellOnePlace();
    const order = await payInCash(offer);
    const changing = await changeCourse(order);
    await store.orders.requestRefund(order.id, 100_000, who, 0);
    await takeBack(changing);
    const key = `${(await store.orders.findOrder(order.id))?.refund?.key}`;
    expect(await store.orders.withdrawRefund(order.id, 100_000, 'A mistake', who, key)).toBe(true);
    expect(await find(order)).toEqual({ place: 'taken', discrepancy: null });
    expect(await store.checklists.findLearner(order.id)).not.toBeNull();
  });

  it('is not given again by moving the old order to another batch', async () => {
    const { offer } = await sellOnePlace();
    const order = await pay(offer);
    await changeCourse(order);
    await store.orders.setOffers([offer, other], 'live');
    const next = await saveBatch(offer, addDays(today, 20));
    expect(await store.batches.moveOrder(order.id, next, who)).toBe('ended');
    expect(await find(order)).toEqual({ place: 'released', discrepancy: null });
  });

  describe('that somebody else got meanwhile', () => {
    async function loseThePlace() {
      const { offer } = await sellOnePlace();
      const order = await pay(offer);
      const changing = await changeCourse(order);
      const next = await pay(offer);
      await takeBack(changing);
      return { order, next };
    }

    it('stays with them, and a person decides about the learner', async () => {
      const { order, next } = await loseThePlace();
      expect(await find(next)).toEqual({ place: 'taken', discrepancy: null });
      expect(await find(order)).toEqual({ place: 'over', discrepancy: 'no place left' });
    });

    it('is not needed any more when the course is changed again', async () => {
      const { order } = await loseThePlace();
      await changeCourse(order, 1);
      expect(await find(order)).toEqual({ place: 'released', discrepancy: null });
    });
  });
});
