/**
 * Invariants of the figures, over random histories: each figure is exactly what the list behind its link contains,
 * and every sum of money in a span is its receipts less its vouchers, in one mode.
 */
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { FiguresRow, NumbersDetails } from '#desk/api-types/numbers-api.ts';
import { countedEnquiriesFilter } from '#desk/inbox/counted-enquiries-filter.ts';
import { inboxFilterOf, inboxLink, readInboxAddress } from '#desk/inbox/inbox-address.ts';
import {
  type CountedBy,
  countedEnquiriesLink,
  countedOrdersLink,
} from '#desk/numbers/counted-rows-links.ts';
import { readPeriod } from '#desk/numbers/read-period.ts';
import {
  orderFilterOf,
  ordersLink,
  readOrderListAddress,
} from '#desk/orders/order-list-address.ts';
import { monthAfter, monthOf } from '#domain/bookkeeping/month.ts';
import {
  netReceiptsPaiseOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { paymentMethods } from '#domain/money/payment-methods.ts';
import { paymentProviderModes } from '#domain/money/payment-provider-modes.ts';
import type { ApiOptions } from '#service/desk/api/api-options.ts';
import { makeBookkeepingApi } from '#service/desk/api/make-bookkeeping-api.ts';
import { makeNumbersApi } from '#service/desk/api/make-numbers-api.ts';
import { unknownOffers } from '#service/offers/read-offers.ts';
import { makeTestOrdersApi } from './support/desk-orders.ts';
import { type OpenedStore, onDeskEngine } from './support/on-both-engines.ts';
import { storeStaffMember } from './support/staff-and-enquiries.ts';
import {
  type OrdersAndStaff,
  storeRandomMoneyHistory,
} from './support/store-random-money-history.ts';

const seeds = [2, 20_261_125];
const groups: readonly (readonly [keyof NumbersDetails, CountedBy])[] = [
  ['byOffer', 'offer'],
  ['bySource', 'source'],
  ['byCampaign', 'campaign'],
  ['byCounsellor', 'owner'],
];

onDeskEngine('the figures of a random history', (open) => {
  describe.each(seeds)('of seed %i', (seed) => {
    let opened: OpenedStore;
    let store: Store;
    let owner: StaffMember;
    let history: OrdersAndStaff;
    const { period, dates } = readPeriod(new URLSearchParams('days=7'), new Date());
    const days = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
    const month = monthOf(indianDay(new Date()));
    beforeAll(async () => {
      opened = await open();
      ({ store } = opened);
      owner = await storeStaffMember(store, 'owner');
      const staff = [owner, await storeStaffMember(store), await storeStaffMember(store)];
      history = await storeRandomMoneyHistory(store, staff, { seed, steps: 110 });
    });
    afterAll(() => opened.close());

    const numbers = () => makeNumbersApi({ store, staff: owner, offers: unknownOffers }).of(period);
    const queryOf = (link: string | null) => new URL(link ?? '', 'http://desk').searchParams;
    const listed = async (link: string | null) => {
      const view = readInboxAddress(queryOf(link));
      return (await store.desk.inbox(inboxFilterOf(view, owner.id), 'all', 1)).total;
    };
    const orders = () => makeTestOrdersApi(store, owner);
    const sumsBehind = async (link: string | null) => {
      const filter = orderFilterOf(readOrderListAddress(queryOf(link)));
      return (await orders().sums(filter)) ?? { ...sumReceiptsAndVouchers([]), orders: 0 };
    };
    const summed = async (link: string | null) => netReceiptsPaiseOf(await sumsBehind(link));

    it('have rows of every kind', () => {
      const states = new Set(history.orders.map(({ state }) => state));
      expect([...states]).toEqual(expect.arrayContaining(['made', 'paid', 'refunded']));
      expect(new Set(history.orders.map(({ mode }) => mode))).toEqual(
        new Set(paymentProviderModes),
      );
      const ways = new Set(history.orders.map(({ paidWay }) => paidWay));
      expect([...ways].sort()).toEqual([...paymentMethods].sort());
      expect(history.orders.filter(({ instalment }) => instalment !== null)).not.toEqual([]);
      const mistakes = history.orders.filter(({ voucher }) => voucher?.why === 'mistake');
      expect(mistakes).not.toEqual([]);
    });

    it('are the lengths of the lists that they link to', async () => {
      const found = await numbers();
      for (const [group, by] of groups)
        for (const row of [...(found[group] as FiguresRow[]), found.total]) {
          const { counts } = row;
          if (counts.at === 'others') throw new Error('The table has more than one page.');
          expect(await listed(countedEnquiriesLink(by, counts, days))).toBe(row.count);
          expect(
            await listed(
              countedEnquiriesLink(by, counts, days, {
                states: ['enrolled'],
                trials: 'without',
              }),
            ),
          ).toBe(row.enrolled);
          expect(
            await listed(
              countedEnquiriesLink(by, counts, days, {
                lost: 'paid back',
                trials: 'without',
              }),
            ),
          ).toBe(row.paidBack);
          expect(await summed(countedOrdersLink(by, counts, days))).toBe(row.netPaise);
          const { receipts, vouchers } = await sumsBehind(countedOrdersLink(by, counts, days));
          expect(receipts + vouchers).toBe(row.receiptsAndVouchers);
        }
      for (const { counts, reached } of [...found.byCounsellor, found.total]) {
        if (counts.at === 'others') throw new Error('The table has more than one page.');
        const link = countedEnquiriesLink('owner', counts, days, {
          answers: ['within an hour', 'later'],
        });
        expect(await listed(link)).toBe(reached);
      }
      for (const { state, count } of found.byState)
        expect(
          await listed(
            inboxLink({ ...countedEnquiriesFilter, ...days, states: [state], trials: 'without' }),
          ),
        ).toBe(count);
      for (const { reason, count } of found.lost)
        expect(
          await listed(
            inboxLink({
              ...countedEnquiriesFilter,
              ...days,
              trials: 'without',
              ...(reason && { lost: reason }),
            }),
          ),
        ).toBe(count);
      const trials = inboxLink({ ...countedEnquiriesFilter, ...days, trials: 'only' });
      expect(await listed(trials)).toBe(found.trials);
      const within = inboxLink({ ...countedEnquiriesFilter, ...days, answers: ['within an hour'] });
      expect(await listed(within)).toBe(found.answers.withinHour);
      const answered = inboxLink({
        ...countedEnquiriesFilter,
        ...days,
        answers: ['within an hour', 'later'],
      });
      expect(await listed(answered)).toBe(found.answers.answered);
    });

    it('have the same sums by offer, source, campaign and counsellor', async () => {
      const found = await numbers();
      for (const [group] of groups) {
        const rows = found[group] as FiguresRow[];
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(found.answers.wanted);
        expect(rows.reduce((sum, { netPaise }) => sum + netPaise, 0)).toBe(
          netReceiptsPaiseOf(found.receiptsAndVouchers),
        );
        for (const column of [
          'count',
          'enrolled',
          'paidBack',
          'netPaise',
          'receiptsAndVouchers',
        ] as const)
          expect(rows.reduce((sum, row) => sum + row[column], 0)).toBe(found.total[column]);
      }
      const inStates = found.byState.reduce((sum, { count }) => sum + count, 0);
      expect(inStates + found.trials).toBe(found.answers.wanted);
      expect(found.trials).toBeGreaterThan(0);
      const lost = found.byState.find(({ state }) => state === 'lost')?.count ?? 0;
      expect(found.lost.reduce((sum, { count }) => sum + count, 0)).toBe(lost);
    });

    it('of money are the receipts less the vouchers of their mode, in every list, number and export', async () => {
      const api = makeBookkeepingApi({
        ...{ store, staff: owner, now: Date.now },
      } as unknown as ApiOptions);
      for (const mode of paymentProviderModes) {
        const ofMode = history.orders.filter((order) => order.mode === mode);
        const receipts = ofMode.filter(({ receipt }) => receipt !== null);
        const vouchers = ofMode.flatMap((order) => order.vouchers);
        const net =
          receipts.reduce((sum, { receipt }) => sum + (receipt?.paise ?? 0), 0) -
          vouchers.reduce((sum, { paise }) => sum + paise, 0);
        // Both months are read, because some payments were made in the previous month if this month has just begun.
        const views = [await api.month(month, mode), await api.month(monthAfter(month, -1), mode)];
        expect(
          netReceiptsPaiseOf(
            sumReceiptsAndVouchers(views.flatMap(({ receiptsAndVouchers }) => receiptsAndVouchers)),
          ),
        ).toBe(net);
        const csvs = [await api.csv(month, mode), await api.csv(monthAfter(month, -1), mode)];
        expect(csvs.reduce((sum, csv) => sum + columnOf(csv, 'Rupees'), 0)).toBe(net);
        const link = ordersLink({ ...days, mode });
        expect(await summed(link)).toBe(net);
        const filter = orderFilterOf(readOrderListAddress(queryOf(link)));
        const lines = await orders().list(filter);
        expect(
          lines.reduce(
            (sum, { sumsInPeriod }) =>
              sum + netReceiptsPaiseOf(sumsInPeriod ?? sumReceiptsAndVouchers([])),
            0,
          ),
        ).toBe(net);
        let csv = '';
        for await (const piece of await orders().csv(filter)) csv += piece;
        expect(columnOf(csv, 'Net rupees')).toBe(net);
        if (mode === 'live')
          expect(netReceiptsPaiseOf((await numbers()).receiptsAndVouchers)).toBe(net);
      }
    });
  });
});

/** Amounts in paise. */
const columnOf = (csv: string, column: string): number =>
  (parse(csv, { bom: true, columns: true }) as Record<string, string>[]).reduce(
    (sum, line) => sum + Math.round(Number(line[column]) * 100),
    0,
  );
