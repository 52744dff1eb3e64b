/** Assignment on arrival and reassignment: what is stored, on both engines. */
import { describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import {
  makeStaffActs,
  type StaffActKind,
  staffActKinds,
} from '../../../tests/service/support/make-staff-acts.ts';
import { onEmptiedStores } from '../../../tests/service/support/on-emptied-stores.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
  toOwnerActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import type { AssignmentDecider } from './automatic-assignment-port.ts';

const always = (at: Date) => new Date(at.getTime());
const tomorrow = (at: Date) => new Date(at.getTime() + 86_400_000);

/**
 * Rules that choose the first of these members who has not had the enquiry. Each member loses the enquiry at once
 * unless the test gives a time.
 */
const inOrder = (
  staff: readonly StaffMember[],
  {
    answerBy = always,
    away = [],
  }: { answerBy?: AssignmentDecider['answerBy']; away?: StaffMember[] } = {},
): AssignmentDecider => ({
  choose(_, had) {
    const next = staff.find(({ id }) => !had.includes(id));
    return next === undefined ? null : { to: next.id, rule: 0 };
  },
  isAtWork: (id) => !away.some((one) => one.id === id),
  answerBy,
});

async function withRules<T>(store: Store, work: () => Promise<T>): Promise<T> {
  await store.desk.setSetting('assignment', { rules: [] }, 'terminal');
  try {
    return await work();
  } finally {
    await store.desk.setSetting('assignment', null, 'terminal');
  }
}

const ownerOf = async (store: Store, id: string) =>
  (await store.desk.findEnquiry(id))?.ownerId ?? null;
const typesOf = async (store: Store, id: string) =>
  (await store.desk.eventsOf([id])).map(({ type }) => type);
const toldTo = async (store: Store, { id }: StaffMember) =>
  (await store.desk.listUnseenAssignmentNotices(id)).map(({ kind }) => kind);
let phone = 9_800_000_000;
const stranger = () => {
  phone += 1;
  return { phone: `+91${phone}`, email: `stranger.${phone}@example.com` };
};
const arrivesByRules = (store: Store, changes: Record<string, string | null> = stranger()) =>
  withRules(store, () => submitEnquiry(store, changes));

onEmptiedStores('an enquiry that arrives', (current) => {
  it('waits for the rules only if there are rules', async () => {
    const store = current();
    const before = await submitEnquiry(store, stranger());
    const { id } = await arrivesByRules(store);
    const due = await store.desk.dueAssignments(50);
    expect(due).toContain(id);
    expect(due).not.toContain(before.id);
  });

  it('is assigned to the member whom the rules choose, who is told, and the history records this', async () => {
    const store = current();
    const [asha, { id }] = [await storeStaffMember(store), await arrivesByRules(store)];
    expect(await store.desk.assign(id, inOrder([asha], { answerBy: () => null }))).toEqual({
      at: 'assigned',
      to: asha.id,
      from: null,
    });
    expect(await ownerOf(store, id)).toBe(asha.id);
    expect(await typesOf(store, id)).toEqual(['enquiry.assigned']);
    expect(await toldTo(store, asha)).toEqual(['given']);
    expect(await store.desk.dueAssignments(50)).not.toContain(id);
    expect((await store.staff.findStaff(asha.id))?.lastTurnAt).not.toBeNull();
  });

  it('stays unassigned if the rules choose nobody, and is not checked again', async () => {
    const store = current();
    const { id } = await arrivesByRules(store);
    expect(await store.desk.assign(id, inOrder([]))).toEqual({ at: 'nobody', from: null });
    expect(await store.desk.assign(id, inOrder([await storeStaffMember(store)]))).toEqual({
      at: 'ended',
    });
    expect(await typesOf(store, id)).toEqual([]);
  });

  it('stays with the member who took it before the rules did', async () => {
    const store = current();
    const [asha, ravi, { id }] = [
      await storeStaffMember(store),
      await storeStaffMember(store),
      await arrivesByRules(store),
    ];
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(ravi));
    expect(await store.desk.assign(id, inOrder([asha]))).toEqual({ at: 'ended' });
    expect(await ownerOf(store, id)).toBe(ravi.id);
  });

  it('goes to the colleague who has the person’s other enquiries, unless the colleague is absent', async () => {
    const store = current();
    const [asha, ravi] = [await storeStaffMember(store), await storeStaffMember(store)];
    const person = stranger();
    const first = await submitEnquiry(store, person);
    await store.desk.act(first.id, { kind: 'claim' }, toCounsellorActor(ravi));
    const second = await arrivesByRules(store, person);
    expect(await store.desk.assign(second.id, inOrder([asha]))).toMatchObject({ to: ravi.id });
    expect(await store.desk.dueAssignments(50)).not.toContain(second.id);
    const third = await arrivesByRules(store, person);
    const rules = inOrder([asha], { away: [ravi] });
    expect(await store.desk.assign(third.id, rules)).toMatchObject({ to: asha.id });
    expect(await ownerOf(store, first.id)).toBe(ravi.id);
  });

  it('also assigns the person’s other unassigned enquiries', async () => {
    const store = current();
    const asha = await storeStaffMember(store);
    const person = stranger();
    const first = await submitEnquiry(store, person);
    const second = await arrivesByRules(store, person);
    await store.desk.assign(second.id, inOrder([asha]));
    expect(await ownerOf(store, first.id)).toBe(asha.id);
    expect(await toldTo(store, asha)).toEqual(['given']);
  });

  it('is assigned once by several instances at the same moment', async () => {
    const store = current();
    const staff = [await storeStaffMember(store), await storeStaffMember(store)];
    const { id } = await arrivesByRules(store);
    const rules = inOrder(staff, { answerBy: tomorrow });
    const results = await Promise.all(
      Array.from({ length: 6 }, () => store.desk.assign(id, rules)),
    );
    expect(results.filter(({ at }) => at === 'assigned')).toHaveLength(1);
    expect(await typesOf(store, id)).toEqual(['enquiry.assigned']);
  });

  it('is not assigned any more after it is erased', async () => {
    const store = current();
    const { id } = await arrivesByRules(store);
    await store.desk.erase([id], 'terminal');
    expect(await store.desk.dueAssignments(50)).not.toContain(id);
    expect(await store.desk.assign(id, inOrder([]))).toEqual({ at: 'ended' });
  });
});

