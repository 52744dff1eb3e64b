import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import { weekdayOf } from '#domain/batches/session-days.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeTestOrdersApi } from '../../../../tests/service/support/desk-orders.ts';
import { makeTestEnquiryApi } from '../../../../tests/service/support/make-test-enquiry-api.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import {
  sampleOfferOnSale,
  storePaidOrder,
} from '../../../../tests/service/support/store-paid-order.ts';

const today = indianDay(new Date());

onDeskEngine('the starts that the desk offers', (open) => {
  let opened: OpenedStore;
  let owner: StaffMember;
  let batch: Record<'begun' | 'hidden' | 'shown' | 'withdrawnSample', StoredBatch>;

  async function openBatch(startsOn: string, changes: object = {}): Promise<StoredBatch> {
    const plan = {
      ...{ offer: sampleOfferOnSale.slug, startsOn, endsOn: addDays(startsOn, 60) },
      ...({ from: '16:00', to: '18:00', language: 'en', mentor: 'Asha Rao' } as const),
      ...{ days: [weekdayOf(startsOn)], seats: 5, earlyPrice: null },
      ...changes,
    };
    const saving = { who: owner.id, version: null, isOffer: () => true, feePaise: null };
    const saved = await opened.store.batches.saveBatch(null, plan, 'open', saving);
    if (saved.at !== 'saved') throw new Error(`The batch is not saved: ${JSON.stringify(saved)}`);
    return saved.batch;
  }

  beforeAll(async () => {
    opened = await open();
    const { store, exec } = opened;
    owner = await storeStaffMember(store, 'owner');
    await store.orders.setOffers([sampleOfferOnSale], 'live');
    const [begun, shown] = [await openBatch(addDays(today, 3)), await openBatch(addDays(today, 9))];
    await exec(`UPDATE batches SET starts_on = '${addDays(today, -3)}' WHERE id = '${begun.id}'`);
    const facts = { batches: [], fees: [], notices: [], provider: {} };
    const named = [begun, shown].map(({ id, offer, startsOn, endsOn, mentor, seats, days }) => ({
      ...{ id, offer, startsOn, endsOn, mentor, seats, days: [...days] },
      ...({ from: '16:00', to: '18:00', language: 'en', state: 'open', places: 'open' } as const),
    }));
    await store.publications.requestPublication({ ...facts, batches: named }, owner.id, 0);
    await store.publications.setState(1, 'live');
    const hidden = await openBatch(addDays(today, 5));
    const withdrawnSample = await openBatch(addDays(today, 4));
    const isTrue = store.engine === 'SQLite' ? '1' : 'true';
    await exec(`UPDATE batches SET is_sample = ${isTrue} WHERE id = '${withdrawnSample.id}'`);
    await store.batches.setSamplesSold(true);
    batch = { begun, hidden, shown, withdrawnSample };
  });
  afterAll(() => opened.close());

  describe('for a payment', () => {
    it('are those that visitors can get, and another one is refused for its own reason', async () => {
      const { id } = await submitEnquiry(opened.store, { offer: sampleOfferOnSale.slug });
      const api = makeTestEnquiryApi(opened.store, owner);
      const { chosen } = await api.preparePaymentForm(id, {
        offer: sampleOfferOnSale.slug,
        count: 1,
      });
      expect(chosen?.starts.map((one) => one.id)).toEqual([batch.shown.id]);
      const ask = (to: StoredBatch) =>
        api.askForPayment(id, { offer: sampleOfferOnSale.slug, batch: to.id, later: [] });
      expect(await ask(batch.hidden)).toEqual({
        at: 'refused',
        sentence: 'No order was made. This batch is not published yet: publish it first.',
      });
      expect(await ask(batch.withdrawnSample)).toEqual({
        at: 'refused',
        sentence:
          'No order was made: that batch is a sample, and visitors cannot get a place in it.',
      });
      expect(await ask(batch.begun)).toEqual({
        at: 'refused',
        sentence: 'No order was made: that batch is not open for enrolment.',
      });
      expect((await ask(batch.shown)).at).toBe('made');
    });
  });

  it('with an early price have instalments of that price', async () => {
    const plain = { ...sampleOfferOnSale, slug: 'with-early-price' };
    await opened.store.orders.setOffers([sampleOfferOnSale, plain], 'live');
    const earlyPrice = { paise: 300_000, untilDay: addDays(today, 5), reason: 'Early' };
    await openBatch(addDays(today, 20), { offer: plain.slug, earlyPrice });
    await openBatch(addDays(today, 30), { offer: plain.slug });
    const isTrue = opened.store.engine === 'SQLite' ? '1' : 'true';
    await opened.exec(`UPDATE batches SET is_published = ${isTrue} WHERE offer = '${plain.slug}'`);
    const { id } = await submitEnquiry(opened.store, { offer: plain.slug });
    const api = makeTestEnquiryApi(opened.store, owner);
    const { shares } = await api.preparePaymentForm(id, { offer: plain.slug, count: 2 });
    expect(shares).toEqual([
      [200_000, 199_900],
      [150_000, 150_000],
    ]);
  });

  it('have no instalments of an early price that is too small to be divided', async () => {
    const plain = { ...sampleOfferOnSale, slug: 'with-small-price' };
    await opened.store.orders.setOffers([sampleOfferOnSale, plain], 'live');
    const earlyPrice = { paise: 300, untilDay: addDays(today, 5), reason: 'Early' };
    await openBatch(addDays(today, 20), { offer: plain.slug, earlyPrice });
    await openBatch(addDays(today, 30), { offer: plain.slug });
    const isTrue = opened.store.engine === 'SQLite' ? '1' : 'true';
    await opened.exec(`UPDATE batches SET is_published = ${isTrue} WHERE offer = '${plain.slug}'`);
    const { id } = await submitEnquiry(opened.store, { offer: plain.slug });
    const api = makeTestEnquiryApi(opened.store, owner);
    const sharesOf = async (count: number) =>
      (await api.preparePaymentForm(id, { offer: plain.slug, count })).shares;
    expect(await sharesOf(3)).toHaveLength(2);
    expect(await sharesOf(4)).toEqual([[100_200, 99_900, 99_900, 99_900]]);
  });

  describe('for a move', () => {
    it('are published ones, first those to come, and a move to another one is refused', async () => {
      const order = await storePaidOrder(opened.store, 'who moves');
      const api = makeTestOrdersApi(opened.store, owner);
      const later = await openBatch(addDays(today, 12));
      await opened.exec(
        `UPDATE batches SET is_published = ${opened.store.engine === 'SQLite' ? '1' : 'true'} WHERE id = '${later.id}'`,
      );
      const { batch: has, moves } = await api.find(order.id);
      expect(has?.id).toBe(batch.shown.id);
      expect(moves.map(({ id }) => id)).toEqual([later.id, batch.begun.id]);
      expect(await api.move(order.id, batch.hidden.id)).toBe('not published');
      expect(await api.move(order.id, batch.withdrawnSample.id)).toBe('sample');
    });
  });
});
