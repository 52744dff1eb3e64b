import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { NumbersApi } from '#desk/api-types/numbers-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { enrolWithoutPaying } from '../../../tests/service/support/desk-orders.ts';
import { makeCallRequest, makeEnrolment } from '../../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import { sampleOffersFile } from '../../../tests/service/support/sample-offers-file.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import {
  sampleOfferOnSale,
  storePaidOrder,
} from '../../../tests/service/support/store-paid-order.ts';
import { makeOffersFromFile, unknownOffers } from '../../offers/read-offers.ts';
import { makeNumbersApi } from './make-numbers-api.ts';

const period = { since: new Date(0), until: new Date(Date.now() + 3_600_000) };
const linesOf = async (api: NumbersApi): Promise<string[][]> =>
  parse(await api.csv(period), { bom: true, relaxColumnCount: true, skipEmptyLines: false });

onDeskEngine('the numbers', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
  });
  afterAll(() => opened.close());

  const apiOf = (staff: StaffMember) =>
    makeNumbersApi({ store, staff, offers: makeOffersFromFile(sampleOffersFile) });
  const exports = async () => store.desk.readAuditPage({ type: 'numbers.exported' });

  it('are open to the owner only', async () => {
    for (const role of ['counsellor', 'accounts'] as const) {
      const api = apiOf(await storeStaffMember(store, role));
      for (const ask of [() => api.of(period), () => api.csv(period)])
        await expect(ask()).rejects.toMatchObject({ status: 403 });
    }
    expect(await exports()).toEqual([]);
  });

  describe('of new enquiries', () => {
    beforeAll(async () => {
      const source = 'google.com → /courses';
      const { id } = await submitEnquiry(store, { offer: 'flutter', source });
      await store.desk.act(id, { kind: 'set state', state: 'enrolled' }, toCounsellorActor(owner));
      await submitEnquiry(store, { offer: 'flutter', source: 'google.com → /' });
      await submitEnquiry(store, { offer: 'cobol' }, makeEnrolment);
      await submitEnquiry(store);
      await storePaidOrder(store, 'numbers', { ...sampleOfferOnSale, slug: 'mern-workshop' });
    });

    it('name each offer and source, the enquiries without either, and their outcome', async () => {
      const { byOffer, bySource, receiptsAndVouchers } = await apiOf(owner).of(period);
      const byName = <T extends { name: string }>(rows: T[]) =>
        rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      expect(byName(byOffer)).toEqual([
        {
          counts: { at: 'value', key: 'flutter' },
          name: 'Flutter, course with internship',
          ...{ count: 2, enrolled: 1, paidBack: 0, netPaise: 0, receiptsAndVouchers: 0 },
        },
        {
          counts: { at: 'value', key: 'mern-workshop' },
          name: 'MERN <Workshop> & "more"',
          ...{ count: 1, enrolled: 1, paidBack: 0, netPaise: 399_900, receiptsAndVouchers: 1 },
        },
        {
          counts: { at: 'none' },
          name: 'No offer named',
          ...{ count: 1, enrolled: 0, paidBack: 0, netPaise: 0, receiptsAndVouchers: 0 },
        },
        {
          counts: { at: 'value', key: 'cobol' },
          name: 'cobol',
          ...{ count: 1, enrolled: 0, paidBack: 0, netPaise: 0, receiptsAndVouchers: 0 },
        },
      ]);
      expect(byName(bySource)).toEqual([
        {
          counts: { at: 'none' },
          name: 'Not known',
          ...{ count: 3, enrolled: 1, paidBack: 0, netPaise: 399_900, receiptsAndVouchers: 1 },
        },
        {
          counts: { at: 'value', key: 'google.com' },
          name: 'google.com',
          ...{ count: 2, enrolled: 1, paidBack: 0, netPaise: 0, receiptsAndVouchers: 0 },
        },
      ]);
      expect(receiptsAndVouchers).toMatchObject({ receipts: 1, receiptsPaise: 399_900 });
    });

    it('are exported as tables below each other, and the export is recorded', async () => {
      const lines = await linesOf(apiOf(owner));
      const empty = lines.flatMap((cells, n) => (cells.join('') === '' ? [n] : []));
      const [first = 0, second = 0] = empty;
      expect(empty).toHaveLength(6);
      const [titles, ...byDay] = lines.slice(0, first);
      expect(titles).toEqual(['Day (India)', 'Form', 'Enquiries']);
      // The enquiries are from two different days if midnight in India passed while the test ran.
      const { rows } = await store.desk.inbox({}, 'all', 1);
      const days = rows.map(({ receivedAt }) => indianDay(receivedAt));
      expect(new Set(byDay.map(([day]) => day))).toEqual(new Set(days));
      const came = (kind: string) =>
        byDay.reduce((sum, [, form, count]) => sum + (form === kind ? Number(count) : 0), 0);
      expect([came('enrolment'), came('call')]).toEqual([2, 3]);
      const byOffer = lines.slice(first + 1, second);
      expect(byOffer[0]).toEqual(['Offer', 'Enquiries', 'Enrolled', 'Refunded', 'Net rupees']);
      expect(byOffer).toHaveLength(5);
      expect(byOffer).toContainEqual(['Flutter, course with internship', '2', '1', '0', '0.00']);
      const [third = 0] = empty.slice(2);
      expect(lines.slice(second + 1, third)).toEqual([
        ['Came from', 'Enquiries', 'Enrolled', 'Refunded', 'Net rupees'],
        ['Not known', '3', '1', '0', '3999.00'],
        ['google.com', '2', '1', '0', '0.00'],
      ]);
      expect(lines).toContainEqual(['Unassigned', '4', '1', '0', '3999.00', '0', '']);
      expect(lines.slice(-3)).toEqual([
        ['receipts', '1', '3999.00'],
        ['vouchers', '0', '0.00'],
        ['of these for mistakes', '0', '0.00'],
      ]);
      expect(await exports()).toMatchObject([{ who: owner.id, subject: 'numbers', what: {} }]);
    });
  });
});

