/** The place in a batch that a change of course releases or gives back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Weekday } from '#contract/format-day.ts';
import type { Store } from '#database/store.ts';
import { addDays } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import { makeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
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
    ({ id: who } = await makeStaffMember(store, 'accounts'));
  });
  afterAll(() => close());

  /** Creates an offer with one batch, which has one place. */
  async function sellOnePlace(): Promise<{ offer: OfferOnSale; startsOn: string }> {
    made += 1;
    const offer = { ...sampleOfferOnSale, slug: `course-${made}` };
    await store.orders.setOffers([offer, other], 'live');
    const startsOn = addDays(today, 10);
    const plan = {
      offer: offer.slug,
      startsOn,
      endsOn: addDays(today, 40),
      days: ['mon', 'wed', 'fri'] as Weekday[],
      from: '16:00',
      to: '18:00',
      language: 'en' as const,
      mentor: 'A mentor',
      seats: 1,
      earlyPrice: null,
    };
    const options = { who, isOffer: () => true, feePaise: null, version: null };
    expect((await store.batches.saveBatch(null, plan, 'open', options)).at).toBe('saved');
    return { offer, startsOn };
  }
  const pay = (offer: OfferOnSale) => {
    made += 1;
    return storePaidOrder(store, `payer ${made}`, offer);
  };
  const entry = { type: 'order.granted', what: { ask: 'change' } } as const;
  /** Changes the course of an order, which was granted `before` changes until now, and records the payment in cash. */
  async function changeCourse(order: Order, before = 0): Promise<Order> {
    await store.orders.setOffers([order.offer, other], 'live');
    const changed = await store.orders.changeCourse(order.id, other.slug, who, entry, before);
    if (changed.at !== 'made') throw new Error(changed.at);
    const { id, amountPaise: paise } = changed.order;
    const cash = { paise, way: 'cash', reference: `cash ${id}`, movedOn: today } as const;
    expect((await store.orders.recordPayment(id, cash, who)).at).toBe('recorded');
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
