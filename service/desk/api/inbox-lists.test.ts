import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/indian-day.ts';
import { type Opened, onBothEngines } from '../../../tests/service/support/both-engines.ts';
import { arrives, asCounsellor, joins } from '../../../tests/service/support/desk-people.ts';
import { isInQuarantine } from '../../../tests/service/support/enquiry-desk.ts';
import { soldOffers } from '../../../tests/service/support/sold-offers.ts';
import { type Offers, offersFrom, unknownOffers } from '../../offers/offers.ts';
import { inboxApi } from './inbox-api.ts';

onBothEngines('what the inbox shows', (open) => {
  let opened: Opened;
  let store: Store;
  let owner: Staff;
  let asha: Staff;
  let ravi: Staff;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [owner, asha, ravi] = [await joins(store, 'owner'), await joins(store), await joins(store)];
  });
  afterAll(() => opened.close());

  const sold = offersFrom(soldOffers);
  const apiOf = (staff: Staff, offers: Offers = sold) =>
    inboxApi({ store, staff, offers, now: Date.now });
  const takes = (staff: Staff, id: string) =>
    store.desk.act(id, { kind: 'claim' }, asCounsellor(staff));
  const calls = (staff: Staff, id: string, callAt: Date) =>
    store.desk.act(id, { kind: 'note outcome', outcome: 'answered', callAt }, asCounsellor(staff));

  it('names what is wanted by its title, or by its slug once it is not sold any more', async () => {
    const search = randomUUID();
    for (const offer of ['flutter', 'cobol', null]) await arrives(store, { name: search, offer });
    const { rows, total } = await apiOf(asha).list({ search, order: 'oldest' }, 1);
    expect(rows.map(({ wants }) => wants)).toEqual(['Flutter', 'cobol', null]);
    expect(total).toBe(3);
  });

  it('offers what is sold to choose from, in the order of the catalogue', () => {
    expect(apiOf(asha).offers()).toEqual([
      { slug: 'flutter', title: 'Flutter' },
      { slug: 'mern-workshop', title: 'MERN <Workshop> & "more"' },
    ]);
    expect(apiOf(asha, unknownOffers).offers()).toEqual([]);
  });

  it('offers the sources that enquiries came from', async () => {
    await arrives(store, { source: 'lists.example → /' });
    expect(await apiOf(asha).sources()).toEqual(['lists.example']);
  });

  it('offers to give enquiries to who works on them, and not to who has left', async () => {
    const leaves = await joins(store);
    await joins(store, 'accounts');
    await store.staff.setTakesTurns(ravi.id, false, owner.id);
    await store.staff.leave(leaves.id, null, owner.id);
    const byName = <T extends { name: string }>(all: T[]) =>
      all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName(await apiOf(asha).takers())).toEqual(
      byName([
        { id: owner.id, name: owner.name, takesTurns: true },
        { id: asha.id, name: asha.name, takesTurns: true },
        { id: ravi.id, name: ravi.name, takesTurns: false },
      ]),
    );
  });

  it('tells a page what it was made at: another text as soon as something comes', async () => {
    const before = await apiOf(asha).liveUpdatesNow();
    expect(await apiOf(asha).liveUpdatesNow()).toBe(before);
    await arrives(store);
    expect(await apiOf(asha).liveUpdatesNow()).not.toBe(before);
  });

  describe('on the day', () => {
    const today = (staff: Staff, now = new Date()) => apiOf(staff).today(now);

    it('counts what waits for an answer: one’s own and nobody’s, for the owner everybody’s', async () => {
      const before = await apiOf(asha).countFresh();
      const [own, other] = [await arrives(store), await arrives(store)];
      await takes(asha, own.id);
      await takes(ravi, other.id);
      expect(await apiOf(asha).countFresh()).toBe(before + 1);
      expect((await today(asha)).fresh).toBe(before + 1);
      expect((await today(owner)).fresh).toBe(await apiOf(owner).countFresh());
      expect((await today(owner)).fresh).toBeGreaterThan(before + 1);
    });

    it('counts what is late, what comes later today, and what is in quarantine', async () => {
      const meena = await joins(store);
      const before = await today(meena);
      const now = new Date();
      const past = new Date(now.getTime() - 60_000);
      for (let n = 0; n < 2; n += 1) await calls(meena, (await arrives(store)).id, past);
      const { id } = await arrives(store);
      const soon = new Date(now.getTime() + 60_000);
      await calls(meena, id, soon);
      await isInQuarantine(store);
      const after = await today(meena, now);
      expect(after.late - before.late).toBe(2);
      // In the last minute of a day in India it is due tomorrow.
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

    it('puts who waits longest first, and not more than a screen of them', async () => {
      for (let n = 0; n < 13; n += 1) await arrives(store, { offer: 'flutter' });
      const { longestWaiting, next } = await today(owner);
      const waiting = next.filter(({ state }) => state === 'new');
      expect(waiting).toHaveLength(12);
      expect(longestWaiting).toEqual(waiting[0]);
      expect(longestWaiting?.messages.map(({ channel }) => channel).sort()).toEqual([
        'mail',
        'whatsapp',
      ]);
    });

    it('shows no more than a screen of what is late, and of what comes later', async () => {
      const meena = await joins(store);
      const now = new Date();
      const past = new Date(now.getTime() - 60_000);
      for (let n = 0; n < 13; n += 1) await calls(meena, (await arrives(store)).id, past);
      const { next, late } = await today(meena, now);
      expect(late).toBeGreaterThanOrEqual(13);
      expect(next.filter(({ state }) => state === 'reached')).toHaveLength(12);
    });
  });
});

onBothEngines('an inbox with nothing in it', (open) => {
  it('has nobody who waits', async () => {
    const { store, close } = await open();
    try {
      const staff = await joins(store);
      const api = inboxApi({ store, staff, offers: unknownOffers, now: Date.now });
      expect(await api.today(new Date())).toEqual({
        fresh: 0,
        late: 0,
        laterToday: 0,
        inQuarantine: 0,
        longestWaiting: null,
        next: [],
        loads: [],
      });
    } finally {
      await close();
    }
  });
});