onDeskEngine('the numbers of many sources', (open) => {
  let opened: OpenedStore;
  let owner: StaffMember;
  let api: NumbersApi;
  beforeAll(async () => {
    opened = await open();
    const { store } = opened;
    owner = await storeStaffMember(store, 'owner');
    api = makeNumbersApi({ store, staff: owner, offers: unknownOffers });
    for (let n = 0; n < 99; n += 1)
      await store.insertAsVisitor(makeCallRequest(n, { source: `site-${n}.example → /` }));
    for (const n of ['a', 'b'])
      await store.insertAsVisitor(makeCallRequest(n, { source: 'google.com → /' }));
  });
  afterAll(() => opened.close());

  it('name a hundred of them, and show no rest if there are no more', async () => {
    const { bySource } = await api.of(period);
    expect(bySource).toHaveLength(100);
    expect(bySource[0]).toMatchObject({ name: 'google.com', count: 2 });
    expect(bySource.map(({ name }) => name)).not.toContain('All others');
  });

  it('sum up all further values that a script or a campaign sends, and their outcome', async () => {
    const { store } = opened;
    // The names of these sources sort behind all others.
    const source = (n: number) => ({ source: `zz-${n}.example → /` });
    for (const n of [1, 2]) {
      const { id, amountPaise: paise } = await enrolWithoutPaying(store, source(n));
      const paid = { kind: 'paid', paymentId: `pay_${n}`, paise, currency: 'INR' } as const;
      await store.orders.applyFact(id, paid, 'provider');
    }
    const { id } = await submitEnquiry(store, source(3));
    await store.desk.act(id, { kind: 'set state', state: 'enrolled' }, toCounsellorActor(owner));
    await submitEnquiry(store, source(4));
    const { bySource } = await api.of(period);
    expect(bySource).toHaveLength(101);
    expect(bySource[0]).toMatchObject({ name: 'google.com', count: 2 });
    const others = {
      name: 'All others',
      counts: { at: 'others' },
      ...{ count: 4, enrolled: 3, paidBack: 0, netPaise: 799_800, receiptsAndVouchers: 2 },
    };
    expect(bySource.at(-1)).toEqual(others);
    const lines = await linesOf(api);
    expect(lines).toContainEqual(['All others', '4', '3', '0', '7998.00']);
    expect(lines.filter(([name]) => name?.startsWith('site-'))).toHaveLength(99);
  });

  it('name the others on the next page, where they add up to what the first page says', async () => {
    const first = await api.of(period);
    const others = first.bySource.at(-1);
    const second = await api.of(period, { offer: 1, source: 2, campaign: 1 });
    expect(second.bySource.map(({ name }) => name).sort()).toEqual(
      [1, 2, 3, 4].map((n) => `zz-${n}.example`),
    );
    for (const column of [
      'count',
      'enrolled',
      'paidBack',
      'netPaise',
      'receiptsAndVouchers',
    ] as const)
      expect(second.bySource.reduce((sum, row) => sum + row[column], 0)).toBe(others?.[column]);
    expect(second.total).toEqual(first.total);
    expect(first.total).toMatchObject({
      counts: { at: 'all' },
      count: 105,
      receiptsAndVouchers: 2,
    });
    // A page number that is too high gives the last page.
    const behind = await api.of(period, { offer: 1, source: 9, campaign: 1 });
    expect(behind.bySource).toEqual(second.bySource);
  });
});
