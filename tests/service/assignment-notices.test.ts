/**
 * When a colleague is told that an enquiry or a checklist changed hands: at the desk, and by mail after a minute, once,
 * and only without an open desk.
 */
import { afterEach, expect, it } from 'vitest';
import { createSessionCookie } from '../support/open-test-desk.ts';
import { openDeskClient } from './support/desk-client.ts';
import { onDeskEngineWithApp } from './support/on-desk-engine-with-app.ts';
import { storeStaffMember, submitEnquiry, toOwnerActor } from './support/staff-and-enquiries.ts';
import type { DeskApp } from './support/start-desk-app.ts';
import { storePaidOrder } from './support/store-paid-order.ts';

const minute = 60_000;

onDeskEngineWithApp((open) => {
  let app: DeskApp;
  afterEach(() => app.close());

  async function handOver() {
    app = await open();
    const [owner, asha] = [
      await storeStaffMember(app.store, 'owner'),
      await storeStaffMember(app.store),
    ];
    const { id } = await submitEnquiry(app.store);
    await app.store.desk.act(id, { kind: 'hand over', to: asha.id }, toOwnerActor(owner));
    return asha;
  }
  const claimed = async () => (await app.store.desk.claimNoticeMails()).map(({ kind }) => kind);

  it('colleagues get a mail a minute later, so that the act can be undone; and again until the mail was sent', async () => {
    await handOver();
    expect(await claimed()).toEqual([]);
    await app.advanceClock(2 * minute);
    const claims = await Promise.all([
      app.store.desk.claimNoticeMails(),
      app.store.desk.claimNoticeMails(),
    ]);
    expect(claims.flat()).toHaveLength(1);
    await app.advanceClock(16 * minute);
    const [again] = await app.store.desk.claimNoticeMails();
    await app.store.desk.markNoticesMailed([again?.id ?? '']);
    await app.advanceClock(16 * minute);
    expect(await claimed()).toEqual([]);
  });

  it('colleagues get no mail while they have the desk open', async () => {
    const asha = await handOver();
    await app.advanceClock(2 * minute);
    await app.store.staff.startSession('a hash', asha.id, 'a browser');
    expect(await claimed()).toEqual([]);
    // Notices that a member saw, or could see at an open desk, are not mailed after the member has left.
    await app.advanceClock(60 * minute);
    expect(await claimed()).toEqual([]);
    expect(await app.store.desk.listUnseenAssignmentNotices(asha.id)).toHaveLength(1);
  });

  it('colleagues get a mail about a learner’s checklist too, with the name and a link to the desk', async () => {
    app = await open();
    const owner = await storeStaffMember(app.store, 'owner');
    const [asha, ravi] = [await storeStaffMember(app.store), await storeStaffMember(app.store)];
    const { id } = await storePaidOrder(app.store, 'Divya');
    const giveTo = (staff: { id: string }) =>
      app.store.checklists.assignLearner(id, staff.id, toOwnerActor(owner));
    await giveTo(asha);
    const noticesOf = async (staff: { id: string }) =>
      (await app.store.desk.listUnseenAssignmentNotices(staff.id)).map(({ subject, kind }) => [
        subject,
        kind,
      ]);
    expect(await noticesOf(asha)).toEqual([[id, 'given']]);
    await giveTo(ravi);
    expect(await noticesOf(ravi)).toEqual([[id, 'given']]);
    expect(await noticesOf(asha)).toEqual([
      [id, 'taken'],
      [id, 'given'],
    ]);
    await app.advanceClock(2 * minute);
    expect((await app.store.desk.claimNoticeMails()).map(({ staffId }) => staffId).sort()).toEqual(
      [asha.id, asha.id, ravi.id].sort(),
    );
    const visitor = openDeskClient(app.url);
    const [name = '', value = ''] = (await createSessionCookie(app.store, ravi)).split('=');
    visitor.cookies.set(name, value);
    const { text } = await visitor.get('/desk');
    expect(text).toContain(`<a href="/desk/learners/${id}">Ravi Divya’s checklist</a>`);
  });

  it('colleagues get no mail when they have seen it, nor a day later', async () => {
    const asha = await handOver();
    const [notice] = await app.store.desk.listUnseenAssignmentNotices(asha.id);
    await app.advanceClock(25 * 60 * minute);
    expect(await claimed()).toEqual([]);
    await app.store.desk.markAssignmentNoticesSeen(asha.id, notice?.id ?? '');
    expect(await app.store.desk.listUnseenAssignmentNotices(asha.id)).toEqual([]);
  });
});
