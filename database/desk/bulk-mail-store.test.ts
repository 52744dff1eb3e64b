import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../tests/service/support/staff-and-enquiries.ts';
import type { StaffMember } from '../staff/member-port.ts';
import type { Store } from '../store.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import { bulkMailChannel } from './bulk-mail-store.ts';

const newId = () => makeUuidV7(Date.now());
const message = { id: '00000000-0000-4000-8000-000000000011', name: 'First answer' };

onBothEngines('A mail to several people', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let meena: StaffMember;
  let john: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [meena, john] = [await storeStaffMember(store), await storeStaffMember(store)];
  });
  afterAll(() => opened.close());

  const typesOf = async (id: string) => (await store.desk.eventsOf([id])).map(({ type }) => type);
  const claim = () => store.outbox.claim(bulkMailChannel, 1, 1_000);

  it('waits for a moment, and is in each history', async () => {
    const [one, two] = [await submitEnquiry(store), await submitEnquiry(store)];
    await store.desk.sendMails([one.id, two.id], message, meena.id, { did: newId() });
    expect(await claim()).toBeNull();
    for (const { id } of [one, two]) {
      const [event] = await store.desk.eventsOf([id]);
      expect(event).toMatchObject({
        type: 'enquiry.mailed',
        who: meena.id,
        what: { template: message.id, message: 'First answer' },
      });
    }
  });

  it('is withdrawn as a whole while it waits, by the member who sent it', async () => {
    const { id } = await submitEnquiry(store);
    const did = newId();
    await store.desk.sendMails([id], message, meena.id, { did });
    expect(await store.desk.withdrawMails(did, john.id)).toBeNull();
    expect(await store.desk.withdrawMails('no id', meena.id)).toBeNull();
    for (const _press of [1, 2])
      expect(await store.desk.withdrawMails(did, meena.id)).toEqual({ withdrawn: 1, sent: 0 });
    expect(await typesOf(id)).toEqual(['enquiry.mailed', 'enquiry.mail-withdrawn']);
  });

  it('is sent for the enquiry and its history entry, and can not be withdrawn then', async () => {
    const { id } = await submitEnquiry(store);
    const did = newId();
    await store.desk.sendMails([id], message, meena.id, { did, waitsMs: 0 });
    const batch = await claim();
    const [event] = await store.desk.eventsOf([id]);
    expect(batch?.bulkMails).toEqual([{ enquiryId: id, eventId: event?.id }]);
    expect(await store.desk.withdrawMails(did, meena.id)).toEqual({ withdrawn: 0, sent: 1 });
    await store.outbox.markSent(batch?.id ?? '');
    expect(await store.desk.withdrawMails(did, meena.id)).toEqual({ withdrawn: 0, sent: 1 });
    expect(await typesOf(id)).toEqual(['enquiry.mailed']);
  });

  it('is sent once, however often its form is sent, unless it was withdrawn', async () => {
    const { id } = await submitEnquiry(store);
    const did = newId();
    const send = () => store.desk.sendMails([id], message, meena.id, { did });
    expect(await Promise.all([send(), send()])).toEqual([1, 1]);
    expect(await send()).toBe(1);
    expect(await typesOf(id)).toEqual(['enquiry.mailed']);
    expect(await store.desk.withdrawMails(did, meena.id)).toEqual({ withdrawn: 1, sent: 0 });
    expect(await send()).toBe(1);
    expect(await typesOf(id)).toEqual([
      'enquiry.mailed',
      'enquiry.mail-withdrawn',
      'enquiry.mailed',
    ]);
  });

  it('stays sent when a later mail to the same person is withdrawn', async () => {
    const { id } = await submitEnquiry(store);
    const [first, second] = [newId(), newId()];
    await store.desk.sendMails([id], message, meena.id, { did: first, waitsMs: 0 });
    await store.outbox.markSent((await claim())?.id ?? '');
    await store.desk.sendMails([id], message, meena.id, { did: second });
    expect(await store.desk.withdrawMails(second, meena.id)).toEqual({ withdrawn: 1, sent: 0 });
    expect(await store.desk.withdrawMails(first, meena.id)).toEqual({ withdrawn: 0, sent: 1 });
    await store.desk.sendMails([id], message, meena.id, { did: first, waitsMs: 0 });
    expect(await claim()).toBeNull();
  });

  it('is sent again only to those whose mail was withdrawn', async () => {
    const [one, two] = [await submitEnquiry(store), await submitEnquiry(store)];
    const did = newId();
    const send = () =>
      store.desk.sendMails([one.id, two.id], message, meena.id, { did, waitsMs: 0 });
    expect(await send()).toBe(2);
    const sent = await claim();
    await store.outbox.markSent(sent?.id ?? '');
    expect(await store.desk.withdrawMails(did, meena.id)).toEqual({ withdrawn: 1, sent: 1 });
    expect(await send()).toBe(1);
    const again = await claim();
    await store.outbox.markSent(again?.id ?? '');
    const reached = [sent, again].flatMap((batch) => batch?.bulkMails ?? []);
    expect(reached.map(({ enquiryId }) => enquiryId).toSorted()).toEqual(
      [one.id, two.id].toSorted(),
    );
    expect(await claim()).toBeNull();
  });

  it('is not sent to an erased person', async () => {
    const { id } = await submitEnquiry(store);
    await store.desk.sendMails([id], message, meena.id, { did: newId(), waitsMs: 0 });
    await store.desk.erase([id], 'terminal');
    expect(await claim()).toBeNull();
  });
});
