import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeSubscription } from '../../../tests/service/support/make-submissions.ts';
import { submitQuarantinedEnquiry } from '../../../tests/service/support/make-test-enquiry-api.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import { sampleOffersFile } from '../../../tests/service/support/sample-offers-file.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import { makeOffersFromFile, type Offers, unknownOffers } from '../../offers/read-offers.ts';
import { makeEnquiryListsApi } from './enquiry-lists/make-enquiry-lists-api.ts';

onDeskEngine('the lists of the inbox', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  let asha: StaffMember;
  let ravi: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [owner, asha, ravi] = [
      await storeStaffMember(store, 'owner'),
      await storeStaffMember(store),
      await storeStaffMember(store),
    ];
  });
  afterAll(() => opened.close());

  const sold = makeOffersFromFile(sampleOffersFile);
  const apiOf = (staff: StaffMember, offers: Offers = sold) =>
    makeEnquiryListsApi({ store, staff, offers, now: Date.now });
  const takes = (staff: StaffMember, id: string) =>
    store.desk.act(id, { kind: 'claim' }, toCounsellorActor(staff));
  const calls = (staff: StaffMember, id: string, callAt: Date) =>
    store.desk.act(
      id,
      { kind: 'note outcome', outcome: 'answered', callAt },
      toCounsellorActor(staff),
    );

  it('name the wanted offer by its title, by its slug once it is not sold any more, or by the program', async () => {
    const search = randomUUID();
    for (const offer of ['flutter', 'cobol', null])
      await submitEnquiry(store, { name: search, offer });
    const { rows, total } = await apiOf(asha).list({ search, order: 'oldest' }, 1);
    expect(rows.map(({ wants }) => wants)).toEqual(['Flutter', 'cobol', 'Short term Internship']);
    expect(total).toBe(3);
  });

  it('show no quarantined submission on the board, unless the filter asks for the quarantine', async () => {
    const name = randomUUID();
    const { id } = await submitEnquiry(store, { name });
    const quarantined = await submitQuarantinedEnquiry(store, { name });
    const onBoard = async (filter: object) => {
      const columns = await apiOf(asha).board({ search: name, ...filter });
      return columns.flatMap(({ rows }) => rows.map((row) => row.id));
    };
    expect(await onBoard({})).toEqual([id]);
    expect(await onBoard({ isQuarantined: true })).toEqual([quarantined]);
  });

  it('show newsletter subscriptions on the board only if the filter asks for them', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await submitEnquiry(store, { email });
    const news = await submitEnquiry(store, {}, () => makeSubscription(email));
    const onBoard = async (filter: object) => {
      const columns = await apiOf(asha).board({ search: email, ...filter });
      return columns.flatMap(({ rows }) => rows.map((row) => row.id));
    };
    expect(await onBoard({})).toEqual([id]);
    expect(await onBoard({ kinds: ['email_subscriptions'] })).toEqual([news.id]);
  });

  it('show the first words of a message, on one line', async () => {
    const name = randomUUID();
    const message = `Is it\n  in the evening? ${'word '.repeat(60)}`;
    await submitEnquiry(store, { name, message });
    await submitEnquiry(store, { name });
    const { rows } = await apiOf(asha).list({ search: name, order: 'oldest' }, 1);
    expect(rows[0]?.message).toMatch(/^Is it in the evening\? word .* word…$/);
    expect(rows[0]?.message?.length).toBeLessThanOrEqual(121);
    expect(rows[1]?.message).toBeNull();
  });

  it('offer the sold offers as a filter, in the order of the catalogue', () => {
    expect(apiOf(asha).offers()).toEqual([
      { slug: 'flutter', title: 'Flutter' },
      { slug: 'mern-workshop', title: 'MERN <Workshop> & "more"' },
    ]);
    expect(apiOf(asha, unknownOffers).offers()).toEqual([]);
  });

  it('offer the sources of stored enquiries as a filter', async () => {
    await submitEnquiry(store, { source: 'lists.example → /' });
    expect(await apiOf(asha).sources()).toEqual(['lists.example']);
  });

  it('offers members who work on enquiries as assignees, but no former ones', async () => {
    const leaves = await storeStaffMember(store);
    await storeStaffMember(store, 'accounts');
    await store.staff.setTakesTurns(ravi.id, false, owner.id);
    await store.staff.removeMember(leaves.id, null, owner.id);
    const byName = <T extends { name: string }>(all: T[]) =>
      all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName(await apiOf(asha).takers())).toEqual(
      byName([
        { id: owner.id, name: owner.name, takesTurns: false },
        { id: asha.id, name: asha.name, takesTurns: true },
        { id: ravi.id, name: ravi.name, takesTurns: false },
      ]),
    );
  });

  it('have a version that changes with every new enquiry', async () => {
    const before = await apiOf(asha).liveUpdatesNow();
    expect(await apiOf(asha).liveUpdatesNow()).toBe(before);
    await submitEnquiry(store);
    expect(await apiOf(asha).liveUpdatesNow()).not.toBe(before);
  });

  describe('on the day', () => {
    const today = (staff: StaffMember, now = new Date()) => apiOf(staff).today(now);

    it('count enquiries that wait for an answer: own and unassigned ones, for the owner all', async () => {
      const before = await apiOf(asha).countFresh();
      const [own, other] = [await submitEnquiry(store), await submitEnquiry(store)];
      await takes(asha, own.id);
      await takes(ravi, other.id);
      expect(await apiOf(asha).countFresh()).toBe(before + 1);
      expect((await today(asha)).fresh).toBe(before + 1);
      expect((await today(owner)).fresh).toBe(await apiOf(owner).countFresh());
      expect((await today(owner)).fresh).toBeGreaterThan(before + 1);
    });

    it('count the overdue, the ones due later today, and the quarantined ones', async () => {
      const meena = await storeStaffMember(store);
      const before = await today(meena);
      const now = new Date();
      const past = new Date(now.getTime() - 60_000);
      for (let n = 0; n < 2; n += 1) await calls(meena, (await submitEnquiry(store)).id, past);
      const { id } = await submitEnquiry(store);
      const soon = new Date(now.getTime() + 60_000);
      await calls(meena, id, soon);
      await submitQuarantinedEnquiry(store);
      const after = await today(meena, now);
      expect(after.late - before.late).toBe(2);
      // If this test runs in the last minute of a day in India, the follow-up is due on the next day and does not count
      // for today.
      const isToday = indianDay(soon) === indianDay(now);
      expect(after.laterToday - before.laterToday).toBe(isToday ? 1 : 0);
      expect(after.inQuarantine - before.inQuarantine).toBe(1);
      const mine = after.loads.find(({ ownerId }) => ownerId === meena.id);
      expect(mine).toEqual({
        ownerId: meena.id,
        open: 3,
        now: 2,
        laterToday: isToday ? 1 : 0,
      });
    });

    it('list a new enquiry once, also if its follow-up is later today', async () => {
      const kiran = await storeStaffMember(store);
      const { id } = await submitEnquiry(store);
      await takes(kiran, id);
      const later = {
        state: null,
        lostReason: null,
        to: null,
        dueAt: new Date(Date.now() + 1_000),
      };
      await apiOf(kiran).act([id], { kind: 'change', ...later });
      const { next, laterToday } = await today(kiran);
      expect(next.filter((one) => one.id === id)).toHaveLength(1);
      expect(laterToday).toBe(0);
    });

    it('list the longest waiting first, at most one screen', async () => {
      for (let n = 0; n < 13; n += 1) await submitEnquiry(store, { offer: 'flutter' });
      const { longestWaiting, next } = await today(owner);
      const waiting = next.filter(({ state }) => state === 'new');
      expect(waiting).toHaveLength(12);
      expect(longestWaiting).toEqual(waiting[0]);
      expect(longestWaiting?.messages.map(({ channel }) => channel).sort()).toEqual([
        'mail',
        'whatsapp',
      ]);
    });

    it('show at most one screen of overdue ones, and of ones due later', async () => {
      const meena = await storeStaffMember(store);
      const now = new Date();
      const past = new Date(now.getTime() - 60_000);
      for (let n = 0; n < 13; n += 1) await calls(meena, (await submitEnquiry(store)).id, past);
      const { next, late } = await today(meena, now);
      expect(late).toBeGreaterThanOrEqual(13);
      expect(next.filter(({ state }) => state === 'reached')).toHaveLength(12);
    });
  });
});

onDeskEngine('the lists of an empty inbox', (open) => {
  it('are empty when no enquiry waits', async () => {
    const { store, close } = await open();
    try {
      const staff = await storeStaffMember(store);
      const api = makeEnquiryListsApi({ store, staff, offers: unknownOffers, now: Date.now });
      expect(await api.today(new Date())).toEqual({
        fresh: 0,
        late: 0,
        laterToday: 0,
        inQuarantine: 0,
        more: { late: 0, fresh: 0, laterToday: 0 },
        longestWaiting: null,
        next: [],
        loads: [],
      });
    } finally {
      await close();
    }
  });
});
