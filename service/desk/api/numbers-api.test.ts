import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import type { NumbersApi } from '#desk/api/numbers-api.ts';
import { indianDay } from '#domain/indian-day.ts';
import { type Opened, onBothEngines } from '../../../tests/service/support/both-engines.ts';
import { makesOrder } from '../../../tests/service/support/desk-orders.ts';
import { arrives, asCounsellor, joins } from '../../../tests/service/support/desk-people.ts';
import { soldOffers } from '../../../tests/service/support/sold-offers.ts';
import { sampleOffer, storePaidOrder } from '../../../tests/service/support/store-paid-order.ts';
import { callRequest, enrolment } from '../../../tests/service/support/submissions.ts';
import { offersFrom, unknownOffers } from '../../offers/offers.ts';
import { numbersApi } from './numbers-api.ts';

const period = { since: new Date(0), until: new Date(Date.now() + 3_600_000) };
const linesOf = async (api: NumbersApi): Promise<string[][]> =>
  parse(await api.csv(period), { bom: true, relaxColumnCount: true, skipEmptyLines: false });

onBothEngines('the numbers', (open) => {
  let opened: Opened;
  let store: Store;
  let owner: Staff;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await joins(store, 'owner');
  });
  afterAll(() => opened.close());

  const apiOf = (staff: Staff) => numbersApi({ store, staff, offers: offersFrom(soldOffers) });
  const exports = async () => store.desk.audit({ type: 'numbers.exported' });

  it('are the owner’s alone', async () => {
    for (const role of ['counsellor', 'accounts'] as const) {
      const api = apiOf(await joins(store, role));
      for (const ask of [() => api.of(period), () => api.csv(period)])
        await expect(ask()).rejects.toMatchObject({ status: 403 });
    }
    expect(await exports()).toEqual([]);
  });

  describe('of what came in', () => {
    beforeAll(async () => {
      const source = 'google.com → /courses';
      const { id } = await arrives(store, { offer: 'flutter', source });
      await store.desk.act(id, { kind: 'set state', state: 'enrolled' }, asCounsellor(owner));
      await arrives(store, { offer: 'flutter', source: 'google.com → /' });
      await arrives(store, { offer: 'cobol' }, enrolment);
      await arrives(store);
      await storePaidOrder(store, 'numbers', { ...sampleOffer, slug: 'mern-workshop' });
    });

    it('name each offer and source, what has neither, and what became of them', async () => {
      const { byOffer, bySource, orders } = await apiOf(owner).of(period);
      const byName = <T extends { name: string }>(rows: T[]) =>
        rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      expect(byName(byOffer)).toEqual([
        {
          key: 'flutter',
          name: 'Flutter, course with internship',
          count: 2,
          enrolled: 1,
          paid: 0,
        },
        {
          key: 'mern-workshop',
          name: 'MERN <Workshop> & "more"',
          count: 1,
          enrolled: 1,
          paid: 1,
        },
        { key: null, name: 'No offer named', count: 1, enrolled: 0, paid: 0 },
        { key: 'cobol', name: 'cobol', count: 1, enrolled: 0, paid: 0 },
      ]);
      expect(byName(bySource)).toEqual([
        { key: null, name: 'Not known', count: 3, enrolled: 1, paid: 1 },
        { key: 'google.com', name: 'google.com', count: 2, enrolled: 1, paid: 0 },
      ]);
      expect(orders).toMatchObject({ paid: 1, paidPaise: 399_900 });
    });

    it('are exported as three tables below each other, and that is noted', async () => {
      const lines = await linesOf(apiOf(owner));
      const empty = lines.flatMap((cells, n) => (cells.join('') === '' ? [n] : []));
      const [first = 0, second = 0] = empty;
      expect(empty).toHaveLength(2);
      const [titles, ...byDay] = lines.slice(0, first);
      expect(titles).toEqual(['Day (India)', 'Form', 'Enquiries']);
      // Two days, when it is midnight in India.
      const { rows } = await store.desk.inbox({}, 'all', 1);
      const days = rows.map(({ receivedAt }) => indianDay(receivedAt));
      expect(new Set(byDay.map(([day]) => day))).toEqual(new Set(days));
      const came = (kind: string) =>
        byDay.reduce((sum, [, form, count]) => sum + (form === kind ? Number(count) : 0), 0);
      expect([came('enrolment'), came('call')]).toEqual([2, 3]);
      const byOffer = lines.slice(first + 1, second);
      expect(byOffer[0]).toEqual(['Offer', 'Enquiries', 'Enrolled', 'Paid']);
      expect(byOffer).toHaveLength(5);
      expect(byOffer).toContainEqual(['Flutter, course with internship', '2', '1', '0']);
      expect(lines.slice(second + 1)).toEqual([
        ['Came from', 'Enquiries', 'Enrolled', 'Paid'],
        ['Not known', '3', '1', '1'],
        ['google.com', '2', '1', '0'],
      ]);
      expect(await exports()).toMatchObject([{ who: owner.id, subject: 'numbers', what: {} }]);
    });
  });
});

onBothEngines('the numbers of many sources', (open) => {
  let opened: Opened;
  let owner: Staff;
  let api: NumbersApi;
  beforeAll(async () => {
    opened = await open();
    const { store } = opened;
    owner = await joins(store, 'owner');
    api = numbersApi({ store, staff: owner, offers: unknownOffers });
    for (let n = 0; n < 99; n += 1)
      await store.insertAsVisitor(callRequest(n, { source: `site-${n}.example → /` }));
    for (const n of ['a', 'b'])
      await store.insertAsVisitor(callRequest(n, { source: 'google.com → /' }));
  });
  afterAll(() => opened.close());

  it('name a hundred of them, and no others where there are no more', async () => {
    const { bySource } = await api.of(period);
    expect(bySource).toHaveLength(100);
    expect(bySource[0]).toMatchObject({ name: 'google.com', count: 2 });
    expect(bySource.map(({ name }) => name)).not.toContain('All others');
  });

  it('sum up all that a script or a fashion sends beside them, and what became of it', async () => {
    const { store } = opened;
    // Behind all the others, which are named in the order of the alphabet.
    const source = (n: number) => ({ source: `zz-${n}.example → /` });
    for (const n of [1, 2]) {
      const { id, amountPaise: paise } = await makesOrder(store, source(n));
      const paid = { kind: 'paid', paymentId: `pay_${n}`, paise, currency: 'INR' } as const;
      await store.orders.applyFact(id, paid, 'provider');
    }
    const { id } = await arrives(store, source(3));
    await store.desk.act(id, { kind: 'set state', state: 'enrolled' }, asCounsellor(owner));
    await arrives(store, source(4));
    const { bySource } = await api.of(period);
    expect(bySource).toHaveLength(101);
    expect(bySource[0]).toMatchObject({ name: 'google.com', count: 2 });
    const others = { name: 'All others', key: null, count: 4, enrolled: 3, paid: 2 };
    expect(bySource.at(-1)).toEqual(others);
    const lines = await linesOf(api);
    expect(lines.at(-1)).toEqual(['All others', '4', '3', '2']);
    expect(lines.filter(([name]) => name?.startsWith('site-'))).toHaveLength(99);
  });
});
