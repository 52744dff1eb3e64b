import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { ListAct } from '#desk/api-types/enquiry-lists-api.ts';
import type { EnquiryActExceptUndo } from '#domain/enquiries/enquiry-work.ts';
import { inboxRowsPerPage } from '#domain/rows-per-page.ts';
import { submitQuarantinedEnquiry } from '../../../../tests/service/support/make-test-enquiry-api.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { storePaidOrder } from '../../../../tests/service/support/store-paid-order.ts';
import { mobileOfName } from '../../../../tests/support/mobile-of-name.ts';
import { unknownOffers } from '../../../offers/read-offers.ts';
import { makeEnquiryListsApi } from './make-enquiry-lists-api.ts';

onDeskEngine('an act on a list', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  let asha: StaffMember;
  let ravi: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
    [asha, ravi] = [await storeStaffMember(store), await storeStaffMember(store)];
    await store.staff.setTakesTurns(owner.id, false, owner.id);
  });
  afterAll(() => opened.close());

  const apiOf = (staff: StaffMember) =>
    makeEnquiryListsApi({ store, staff, offers: unknownOffers, now: Date.now });
  const ownerOf = async (id: string) => (await store.desk.findEnquiry(id))?.ownerId;
  const does = (staff: StaffMember, id: string, act: EnquiryActExceptUndo) =>
    store.desk.act(id, act, toCounsellorActor(staff));
  /**
   * Creates enquiries. Each is of a different person; if a phone number is given, all are of the person with this
   * number.
   */
  const some = async (count: number, phone?: string) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1)
      ids.push((await submitEnquiry(store, { phone: phone ?? mobileOfName(randomUUID()) })).id);
    return ids;
  };
  const take = { kind: 'take' } as const;
  const inTurn = { kind: 'in turn' } as const;

  it('is done once to each enquiry, and to no more enquiries than a page shows', async () => {
    const [first = '', second = ''] = await some(2);
    const unknown = Array.from({ length: inboxRowsPerPage - 1 }, () => randomUUID());
    const result = await apiOf(asha).act([first, first, ...unknown, second], take);
    expect(result).toMatchObject({ first: [], stayed: inboxRowsPerPage - 1 });
    expect(await apiOf(asha).findDoneAct(result.did ?? '')).toMatchObject({ count: 1 });
    expect(await ownerOf(first)).toBe(asha.id);
    expect(await ownerOf(second)).toBeNull();
  });

  it('refuses a counsellor’s assignment, and accepts the owner’s only to a named member', async () => {
    const [id = ''] = await some(1);
    await does(ravi, id, { kind: 'claim' });
    const note = { kind: 'note', outcome: 'no answer' } as const;
    expect(await apiOf(asha).act([id], note)).toEqual({ did: null, first: [ravi.id], stayed: 1 });
    expect(await apiOf(owner).act([id], take)).toEqual({ did: null, first: [ravi.id], stayed: 1 });
    expect(await apiOf(owner).act([id], note)).toMatchObject({ stayed: 0 });
    expect(await ownerOf(id)).toBe(ravi.id);
  });

  describe('assigns in turn', () => {
    it('open enquiries, but no finished, quarantined or erased ones', async () => {
      const [lost = '', one = '', two = ''] = await some(3);
      await does(ravi, lost, { kind: 'lose', reason: 'no time' });
      const aside = await submitQuarantinedEnquiry(store);
      const ids = [lost, aside, randomUUID(), 'nonsense', one, two];
      const { did, stayed } = await apiOf(owner).act(ids, inTurn);
      expect(stayed).toBe(4);
      expect(await apiOf(owner).findDoneAct(did ?? '')).toEqual({
        act: inTurn,
        count: 2,
        along: 0,
        alike: 0,
        changesOnlyOwner: { linked: false, alike: false },
        canUndo: true,
      });
      expect([await ownerOf(one), await ownerOf(two)].sort()).toEqual([asha.id, ravi.id].sort());
      expect(await ownerOf(lost)).toBe(ravi.id);
      expect(await ownerOf(aside)).toBeNull();
    });

    it('to the member with the fewest, but not to former members or accounts', async () => {
      const leaves = await storeStaffMember(store);
      const books = await storeStaffMember(store, 'accounts');
      await store.staff.setTakesTurns(books.id, true, owner.id);
      await store.staff.removeMember(leaves.id, null, owner.id);
      for (const id of await some(5)) await does(asha, id, { kind: 'claim' });
      const ids = await some(3);
      await apiOf(owner).act(ids, inTurn);
      for (const id of ids) expect(await ownerOf(id)).toBe(ravi.id);
      const [back] = await some(1);
      await does(ravi, back ?? '', { kind: 'claim' });
    });

    it('all enquiries of one person to the same member, who is named beside each', async () => {
      const ids = await some(3, '+91 98470 12345');
      const { did, stayed } = await apiOf(owner).act(ids, inTurn);
      expect(stayed).toBe(0);
      expect(await apiOf(owner).findDoneAct(did ?? '')).toMatchObject({ count: 3, along: 0 });
      const owners = new Set(await Promise.all(ids.map(ownerOf)));
      expect(owners.size).toBe(1);
      const { rows } = await apiOf(owner).list({ search: '98470 12345' }, 1);
      const others = [...owners].map((ownerId) => ({ ownerId, callAgainAt: null }));
      for (const { alike } of rows) expect(alike).toEqual({ by: 'phone', others });
      expect(await apiOf(owner).undo(did ?? '')).toEqual({ undone: 3, stayed: 0 });
    });

    it('related enquiries along with them, once each', async () => {
      const phone = '+91 98470 12346';
      const ids = await some(2, phone);
      const [beside = ''] = await some(1, phone);
      const { did } = await apiOf(owner).act(ids, { kind: 'hand over', to: asha.id });
      expect(await apiOf(owner).findDoneAct(did ?? '')).toMatchObject({
        count: 2,
        along: 1,
        alike: 1,
      });
      for (const id of [...ids, beside]) expect(await ownerOf(id)).toBe(asha.id);
      expect(await apiOf(owner).undo(did ?? '')).toEqual({ undone: 3, stayed: 0 });
    });

    it('nothing when no member takes turns', async () => {
      for (const { id } of [asha, ravi]) await store.staff.setTakesTurns(id, false, owner.id);
      const ids = await some(2);
      expect(await apiOf(owner).act(ids, inTurn)).toEqual({ did: null, first: [], stayed: 2 });
      for (const id of ids) expect(await ownerOf(id)).toBeNull();
      for (const { id } of [asha, ravi]) await store.staff.setTakesTurns(id, true, owner.id);
    });
  });

  describe('is described again', () => {
    const said = async (staff: StaffMember, act: ListAct) => {
      const [id = ''] = await some(1);
      const { did } = await apiOf(staff).act([id], act);
      return apiOf(staff).findDoneAct(did ?? '');
    };
    const once = { count: 1, along: 0, alike: 0, canUndo: true };

    type DescribedKind = Exclude<ListAct['kind'], 'hand over' | 'in turn'>;
    type Samples<Act extends ListAct> = [Act, ...Act[]];
    /** Samples of each kind of act; the tests below have those that name a member. The compiler asks for a new kind. */
    const samplesByKind = {
      take: [take],
      note: [
        { kind: 'note', outcome: 'answered' },
        { kind: 'note', outcome: 'no answer' },
      ],
      change: [{ kind: 'change', state: 'thinking', lostReason: null, dueAt: null, to: null }],
    } satisfies { [Kind in DescribedKind]: Samples<Extract<ListAct, { kind: Kind }>> };
    it.each<ListAct>(Object.values(samplesByKind).flat())(
      'as the original act: %o',
      async (act) => {
        expect(await said(asha, act)).toMatchObject({ act, ...once });
      },
    );

    it('as given to a colleague, and as taken if the colleague is oneself', async () => {
      const toRavi = { kind: 'hand over', to: ravi.id } as const;
      const ownerOnly = { changesOnlyOwner: { linked: false, alike: false } };
      expect(await said(owner, toRavi)).toEqual({ act: toRavi, ...once, ...ownerOnly });
      const toSelf = { kind: 'hand over', to: owner.id } as const;
      expect(await said(owner, toSelf)).toEqual({ act: take, ...once, ...ownerOnly });
    });

    it('with what it changed in related enquiries: a loss at most their owner, a call more in linked ones', async () => {
      const lost = {
        kind: 'change',
        state: null,
        lostReason: 'no time',
        dueAt: null,
        to: null,
      } as const;
      expect((await said(asha, lost))?.changesOnlyOwner).toEqual({ linked: true, alike: true });
      const call = { kind: 'note', outcome: 'no answer' } as const;
      expect((await said(asha, call))?.changesOnlyOwner).toEqual({ linked: false, alike: true });
    });

    it('for several enquiries in one sentence', async () => {
      const { did } = await apiOf(asha).act(await some(3), take);
      expect(await apiOf(asha).findDoneAct(did ?? '')).toEqual({
        act: take,
        count: 3,
        along: 0,
        alike: 0,
        changesOnlyOwner: { linked: false, alike: false },
        canUndo: true,
      });
      expect(await apiOf(ravi).findDoneAct(did ?? '')).toBeNull();
    });

    it.each<EnquiryActExceptUndo>([
      { kind: 'lose', reason: 'no time' },
      { kind: 'note outcome', outcome: 'busy', callAt: null },
      { kind: 'set state', state: 'thinking' },
    ])('not if it was done on the page of the enquiry: %o', async (act) => {
      const [id = ''] = await some(1);
      await does(asha, id, act);
      expect(await apiOf(asha).findDoneAct(id)).toBeNull();
      expect(await apiOf(asha).undo(id)).toEqual({ undone: 0, stayed: 0 });
    });

    it('as undoable until a later act, and a view is no act', async () => {
      const [id = ''] = await some(1);
      await apiOf(asha).act([id], take);
      await store.desk.recordEvent('enquiry.seen', id, owner.id, {});
      expect(await apiOf(asha).findDoneAct(id)).toMatchObject({ canUndo: true });
      await does(asha, id, { kind: 'hand over', to: null });
      await does(ravi, id, { kind: 'claim' });
      expect(await apiOf(asha).findDoneAct(id)).toMatchObject({ canUndo: false });
    });

    it('as null for an unknown name', async () => {
      expect(await apiOf(asha).findDoneAct(randomUUID())).toBeNull();
      expect(await apiOf(asha).undo('nonsense')).toEqual({ undone: 0, stayed: 0 });
    });
  });

  it('changes state, date and owner of several at once, and undoes all of it with one undo', async () => {
    const ids = await some(2);
    const dueAt = new Date(Date.now() + 3 * 86_400_000);
    const change = {
      kind: 'change',
      state: 'thinking',
      lostReason: null,
      dueAt,
      to: null,
    } as const;
    const { did } = await apiOf(asha).act(ids, change);
    expect(await apiOf(asha).findDoneAct(did ?? '')).toEqual({
      act: change,
      count: 2,
      along: 0,
      alike: 0,
      changesOnlyOwner: { linked: false, alike: true },
      canUndo: true,
    });
    for (const id of ids)
      expect(await store.desk.findEnquiry(id)).toMatchObject({
        state: 'thinking',
        ownerId: asha.id,
        dueAt,
      });
    expect(await apiOf(asha).undo(did ?? '')).toEqual({ undone: 2, stayed: 0 });
    for (const id of ids)
      expect(await store.desk.findEnquiry(id)).toMatchObject({ state: 'new', ownerId: null });
  });

  it('loses all ticked enquiries except those whose order is paid, and counts these as left', async () => {
    const { enrolmentId } = await storePaidOrder(store, 'among ticked rows');
    const paid = `${enrolmentId}`;
    const [open = '', byHand = ''] = await some(2);
    await does(asha, byHand, { kind: 'set state', state: 'enrolled' });
    const asItIs = { kind: 'change', state: null, dueAt: null, to: null } as const;
    const lost = { ...asItIs, lostReason: 'no time' } as const;
    const { did, ...rest } = await apiOf(asha).act([open, paid, byHand], lost);
    expect(rest).toEqual({ first: [], stayed: 1 });
    expect(await apiOf(asha).findDoneAct(did ?? '')).toMatchObject({ count: 2 });
    const states = [open, paid, byHand].map(
      async (id) => (await store.desk.findEnquiry(id))?.state,
    );
    expect(await Promise.all(states)).toEqual(['lost', 'enrolled', 'lost']);
  });

  it('assigns to a colleague only for a role that may assign', async () => {
    const [id = ''] = await some(1);
    const asItIs = { kind: 'change', state: null, lostReason: null, dueAt: null } as const;
    await expect(apiOf(asha).act([id], { ...asItIs, to: ravi.id })).rejects.toMatchObject({
      status: 403,
    });
    expect((await apiOf(asha).act([id], { ...asItIs, to: asha.id })).stayed).toBe(0);
    expect((await apiOf(owner).act([id], { ...asItIs, to: ravi.id })).stayed).toBe(0);
    expect(await ownerOf(id)).toBe(ravi.id);
  });

  it('lists follow-ups of the member’s own day with overdue ones apart, and for the owner those of one member', async () => {
    const leela = await storeStaffMember(store);
    await store.staff.setTakesTurns(leela.id, false, owner.id);
    const [late = '', soon = '', nextWeek = '', colleagues = ''] = await some(4);
    const day = 86_400_000;
    const call = (callAt: number) =>
      ({
        kind: 'note outcome',
        outcome: 'no answer',
        callAt: new Date(Date.now() + callAt),
      }) as const;
    await does(leela, late, call(-day));
    await does(leela, soon, call(3 * day));
    await does(leela, nextWeek, call(9 * day));
    await does(ravi, colleagues, call(-day));
    const found = await apiOf(leela).followUps(null);
    const ids = (of: keyof typeof found, who = leela) =>
      found[of].rows.filter(({ ownerId }) => ownerId === who.id).map(({ id }) => id);
    expect(ids('overdue')).toEqual([late]);
    expect(ids('week')).toEqual([soon]);
    expect(ids('overdue', ravi)).toEqual([]);
    const ofRavi = await apiOf(owner).followUps(ravi.id);
    expect(ofRavi.overdue.rows.map(({ id }) => id)).toContain(colleagues);
    expect(ofRavi.overdue.rows.map(({ id }) => id)).not.toContain(late);
  });
});
