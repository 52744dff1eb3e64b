/**
 * Enquiries that no visitor sent: they are stored with a name and one way to reach the person, and then treated
 * like all others.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenedStore, onBothEngines } from '../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  toCounsellorActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import { mobileOfName } from '../../../tests/support/mobile-of-name.ts';
import type { StaffMember } from '../../staff/member-port.ts';
import type { Store } from '../../store.ts';
import type { EnquiryToAdd } from './added-enquiry-port.ts';

onBothEngines('An added enquiry', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let meena: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    meena = await storeStaffMember(store);
  });
  afterAll(() => opened.close());

  const walkIn = (name: string, changes: Partial<EnquiryToAdd> = {}): EnquiryToAdd => ({
    name,
    phone: mobileOfName(name),
    email: null,
    message: null,
    offer: null,
    source: null,
    way: 'walk-in',
    told: 'not yet',
    takenBy: meena.id,
    once: null,
    ...changes,
  });
  const add = (added: EnquiryToAdd, claimFor: string | null = null) =>
    store.desk.addEnquiry(added, { who: meena.id, claimFor });
  const found = async (id: string) => {
    const enquiry = await store.desk.findEnquiry(id);
    if (enquiry === null) throw new Error('There is no enquiry.');
    return enquiry;
  };

  it('needs only a name and a number, and invents nothing', async () => {
    const { id } = await add(walkIn('Only A Number'));
    const phone = mobileOfName('Only A Number');
    expect(await found(id)).toMatchObject({
      kind: 'added_enquiries',
      state: 'new',
      ownerId: null,
      name: 'Only A Number',
      phone,
      email: null,
      offer: null,
      source: 'walk-in',
    });
    expect(await store.findLead(id)).toMatchObject({
      table: 'added_enquiries',
      phone,
      email: null,
      program: null,
      source: null,
    });
  });

  it('is refused by the database itself without any way to reach the person', async () => {
    await expect(add(walkIn('Nobody Reaches', { phone: null }))).rejects.toThrow();
  });

  it('waits like a visitor’s enquiry, or belongs to a member from the start', async () => {
    const before = await store.desk.countWaiting('all');
    const { id } = await add(walkIn('Is Waiting', { source: 'JustDial' }));
    expect(await store.desk.countWaiting('all')).toBe(before + 1);
    expect((await found(id)).source).toBe('JustDial');
    const mine = await add(walkIn('Is Mine'), meena.id);
    expect((await found(mine.id)).ownerId).toBe(meena.id);
    const events = await store.desk.eventsOf([mine.id]);
    expect(events.map(({ type }) => type)).toEqual(['enquiry.added', 'enquiry.claimed']);
    expect(events[0]).toMatchObject({ who: meena.id, what: { way: 'walk-in', told: 'not yet' } });
  });

  it('is stored once, however often the same form is sent', async () => {
    const first = await add(walkIn('Pressed Twice', { once: 'form 1' }));
    const second = await add(walkIn('Pressed Twice', { once: 'form 1' }));
    expect(second).toEqual({ at: 'repeated', id: first.id });
    expect(await store.desk.eventsOf([first.id])).toHaveLength(1);
  });

  it('is suggested as the same person’s as a visitor’s enquiry with that number', async () => {
    const one = await add(walkIn('Same Number'));
    const other = await add(walkIn('Same Number Again', { phone: mobileOfName('Same Number') }));
    const suggested = await store.desk.findSuggestedEnquiries(one.id);
    expect(suggested.map(({ id }) => id)).toEqual([other.id]);
  });

  it('says what the person was told about their data, and when that changed', async () => {
    const { id } = await add(walkIn('Told Later'));
    expect((await store.desk.findAddedFacts([id])).get(id)).toEqual({
      way: 'walk-in',
      told: 'not yet',
      takenBy: meena.id,
    });
    expect(await store.desk.recordPrivacyNotice(id, 'in words', meena.id)).toEqual(
      expect.any(String),
    );
    expect(await store.desk.recordPrivacyNotice(id, 'in words', meena.id)).toBeNull();
    expect((await store.desk.findAddedFacts([id])).get(id)?.told).toBe('in words');
    expect((await store.desk.eventsOf([id])).map(({ type }) => type)).toContain('enquiry.told');
    expect(
      await store.desk.recordPrivacyNotice(crypto.randomUUID(), 'in words', meena.id),
    ).toBeNull();
  });

  it('sends staff no mail about their own entries, and one about those of another system', async () => {
    const waiting = async () => (await store.stats()).outbox.mail.waiting;
    const before = await waiting();
    await add(walkIn('Entered By Hand'));
    expect(await waiting()).toBe(before);
    await add(walkIn('Sent By Another', { way: 'other system' }));
    expect(await waiting()).toBe(before + 1);
  });

  it('is worked on, counted and erased like every other enquiry', async () => {
    const { id } = await add(walkIn('Comes And Goes'));
    const all = (await store.stats()).rows.added_enquiries.total;
    const acted = await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
    expect(acted.at).toBe('changed');
    await store.desk.addNote(id, 'Evening classes', meena.id);
    expect(await store.desk.erase([id], meena.id)).toBe(1);
    expect(await store.desk.findEnquiry(id)).toBeNull();
    expect(await store.findLead(id)).toBeNull();
    expect(await store.desk.notesOf([id])).toEqual([]);
    expect((await store.stats()).rows.added_enquiries.total).toBe(all - 1);
  });
});
