import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EnquiryActExceptUndo } from '#domain/enquiries/enquiry-work.ts';
import { makeEnrolment } from '../../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onBothEngines } from '../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
  toOwnerActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import type { StaffMember } from '../../staff/member-port.ts';
import type { Store } from '../../store.ts';
import type { ActResult } from '../desk-port.ts';

const claim: EnquiryActExceptUndo = { kind: 'claim' };
const answered: EnquiryActExceptUndo = { kind: 'note outcome', outcome: 'answered', callAt: null };

onBothEngines('one person’s open enquiries', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let meena: StaffMember;
  let john: StaffMember;
  let owner: StaffMember;
  let last = 10_000;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [meena, john, owner] = [
      await storeStaffMember(store),
      await storeStaffMember(store),
      await storeStaffMember(store, 'owner'),
    ];
  });
  afterAll(() => opened.close());

  /** A call request and an enrolment with the same number in two spellings. */
  async function two(): Promise<[string, string]> {
    last += 1;
    const call = await submitEnquiry(store, { phone: `98470 ${last}` });
    const enrolled = await submitEnquiry(store, { mobile: `0091 98470-${last}` }, makeEnrolment);
    return [call.id, enrolled.id];
  }
  const ownersOf = (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await store.desk.findEnquiry(id))?.ownerId));
  const statesOf = (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await store.desk.findEnquiry(id))?.state));
  const eventId = (result: ActResult) => (result.at === 'changed' ? result.eventId : '');

  it('are claimed together, and each history records this', async () => {
    const [one, other] = await two();
    const claimed = await store.desk.act(one, claim, toCounsellorActor(meena));
    expect(claimed).toMatchObject({ at: 'changed', along: [{ id: other }] });
    expect(await ownersOf(one, other)).toEqual([meena.id, meena.id]);
    const [along] = await store.desk.eventsOf([other]);
    expect(along).toMatchObject({ type: 'enquiry.claimed', what: { because: one, version: 1 } });
    expect(await store.desk.eventsOf([one])).toMatchObject([
      { what: { along: [{ id: other, eventId: along?.id, nearness: 'alike' }] } },
    ]);
  });

  it('go to the colleague who owns one of them, and the asking member is told', async () => {
    const [one] = await two();
    await store.desk.act(one, claim, toCounsellorActor(meena));
    const phone = `98470 ${last}`;
    const third = await submitEnquiry(store, { phone });
    expect(await store.desk.act(third.id, claim, toCounsellorActor(john))).toMatchObject({
      at: 'taken',
      by: meena.id,
      enquiry: { ownerId: meena.id, version: 1 },
    });
    const events = await store.desk.eventsOf([third.id]);
    expect(events).toMatchObject([{ type: 'enquiry.handed-over', who: john.id }]);
    const heldWith = events[0]?.what.heldWith;
    expect(await ownersOf(String(heldWith))).toEqual([meena.id]);
    // A member who may overrule works on the enquiry, and it stays with its owner.
    const fourth = await submitEnquiry(store, { phone });
    expect(await store.desk.act(fourth.id, answered, toOwnerActor(owner))).toMatchObject({
      at: 'changed',
      enquiry: { ownerId: meena.id, state: 'reached' },
    });
  });

  it('go to the colleague as well if a member changes the owner of one to themselves', async () => {
    const [one] = await two();
    await store.desk.act(one, claim, toCounsellorActor(meena));
    const third = await submitEnquiry(store, { phone: `98470 ${last}` });
    const toJohn: EnquiryActExceptUndo = {
      kind: 'change',
      state: null,
      lostReason: null,
      dueAt: null,
      to: john.id,
    };
    expect(await store.desk.act(third.id, toJohn, toCounsellorActor(john))).toMatchObject({
      at: 'taken',
      by: meena.id,
    });
    expect(await ownersOf(third.id)).toEqual([meena.id]);
  });

  it('stay separate if the owner of the other one has left', async () => {
    const [one, other] = await two();
    const leaver = await storeStaffMember(store);
    await store.desk.act(one, claim, toCounsellorActor(leaver));
    await store.staff.removeMember(leaver.id, null, 'terminal');
    expect(await ownersOf(one, other)).toEqual([null, null]);
    expect(await store.desk.act(one, claim, toCounsellorActor(john))).toMatchObject({
      at: 'changed',
      along: [{ id: other }],
    });
  });

  it('are handed over and released together', async () => {
    const [one, other] = await two();
    await store.desk.act(one, claim, toCounsellorActor(meena));
    await store.desk.act(other, { kind: 'hand over', to: john.id }, toCounsellorActor(meena));
    expect(await ownersOf(one, other)).toEqual([john.id, john.id]);
    await store.desk.act(one, { kind: 'hand over', to: null }, toCounsellorActor(john));
    expect(await ownersOf(one, other)).toEqual([null, null]);
  });

  it('are undone together, unless one changed later', async () => {
    const [one, other] = await two();
    const claimed = await store.desk.act(one, claim, toCounsellorActor(meena));
    expect(await store.desk.undo(eventId(claimed), toCounsellorActor(meena))).toMatchObject({
      at: 'changed',
      along: [{ id: other }],
    });
    expect(await ownersOf(one, other)).toEqual([null, null]);
    const again = await store.desk.act(one, claim, toCounsellorActor(meena));
    await store.desk.act(other, { kind: 'lose', reason: 'no time' }, toCounsellorActor(meena));
    expect(await store.desk.undo(eventId(again), toCounsellorActor(meena))).toMatchObject({
      along: [],
    });
    expect(await ownersOf(one, other)).toEqual([null, meena.id]);
  });

  it('share a call only when staff have linked them', async () => {
    const [one, other] = await two();
    await store.desk.act(one, answered, toCounsellorActor(meena));
    expect(await statesOf(one, other)).toEqual(['reached', 'new']);
    await store.desk.link(one, other, toCounsellorActor(meena));
    expect(await statesOf(one, other)).toEqual(['reached', 'reached']);
    expect((await store.desk.eventsOf([other])).at(-1)).toMatchObject({
      type: 'enquiry.carried-over',
      what: { carriedFrom: one, before: { state: 'new' }, after: { state: 'reached' } },
    });
    const thinking: EnquiryActExceptUndo = { kind: 'set state', state: 'thinking' };
    await store.desk.act(other, thinking, toCounsellorActor(meena));
    expect(await statesOf(one, other)).toEqual(['thinking', 'thinking']);
  });

  it('leave out finished and quarantined enquiries', async () => {
    const [one, other] = await two();
    await store.desk.act(other, { kind: 'lose', reason: 'no time' }, toCounsellorActor(john));
    await store.desk.act(one, { kind: 'hand over', to: null }, toCounsellorActor(john));
    expect(await store.desk.act(one, claim, toCounsellorActor(meena))).toMatchObject({
      at: 'changed',
      along: [],
    });
    expect(await ownersOf(one, other)).toEqual([meena.id, john.id]);
  });

  it('are twenty at most', async () => {
    const email = 'everybody@example.com';
    const all: string[] = [];
    for (let n = 0; n < 23; n += 1) all.push((await submitEnquiry(store, { email })).id);
    const claimed = await store.desk.act(all[0] ?? '', claim, toCounsellorActor(meena));
    expect(claimed.at === 'changed' && claimed.along.length).toBe(20);
  });

  it('go to one of two members who claim them at once', async () => {
    const second = await opened.openAnother();
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = await two();
      const results = await Promise.all([
        store.desk.act(one, claim, toCounsellorActor(meena)),
        second.desk.act(other, claim, toCounsellorActor(john)),
        second.desk.act(one, claim, toCounsellorActor(john)),
        store.desk.act(other, claim, toCounsellorActor(meena)),
      ]);
      const [first, ...rest] = new Set(await ownersOf(one, other));
      expect(rest).toEqual([]);
      expect([meena.id, john.id]).toContain(first);
      expect(results.filter(({ at }) => at === 'changed')).toHaveLength(1);
      expect(results.filter(({ at }) => at === 'unchanged')).toHaveLength(1);
    }
  });

  it('are linked and changed at the same time without a deadlock', async () => {
    const second = await opened.openAnother();
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = await two();
      const [linked] = await Promise.all([
        store.desk.link(one, other, toCounsellorActor(meena)),
        second.desk.act(other, claim, toCounsellorActor(john)),
        store.desk.act(one, answered, toCounsellorActor(meena)),
        second.desk.erase([other], 'terminal'),
      ]);
      expect(typeof linked).toBe('boolean');
    }
  });
});
