import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaffActs, staffActKinds } from '../../tests/service/support/make-staff-acts.ts';
import { makeEnrolment, makeSubscription } from '../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
  toOwnerActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import type { StaffMember } from '../staff/member-port.ts';
import type { Store } from '../store.ts';
import { eventTypeByActKind } from './acts/act-on-enquiry.ts';
import type { ActResult } from './desk-port.ts';

const worker = { who: 'provider', staffId: null, mayOverrule: true };

onBothEngines('an act on an enquiry', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let meena: StaffMember;
  let john: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [meena, john] = [await storeStaffMember(store), await storeStaffMember(store)];
    await storeStaffMember(store, 'owner');
  });
  afterAll(() => opened.close());

  const eventId = (result: ActResult) => (result.at === 'changed' ? result.eventId : '');

  it('changes the row and records it in the history, in one transaction', async () => {
    const enquiry = await submitEnquiry(store);
    const callAt = new Date(Date.now() + 86_400_000);
    const result = await store.desk.act(
      enquiry.id,
      { kind: 'note outcome', outcome: 'answered', callAt },
      toCounsellorActor(meena),
    );
    const after = { state: 'reached', ownerId: meena.id, dueAt: callAt, tries: 0, version: 1 };
    expect(result).toMatchObject({ at: 'changed', enquiry: after });
    expect(await store.desk.findEnquiry(enquiry.id)).toEqual(
      result.at === 'changed' && result.enquiry,
    );
    const [event, ...others] = await store.desk.eventsOf([enquiry.id]);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      id: eventId(result),
      type: 'enquiry.tried',
      who: meena.id,
      what: {
        act: { kind: 'note outcome', outcome: 'answered' },
        before: { state: 'new', ownerId: null },
        after: { state: 'reached', ownerId: meena.id },
        version: 1,
      },
    });
  });

  it('that changes nothing is not recorded', async () => {
    const { id } = await submitEnquiry(store);
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
    expect(await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena))).toMatchObject({
      at: 'unchanged',
      enquiry: { version: 1 },
    });
    expect(await store.desk.eventsOf([id])).toHaveLength(1);
  });

  it.each(staffActKinds)('is recorded as an event of its own type: %s', async (kind) => {
    const { id } = await submitEnquiry(store);
    const { claim, ...others } = makeStaffActs(john.id);
    if (kind !== 'claim') await store.desk.act(id, claim, toCounsellorActor(meena));
    await store.desk.act(id, { claim, ...others }[kind], toCounsellorActor(meena));
    expect((await store.desk.eventsOf([id])).at(-1)).toMatchObject({
      type: eventTypeByActKind[kind],
      what: { act: { kind } },
    });
  });

  it('that notes another answered call is recorded, and can be undone', async () => {
    const { id } = await submitEnquiry(store);
    const answered = { kind: 'note outcome', outcome: 'answered', callAt: null } as const;
    const first = await store.desk.act(id, answered, toCounsellorActor(meena));
    const second = await store.desk.act(id, answered, toCounsellorActor(meena));
    expect(second).toMatchObject({ at: 'changed', enquiry: { version: 2 } });
    const again = await store.desk.act(id, answered, toCounsellorActor(meena), { seen: 1 });
    expect(again).toMatchObject({ at: 'changed', eventId: eventId(second) });
    expect(await store.desk.undo(eventId(second), toCounsellorActor(meena))).toMatchObject({
      at: 'changed',
      enquiry: { state: 'reached', version: 3 },
    });
    const events = await store.desk.eventsOf([id]);
    expect(events.map(({ type }) => type)).toEqual([
      'enquiry.tried',
      'enquiry.tried',
      'enquiry.restored',
    ]);
    expect(events.at(-1)?.what.undoes).not.toBe(eventId(first));
  });

  it('on a missing enquiry finds nothing', async () => {
    const gone = { at: 'gone' };
    const claim = { kind: 'claim' } as const;
    expect(await store.desk.act(meena.id, claim, toCounsellorActor(meena))).toEqual(gone);
    expect(await store.desk.act('no id', claim, toCounsellorActor(meena))).toEqual(gone);
    expect(await store.desk.undo(meena.id, toCounsellorActor(meena))).toEqual(gone);
    expect(await store.desk.undo('no id', toCounsellorActor(meena))).toEqual(gone);
  });

  it('by two members at once succeeds once, and the other one is told who was first', async () => {
    const second = await opened.openAnother();
    for (let round = 0; round < 10; round += 1) {
      const { id } = await submitEnquiry(store);
      const results = await Promise.all([
        store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena)),
        second.desk.act(id, { kind: 'claim' }, toCounsellorActor(john)),
        second.desk.act(id, { kind: 'claim' }, toCounsellorActor(john)),
        store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena)),
      ]);
      const winner = (await store.desk.findEnquiry(id))?.ownerId;
      expect(results.filter(({ at }) => at === 'changed')).toHaveLength(1);
      expect(results.filter(({ at }) => at === 'taken')).toHaveLength(2);
      for (const result of results)
        if (result.at === 'taken') expect(result).toMatchObject({ by: winner, enquiry: { id } });
      expect(await store.desk.eventsOf([id])).toMatchObject([{ who: winner }]);
    }
  });

  it('on the same version by two members who may overrule is done once, and the other one has to look again', async () => {
    const second = await opened.openAnother();
    const [one, other] = [toOwnerActor(meena), toOwnerActor(john)];
    const lose = { kind: 'lose', reason: 'no time' } as const;
    const reach = { kind: 'note outcome', outcome: 'answered', callAt: null } as const;
    for (let round = 0; round < 10; round += 1) {
      const { id, version } = await submitEnquiry(store);
      const results = await Promise.all([
        store.desk.act(id, lose, one, { seen: version }),
        second.desk.act(id, reach, other, { seen: version }),
      ]);
      expect(results.map(({ at }) => at).sort()).toEqual(['changed', 'meanwhile']);
      const [event, ...more] = await store.desk.eventsOf([id]);
      expect(more).toEqual([]);
      const won = results[0]?.at === 'changed' ? [meena.id, 'lost'] : [john.id, 'reached'];
      expect([event?.who, (await store.desk.findEnquiry(id))?.state]).toEqual(won);
    }
  });

  it('is not prevented by the member’s own act in another window', async () => {
    const { id, version } = await submitEnquiry(store);
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena), { seen: version });
    const lost = { kind: 'lose', reason: 'no time' } as const;
    expect(
      await store.desk.act(id, lost, toCounsellorActor(meena), { seen: version }),
    ).toMatchObject({
      at: 'changed',
      enquiry: { version: version + 2 },
    });
    expect(await store.desk.act(id, lost, toOwnerActor(john), { seen: version })).toMatchObject({
      at: 'meanwhile',
    });
  });

  it('is not prevented by a colleague’s act before the page was opened', async () => {
    const { id } = await submitEnquiry(store);
    const due = { kind: 'set due', at: new Date(Date.now() + 86_400_000) } as const;
    await store.desk.act(id, due, toOwnerActor(john));
    const seen = (await store.desk.findEnquiry(id))?.version ?? 0;
    await store.desk.act(id, { kind: 'hand over', to: meena.id }, toOwnerActor(meena));
    const lost = { kind: 'lose', reason: 'no time' } as const;
    expect(await store.desk.act(id, lost, toCounsellorActor(meena), { seen })).toMatchObject({
      at: 'changed',
    });
  });

  it('by a member who may overrule leaves the enquiry with its owner', async () => {
    const { id } = await submitEnquiry(store);
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
    const lost = await store.desk.act(id, { kind: 'lose', reason: 'no time' }, toOwnerActor(john));
    expect(lost).toMatchObject({ at: 'changed', enquiry: { state: 'lost', ownerId: meena.id } });
    expect(await store.desk.undo(eventId(lost), toOwnerActor(john))).toMatchObject({
      at: 'changed',
      enquiry: { state: 'new', ownerId: meena.id },
    });
  });

  it('on a colleague’s enquiry names the colleague, and its note is not stored', async () => {
    const { id } = await submitEnquiry(store);
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
    const late = await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(john), {
      note: 'Mine',
    });
    expect(late).toMatchObject({ at: 'taken', by: meena.id });
    expect(await store.desk.notesOf([id])).toEqual([]);
  });

  it('does not assign an enquiry to a former member, or to one who may not work on it', async () => {
    const { id } = await submitEnquiry(store);
    const accounts = await storeStaffMember(store, 'accounts');
    const former = await storeStaffMember(store);
    await store.staff.removeMember(former.id, null, 'terminal');
    for (const to of [accounts.id, former.id, 'nobody known', id])
      expect(
        await store.desk.act(id, { kind: 'hand over', to }, toOwnerActor(meena)),
      ).toMatchObject({
        at: 'unchanged',
        enquiry: { ownerId: null },
      });
    expect(await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(former))).toMatchObject({
      at: 'unchanged',
    });
  });

  it('waits until the enquiry was released from quarantine', async () => {
    await store.keepInQuarantine(makeEnrolment('aside'), 'too fast');
    const page = await store.desk.inbox({ isQuarantined: true }, 'all', 1);
    expect(page).toMatchObject({ total: 1, rows: [{ isQuarantined: true, name: 'Ravi aside' }] });
    const id = page.rows[0]?.id ?? '';
    expect(await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena))).toMatchObject({
      at: 'unchanged',
    });
    expect(await store.desk.addNote(id, 'A script?', meena.id)).toBeNull();
    expect(await store.desk.correct(id, 'name', 'Ravi', meena.id)).toBeNull();
    await store.releaseFromQuarantine(id, 'terminal');
    expect(await store.desk.findEnquiry(id)).toMatchObject({
      isQuarantined: false,
      name: 'Ravi aside',
    });
    expect((await store.desk.findEnquiry(id))?.dueAt).not.toBeNull();
    expect(await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena))).toMatchObject({
      at: 'changed',
    });
    expect((await store.desk.inbox({ isQuarantined: true }, 'all', 1)).total).toBe(0);
  });

  it('loses no enrolled enquiry whose order is paid, unless it was reopened first', async () => {
    const { enrolmentId } = await storePaidOrder(store, 'who stays enrolled');
    const id = `${enrolmentId}`;
    const lose = { kind: 'lose', reason: 'no time' } as const;
    const change = { kind: 'change', state: null, lostReason: 'no time', dueAt: null } as const;
    for (const act of [lose, { ...change, to: john.id }])
      expect(await store.desk.act(id, act, toOwnerActor(meena))).toMatchObject({
        at: 'unchanged',
        enquiry: { state: 'enrolled', ownerId: null },
      });
    const reopen = { kind: 'set state', state: 'reached' } as const;
    expect(await store.desk.act(id, reopen, toOwnerActor(meena))).toMatchObject({ at: 'changed' });
    expect(await store.desk.act(id, lose, toOwnerActor(meena))).toMatchObject({
      at: 'changed',
      enquiry: { state: 'lost', lostReason: 'no time' },
    });
  });

  it('loses an enrolled enquiry that staff enrolled, because no order of it is paid', async () => {
    const { id } = await submitEnquiry(store);
    const enrol = { kind: 'set state', state: 'enrolled' } as const;
    await store.desk.act(id, enrol, toCounsellorActor(meena));
    const lost = { kind: 'lose', reason: 'no time' } as const;
    expect(await store.desk.act(id, lost, toCounsellorActor(meena))).toMatchObject({
      at: 'changed',
      enquiry: { state: 'lost' },
    });
  });

  it('leaves a newsletter subscription without a date', async () => {
    const news = await submitEnquiry(store, {}, () => makeSubscription('news@example.com'));
    expect(news).toMatchObject({ kind: 'email_subscriptions', dueAt: null, phone: null });
  });

  describe('is undone', () => {
    it('by the member who did it, as long as no change came after it', async () => {
      const enquiry = await submitEnquiry(store);
      const claimed = await store.desk.act(enquiry.id, { kind: 'claim' }, toCounsellorActor(meena));
      const lost = await store.desk.act(
        enquiry.id,
        { kind: 'lose', reason: 'no time' },
        toCounsellorActor(meena),
      );
      expect(await store.desk.undo(eventId(claimed), toCounsellorActor(meena))).toMatchObject({
        at: 'unchanged',
      });
      const undone = await store.desk.undo(eventId(lost), toCounsellorActor(meena));
      expect(undone).toMatchObject({
        at: 'changed',
        enquiry: { state: 'new', lostReason: null, ownerId: meena.id, dueAt: enquiry.dueAt },
      });
      expect(undone).toMatchObject({ enquiry: { answeredAt: null } });
      expect(await store.desk.findEnquiry(enquiry.id)).toEqual(
        undone.at === 'changed' && undone.enquiry,
      );
      expect((await store.desk.eventsOf([enquiry.id])).at(-1)).toMatchObject({
        type: 'enquiry.restored',
        what: { undoes: eventId(lost), version: 3 },
      });
      expect(await store.desk.undo(eventId(lost), toCounsellorActor(meena))).toMatchObject({
        at: 'unchanged',
      });
    });

    it('when it handed the enquiry to a colleague by mistake, but not by the colleague', async () => {
      const { id } = await submitEnquiry(store);
      await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
      const given = await store.desk.act(
        id,
        { kind: 'hand over', to: john.id },
        toCounsellorActor(meena),
      );
      expect(await store.desk.undo(eventId(given), toCounsellorActor(john))).toMatchObject({
        at: 'taken',
        by: john.id,
      });
      expect(await store.desk.undo(eventId(given), toCounsellorActor(meena))).toMatchObject({
        at: 'changed',
        enquiry: { ownerId: meena.id },
      });
    });

    it('by a member who may overrule too, and the former owner gets it back', async () => {
      const { id } = await submitEnquiry(store);
      await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
      const handOver = { kind: 'hand over', to: john.id } as const;
      const given = await store.desk.act(id, handOver, toCounsellorActor(meena));
      const boss = await storeStaffMember(store, 'owner');
      expect(await store.desk.undo(eventId(given), toOwnerActor(boss))).toMatchObject({
        at: 'changed',
        enquiry: { ownerId: meena.id },
      });
    });

    it('but not by a colleague, even if nobody owns the enquiry', async () => {
      const { id } = await submitEnquiry(store);
      await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
      const given = await store.desk.act(
        id,
        { kind: 'hand over', to: null },
        toCounsellorActor(meena),
      );
      expect(await store.desk.undo(eventId(given), toCounsellorActor(john))).toMatchObject({
        at: 'taken',
        by: meena.id,
      });
    });

    it('but not when it changed nothing, or the enquiry is gone', async () => {
      const { id } = await submitEnquiry(store);
      await store.desk.addNote(id, 'Something', meena.id);
      const [noted] = await store.desk.eventsOf([id]);
      const claimed = await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
      await store.desk.erase([id], 'terminal');
      for (const event of [noted?.id ?? '', eventId(claimed)])
        expect(await store.desk.undo(event, toCounsellorActor(meena))).toEqual({ at: 'gone' });
    });

    it('without an owner, when the former owner has left', async () => {
      const leaver = await storeStaffMember(store);
      const { id } = await submitEnquiry(store);
      await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(leaver));
      const given = await store.desk.act(
        id,
        { kind: 'hand over', to: john.id },
        toCounsellorActor(leaver),
      );
      await store.staff.removeMember(leaver.id, null, 'terminal');
      expect(await store.desk.undo(eventId(given), toOwnerActor(meena))).toMatchObject({
        at: 'changed',
        enquiry: { ownerId: null },
      });
    });

    it('but not when it was a payment', async () => {
      const { id } = await submitEnquiry(store);
      const paid = await store.desk.act(id, { kind: 'paid' }, worker);
      expect(paid).toMatchObject({ at: 'changed', enquiry: { state: 'enrolled', dueAt: null } });
      expect(await store.desk.undo(eventId(paid), toOwnerActor(meena))).toMatchObject({
        at: 'unchanged',
      });
    });
  });
});