/** Whether an act of the owner counts as an answer. Claiming does not, because the enquiry is the owner's already. */
const isAnswerByActKind: Readonly<Record<StaffActKind, boolean>> = {
  claim: false,
  'hand over': true,
  'note outcome': true,
  'set state': true,
  lose: true,
  'set due': true,
  change: true,
};

onEmptiedStores('an enquiry that nobody answers', (current) => {
  async function givenTo(staff: StaffMember[], rules = inOrder(staff)) {
    const store = current();
    const { id } = await arrivesByRules(store);
    await store.desk.assign(id, rules);
    return { store, id, rules };
  }

  it('is reassigned to the next member, both are told, and is unassigned after every member had it', async () => {
    const [asha, ravi] = [await storeStaffMember(current()), await storeStaffMember(current())];
    const owner = await storeStaffMember(current(), 'owner');
    const { store, id, rules } = await givenTo([asha, ravi]);
    expect(await store.desk.assign(id, rules)).toEqual({
      at: 'assigned',
      to: ravi.id,
      from: asha.id,
    });
    expect(await toldTo(store, asha)).toEqual(['passed on', 'given']);
    expect(await toldTo(store, ravi)).toEqual(['given']);
    expect(await store.desk.assign(id, rules)).toEqual({ at: 'nobody', from: ravi.id });
    expect(await ownerOf(store, id)).toBeNull();
    expect(await toldTo(store, owner)).toEqual(['nobody left']);
    expect(await typesOf(store, id)).toEqual([
      'enquiry.assigned',
      'enquiry.passed-on',
      'enquiry.passed-on',
    ]);
    expect(await store.desk.assign(id, rules)).toEqual({ at: 'ended' });
  });

  it('is reassigned once, however often and by however many instances it is checked', async () => {
    const [asha, ravi, uma] = [
      await storeStaffMember(current()),
      await storeStaffMember(current()),
      await storeStaffMember(current()),
    ];
    const { store, id } = await givenTo([asha, ravi, uma]);
    const later = inOrder([asha, ravi, uma], { answerBy: tomorrow });
    const results = await Promise.all(
      Array.from({ length: 6 }, () => store.desk.assign(id, later)),
    );
    expect(results.filter(({ at }) => at === 'assigned')).toHaveLength(1);
    expect(await ownerOf(store, id)).toBe(ravi.id);
  });

  it('stays while its time is not over', async () => {
    const asha = await storeStaffMember(current());
    const { store, id, rules } = await givenTo([asha], inOrder([asha], { answerBy: tomorrow }));
    expect(await store.desk.dueAssignments(50)).not.toContain(id);
    expect(await store.desk.assign(id, rules)).toEqual({ at: 'meanwhile' });
  });

  it.each(staffActKinds)(
    'is reassigned unless its owner’s act counts as an answer: %s',
    async (kind) => {
      const staff = [await storeStaffMember(current()), await storeStaffMember(current())];
      const [asha, ravi] = staff as [StaffMember, StaffMember];
      const { store, id, rules } = await givenTo(staff);
      await store.desk.act(id, makeStaffActs(ravi.id)[kind], toCounsellorActor(asha));
      expect(await store.desk.assign(id, rules)).toMatchObject(
        isAnswerByActKind[kind] ? { at: 'ended' } : { at: 'assigned', to: ravi.id },
      );
    },
  );

  it('stays with the member who answered another enquiry of the same person', async () => {
    const store = current();
    const [asha, ravi] = [await storeStaffMember(store), await storeStaffMember(store)];
    const person = stranger();
    const { id } = await arrivesByRules(store, person);
    await store.desk.assign(id, inOrder([asha, ravi]));
    const other = await submitEnquiry(store, person);
    const answered = { kind: 'note outcome', outcome: 'answered', callAt: null } as const;
    await store.desk.act(other.id, answered, toCounsellorActor(asha));
    await store.desk.assign(id, inOrder([asha, ravi]));
    expect(await ownerOf(store, id)).toBe(asha.id);
  });

  it('stays when the owner removes the time limit', async () => {
    const [asha, ravi] = [await storeStaffMember(current()), await storeStaffMember(current())];
    const { store, id } = await givenTo([asha, ravi]);
    const rules = inOrder([asha, ravi], { answerBy: () => null });
    expect(await store.desk.assign(id, rules)).toEqual({ at: 'ended' });
    expect(await ownerOf(store, id)).toBe(asha.id);
  });
});

onEmptiedStores('a notice to a colleague', (current) => {
  describe('at the desk', () => {
    it('is listed when another member assigned it or took it away, until the member has seen it', async () => {
      const store = current();
      const [owner, asha, ravi] = [
        await storeStaffMember(store, 'owner'),
        await storeStaffMember(store),
        await storeStaffMember(store),
      ];
      const { id } = await submitEnquiry(store, stranger());
      await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(asha));
      expect(await toldTo(store, asha)).toEqual([]);
      await store.desk.act(id, { kind: 'hand over', to: ravi.id }, toOwnerActor(owner));
      expect(await toldTo(store, asha)).toEqual(['taken']);
      const [given] = await store.desk.listUnseenAssignmentNotices(ravi.id);
      expect(given).toMatchObject({ kind: 'given', who: owner.id, subject: id });
      await store.desk.markAssignmentNoticesSeen(ravi.id, given?.id ?? '');
      expect(await toldTo(store, ravi)).toEqual([]);
      expect(await toldTo(store, asha)).toEqual(['taken']);
      await store.desk.erase([id], owner.id);
      expect(await toldTo(store, asha)).toEqual([]);
    });
  });
});
