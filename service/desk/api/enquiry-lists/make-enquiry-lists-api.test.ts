import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { EnquiryListsApi } from '#desk/api-types/enquiry-lists-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeCallRequest } from '../../../../tests/service/support/make-submissions.ts';
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
import { mobileOfName } from '../../../../tests/support/mobile-of-name.ts';
import { unknownOffers } from '../../../offers/read-offers.ts';
import { makeEnquiryListsApi } from './make-enquiry-lists-api.ts';

onDeskEngine('the inbox', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  let asha: StaffMember;
  let ravi: StaffMember;
  let uma: StaffMember;
  let ownersInbox: EnquiryListsApi;
  let ashas: EnquiryListsApi;
  let ravis: EnquiryListsApi;
  let umas: EnquiryListsApi;

  const apiOf = (staff: StaffMember): EnquiryListsApi =>
    makeEnquiryListsApi({ store, staff, offers: unknownOffers, now: Date.now });
  const refused = (status: number) => expect.objectContaining({ status });
  const take = { kind: 'take' } as const;
  const message = (channel: 'whatsapp' | 'mail', position: number, body: string) => ({
    id: randomUUID(),
    channel,
    position,
    stage: 'any' as const,
    name: 'A message',
    subject: channel === 'mail' ? 'To {name}' : '',
    body,
  });
  const ownerOf = async (id: string) => (await store.desk.findEnquiry(id))?.ownerId;
  const listed = async (inbox: EnquiryListsApi) =>
    (await inbox.list({}, 1)).rows.map(({ id }) => id);

  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
    asha = await storeStaffMember(store);
    ravi = await storeStaffMember(store);
    uma = await storeStaffMember(store, 'accounts');
  });
  // The APIs are created again before each test, because each serves a single request.
  beforeEach(() => {
    [ownersInbox, ashas, ravis, umas] = [apiOf(owner), apiOf(asha), apiOf(ravi), apiOf(uma)];
  });
  afterAll(() => opened.close());

  describe('shows a counsellor', () => {
    it('their own and unassigned enquiries, and all once the owner allows it', async () => {
      const [free, own, other] = [
        await submitEnquiry(store),
        await submitEnquiry(store),
        await submitEnquiry(store),
      ];
      await ashas.act([own.id], take);
      await ravis.act([other.id], take);
      expect(await listed(ashas)).toEqual(expect.arrayContaining([free.id, own.id]));
      expect(await listed(ashas)).not.toContain(other.id);
      expect(await listed(ownersInbox)).toEqual(
        expect.arrayContaining([free.id, own.id, other.id]),
      );
      expect((await ashas.list({ owner: ravi.id }, 1)).total).toBe(0);
      await store.desk.setSetting('counsellorsSee', 'all', owner.id);
      expect(await listed(ashas)).toContain(other.id);
      await store.desk.setSetting('counsellorsSee', 'own and unowned', owner.id);
      expect(await listed(ashas)).not.toContain(other.id);
    });

    it('the counts of their own and of unassigned enquiries, and the owner the counts of every member', async () => {
      const ids = (await ashas.today(new Date())).loads.map(({ ownerId }) => ownerId);
      expect(new Set(ids)).toEqual(new Set([asha.id, null]));
      const all = (await ownersInbox.today(new Date())).loads.map(({ ownerId }) => ownerId);
      expect(new Set(all)).toEqual(new Set([asha.id, ravi.id, null]));
    });
  });

  it('refuses every call of a member in accounts', async () => {
    const { id } = await submitEnquiry(store);
    const asked = [
      () => umas.today(new Date()),
      () => umas.list({}, 1),
      () => umas.sources(),
      () => umas.countFresh(),
      () => umas.act([id], take),
      () => umas.findDoneAct(id),
      () => umas.undo(id),
      () => umas.views(),
      () => umas.saveView({ name: 'Mine', query: '', isForAll: false }),
      () => umas.removeView(id),
    ];
    for (const ask of asked) await expect(ask()).rejects.toEqual(refused(403));
    expect(await ownerOf(id)).toBeNull();
  });

  describe('lets a member take an enquiry', () => {
    it('that another member took at the same moment only once, and names the first', async () => {
      const { id } = await submitEnquiry(store);
      const results = await Promise.all([ashas.act([id], take), ravis.act([id], take)]);
      const [first, second] = (await ownerOf(id)) === asha.id ? [asha, ravi] : [ravi, asha];
      expect(results).toContainEqual({ did: id, first: [], stayed: 0 });
      expect(results).toContainEqual({ did: null, first: [first.id], stayed: 1 });
      expect(await apiOf(second).findDoneAct(id)).toBeNull();
    });

    it('that is free, except those that a colleague owns', async () => {
      const [mine, other] = [await submitEnquiry(store), await submitEnquiry(store)];
      await ravis.act([other.id], take);
      const result = await ashas.act([mine.id, other.id], take);
      expect(result).toMatchObject({ first: [ravi.id], stayed: 1 });
      expect(await ownerOf(mine.id)).toBe(asha.id);
      expect(await ownerOf(other.id)).toBe(ravi.id);
    });

    it('with no guessed address', async () => {
      const nothing = { did: null, first: [], stayed: 2 };
      expect(await ashas.act([randomUUID(), '../etc'], take)).toEqual(nothing);
    });

    it('in quarantine never', async () => {
      await store.keepInQuarantine(makeCallRequest(`script ${randomUUID()}`), 'Too fast');
      const [aside] = (await ashas.list({ isQuarantined: true }, 1)).rows;
      expect(await ashas.act([aside?.id ?? ''], take)).toEqual({ did: null, first: [], stayed: 1 });
    });
  });

  describe('lets an enquiry be assigned', () => {
    it('by the owner, also when a colleague has it', async () => {
      const ids = [(await submitEnquiry(store)).id, (await submitEnquiry(store)).id];
      await ravis.act(ids.slice(0, 1), take);
      const { did } = await ownersInbox.act(ids, { kind: 'hand over', to: asha.id });
      for (const id of ids) expect(await ownerOf(id)).toBe(asha.id);
      expect(await ownersInbox.findDoneAct(did ?? '')).toEqual({
        act: { kind: 'hand over', to: asha.id },
        count: 2,
        along: 0,
        alike: 0,
        changesOnlyOwner: { linked: false, alike: false },
        canUndo: true,
      });
    });

    it('not by a counsellor, who may only release their own enquiry', async () => {
      const [mine, other] = [await submitEnquiry(store), await submitEnquiry(store)];
      await ashas.act([mine.id], take);
      await ravis.act([other.id], take);
      const give = ashas.act([mine.id], { kind: 'hand over', to: ravi.id });
      await expect(give).rejects.toEqual(refused(403));
      await expect(ashas.act([mine.id], { kind: 'in turn' })).rejects.toEqual(refused(403));
      await ashas.act([mine.id, other.id], { kind: 'hand over', to: null });
      expect(await ownerOf(mine.id)).toBeNull();
      expect(await ownerOf(other.id)).toBe(ravi.id);
    });

    it('not to a member who works on no enquiries', async () => {
      const { id } = await submitEnquiry(store);
      await ownersInbox.act([id], { kind: 'hand over', to: uma.id });
      expect(await ownerOf(id)).toBeNull();
      expect((await ownersInbox.takers()).map((taker) => taker.id)).not.toContain(uma.id);
    });

    it('in turn, to members who take turns, the fewest open enquiries first', async () => {
      await store.staff.setTakesTurns(owner.id, false, owner.id);
      const loads = await store.desk.workloads(new Date());
      const open = (staff: StaffMember) =>
        loads.find(({ ownerId }) => ownerId === staff.id)?.open ?? 0;
      const missing = Math.abs(open(asha) - open(ravi));
      const ids: string[] = [];
      for (let n = 0; n < missing + 2; n += 1)
        ids.push((await submitEnquiry(store, { phone: mobileOfName(`in turn ${n}`) })).id);
      await ownersInbox.act(ids, { kind: 'in turn' });
      const after = await store.desk.workloads(new Date());
      const [a, r] = [asha, ravi].map(({ id }) => after.find((one) => one.ownerId === id)?.open);
      expect(a).toBe(r);
      for (const id of ids) expect([asha.id, ravi.id]).toContain(await ownerOf(id));
    });
  });

  describe('lets an act be undone', () => {
    it('for many at once, except those with a later act of a colleague', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) ids.push((await submitEnquiry(store)).id);
      const { did } = await ownersInbox.act(ids, { kind: 'hand over', to: asha.id });
      await ashas.act(ids.slice(0, 1), { kind: 'note', outcome: 'answered' });
      expect(await ownersInbox.undo(did ?? '')).toEqual({ undone: 2, stayed: 1 });
      expect(await ownerOf(ids[0] ?? '')).toBe(asha.id);
      expect(await ownerOf(ids[1] ?? '')).toBeNull();
    });

    it('only by the member who made it', async () => {
      const { id } = await submitEnquiry(store);
      const { did } = await ashas.act([id], { kind: 'note', outcome: 'no answer' });
      expect(await ashas.findDoneAct(did ?? '')).toMatchObject({ canUndo: true });
      expect(await ravis.findDoneAct(did ?? '')).toBeNull();
      expect(await ravis.undo(did ?? '')).toEqual({ undone: 0, stayed: 0 });
      expect(await ashas.undo(did ?? '')).toEqual({ undone: 1, stayed: 0 });
      expect(await store.desk.findEnquiry(id)).toMatchObject({
        state: 'new',
        tries: 0,
        ownerId: null,
      });
      expect(await ashas.findDoneAct(did ?? '')).toMatchObject({ canUndo: false });
    });
  });

  it('names the first message of each channel for a row, without its text', async () => {
    const { id } = await submitEnquiry(store, { offer: null });
    const first = { whatsapp: message('whatsapp', 1, 'Hello'), mail: message('mail', 1, 'Dear') };
    for (const one of [message('whatsapp', 2, 'Not this one'), first.whatsapp, first.mail])
      await store.desk.saveTemplate(one, owner.id);
    const listed = (await ashas.list({}, 1)).rows.find((one) => one.id === id);
    expect(listed?.messages).toEqual([
      { id: first.whatsapp.id, channel: 'whatsapp' },
      { id: first.mail.id, channel: 'mail' },
    ]);
    const { next, longestWaiting } = await ashas.today(new Date());
    for (const { messages } of [...next, ...(longestWaiting ? [longestWaiting] : [])])
      expect(messages.map(({ channel }) => channel)).toEqual(['whatsapp', 'mail']);
  });

  it('shows on an open row what the same person paid for with another enquiry', async () => {
    const { enrolmentId } = await storePaidOrder(store, 'asked and paid');
    const enrolled = await store.desk.findEnquiry(enrolmentId ?? '');
    const call = await submitEnquiry(store, { phone: enrolled?.phone ?? '' });
    const { rows } = await ownersInbox.list({}, 1);
    const paidFor = (id: string) => rows.find((one) => one.id === id)?.paidFor;
    expect(paidFor(call.id)).toEqual([sampleOfferOnSale.title]);
    expect(paidFor(enrolmentId ?? '')).toEqual([]);
  });

  describe('the list of the day', () => {
    it('says how many more there are than it shows', async () => {
      for (let n = 0; n < 13; n += 1) await submitEnquiry(store);
      const { fresh, next, more } = await ashas.today(new Date());
      const shown = next.filter(({ state }) => state === 'new').length;
      expect(more).toEqual({ late: 0, fresh: fresh - shown, laterToday: 0 });
      expect(more.fresh).toBeGreaterThan(0);
    });

    it('begins with overdue enquiries, then the longest waiting, then the ones due later', async () => {
      const meena = await storeStaffMember(store);
      const api = apiOf(meena);
      const [late, soon] = [await submitEnquiry(store), await submitEnquiry(store)];
      const now = new Date();
      const soonAt = new Date(now.getTime() + 10 * 60_000);
      const who = { who: meena.id, staffId: meena.id, mayOverrule: false };
      await store.desk.act(
        late.id,
        { kind: 'note outcome', outcome: 'answered', callAt: new Date(now.getTime() - 60_000) },
        who,
      );
      await store.desk.act(
        soon.id,
        { kind: 'note outcome', outcome: 'answered', callAt: soonAt },
        who,
      );
      const { next } = await api.today(now);
      const at = (id: string) => next.findIndex((one) => one.id === id);
      const firstNew = next.findIndex(({ state }) => state === 'new');
      expect(at(late.id)).toBe(0);
      expect(firstNew).toBeGreaterThan(at(late.id));
      // If this test runs in the last minutes of a day in India, the follow-up is due on the next day and is not listed
      // for today.
      if (indianDay(soonAt) === indianDay(now)) expect(at(soon.id)).toBe(next.length - 1);
      const waiting = next.filter(({ state }) => state === 'new').map(({ id }) => id);
      expect(waiting).toEqual(waiting.toSorted());
    });
  });
});
