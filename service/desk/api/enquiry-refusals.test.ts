import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { EnquiryApi } from '#desk/api-types/enquiry-api.ts';
import {
  makeTestEnquiryApi,
  noteOutcomeActs,
  nothingTyped,
  openEnquiryDetails,
  submitQuarantinedEnquiry,
} from '../../../tests/service/support/make-test-enquiry-api.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toOwnerActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';

const notFound = expect.objectContaining({ status: 404 });
const handOver = (to: StaffMember) => ({ kind: 'hand over', to: to.id }) as const;
const claim = { kind: 'claim' } as const;

onDeskEngine('An act on one enquiry', (open) => {
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

  const apiOf = (staff: StaffMember) => makeTestEnquiryApi(store, staff);
  const workOf = (id: string) => store.desk.findEnquiry(id);
  const notesOf = async (id: string) => (await store.desk.notesOf([id])).map(({ text }) => text);
  /** Creates an enquiry that Asha opened and that Ravi took after that. */
  const lostToRavi = async (changes: Record<string, string | null> = {}) => {
    const { id } = await submitEnquiry(store, changes);
    await apiOf(asha).open(id);
    await apiOf(ravi).act(id, claim, nothingTyped);
    return id;
  };

  describe('with a note', () => {
    it('is refused if the note is too long, and neither the act nor the note is stored', async () => {
      const { id } = await submitEnquiry(store);
      const more = (note: string) => ({ ...nothingTyped, note });
      const long = await apiOf(asha).act(id, claim, more('x'.repeat(4_001)));
      expect(long).toEqual({
        at: 'refused',
        sentence: 'A note may have 4,000 characters; this one has more.',
      });
      expect((await workOf(id))?.ownerId).toBeNull();
      expect(await apiOf(asha).act(id, claim, more('x'.repeat(4_000)))).toMatchObject({
        at: 'done',
      });
      expect(await notesOf(id)).toEqual(['x'.repeat(4_000)]);
    });

    it('that changes nothing is accepted with a note, and refused without one', async () => {
      const { id } = await submitEnquiry(store);
      await apiOf(asha).act(id, claim, nothingTyped);
      expect(await apiOf(asha).act(id, claim, nothingTyped)).toEqual({ at: 'unchanged' });
      const acted = await apiOf(asha).act(id, claim, { ...nothingTyped, note: 'Rang' });
      const [note] = await store.desk.notesOf([id]);
      expect(acted).toEqual({ at: 'done', did: note?.id });
    });

    it('is recorded with the change, which can be undone', async () => {
      const { id } = await submitEnquiry(store);
      const acted = await apiOf(asha).act(id, claim, { ...nothingTyped, note: 'Rang' });
      const did = acted.at === 'done' ? acted.did : '';
      expect((await openEnquiryDetails(store, asha, id)).undoable).toBe(did);
    });
  });

  describe('with only a note', () => {
    it('is refused if it is empty or too long', async () => {
      const { id } = await submitEnquiry(store);
      for (const empty of ['', ' \r\n '])
        expect(await apiOf(asha).addNote(id, empty)).toEqual({
          at: 'refused',
          sentence: 'Write what is to be noted first.',
        });
      expect((await apiOf(asha).addNote(id, 'x'.repeat(4_001))).at).toBe('refused');
      expect((await apiOf(asha).addNote(id, 'x'.repeat(4_000))).at).toBe('done');
      expect(await notesOf(id)).toHaveLength(1);
    });

    it('is not stored for a quarantined submission', async () => {
      const id = await submitQuarantinedEnquiry(store);
      expect(await apiOf(owner).addNote(id, 'Real?')).toEqual({ at: 'unchanged' });
      expect(await notesOf(id)).toEqual([]);
    });
  });

  describe('that a colleague has taken meanwhile', () => {
    it('is refused with the colleague’s name, for every act', async () => {
      const id = await lostToRavi();
      await apiOf(ravi).addNote(id, 'Of Ravi');
      const [note] = await store.desk.notesOf([id]);
      const asks: ((api: EnquiryApi) => Promise<unknown>)[] = [
        (api) => api.act(id, noteOutcomeActs.answered, nothingTyped),
        (api) => api.act(id, handOver(asha), nothingTyped),
        (api) => api.addNote(id, 'Mine'),
        (api) => api.takeNoteBack(id, note?.id ?? ''),
        (api) => api.correct(id, 'name', 'Another'),
        (api) => api.link(id, id),
        (api) => api.unlink(id, id),
      ];
      for (const ask of asks) expect(await ask(apiOf(asha))).toEqual({ at: 'taken' });
      expect(await notesOf(id)).toEqual(['Of Ravi']);
      expect(await workOf(id)).toMatchObject({ ownerId: ravi.id, tries: 0 });
    });

    it('refuses to undo earlier acts, and acts that a later act of a colleague follows', async () => {
      const { id } = await submitEnquiry(store);
      const did = async (staff: StaffMember, act: Parameters<EnquiryApi['act']>[1]) => {
        const acted = await apiOf(staff).act(id, act, nothingTyped);
        return acted.at === 'done' ? acted.did : '';
      };
      const first = await did(asha, noteOutcomeActs.noAnswer);
      const given = await did(asha, handOver(ravi));
      expect(await apiOf(asha).undo(id, first)).toEqual({ at: 'taken' });
      await did(ravi, noteOutcomeActs.noAnswer);
      expect(await apiOf(asha).undo(id, given)).toEqual({ at: 'taken' });
      expect(await apiOf(asha).open(id)).toMatchObject({ at: 'taken', undoable: null });
      expect((await workOf(id))?.ownerId).toBe(ravi.id);
    });

    it('can be neither linked with an own enquiry nor unlinked from it', async () => {
      const phone = '+91 97777 77771';
      const lost = await lostToRavi({ phone });
      const mine = await submitEnquiry(store, { phone });
      await expect(apiOf(asha).link(mine.id, lost)).rejects.toEqual(notFound);
      await apiOf(owner).link(mine.id, lost);
      await expect(apiOf(asha).unlink(mine.id, lost)).rejects.toEqual(notFound);
      expect(await store.desk.findLinkedEnquiries(mine.id)).toHaveLength(2);
    });
  });

  describe('from a page without a valid version', () => {
    it.each(['', 'x9', '9x', '-1', '9999999999'])(
      'is refused after a colleague’s change: "%s"',
      async (seen) => {
        const { id } = await submitEnquiry(store);
        await apiOf(ravi).act(id, claim, nothingTyped);
        const acted = await apiOf(owner).act(id, noteOutcomeActs.answered, { note: '', seen });
        expect(acted).toEqual({ at: 'meanwhile' });
      },
    );
  });

  it('does not undo a view or a guessed event', async () => {
    const { id } = await submitEnquiry(store);
    const api = apiOf(asha);
    await api.open(id);
    await api.act(id, claim, nothingTyped);
    const [look] = await store.desk.eventsOf([id]);
    expect(look?.type).toBe('enquiry.seen');
    for (const guessed of [look?.id ?? '', randomUUID()])
      await expect(api.undo(id, guessed)).rejects.toEqual(notFound);
    expect((await workOf(id))?.ownerId).toBe(asha.id);
  });

  it('does not count an act as a view: a later view is recorded', async () => {
    const { id } = await submitEnquiry(store);
    await apiOf(asha).act(id, claim, nothingTyped);
    await apiOf(asha).open(id);
    const types = (await store.desk.eventsOf([id])).map(({ type }) => type);
    expect(types).toEqual(['enquiry.claimed', 'enquiry.seen']);
  });

  it('has no page under the address of a staff member', async () => {
    expect(await store.desk.eventsOf([asha.id])).not.toEqual([]);
    await expect(apiOf(owner).open(asha.id)).rejects.toEqual(notFound);
  });

  describe('corrects', () => {
    it('the member’s own enquiry, and as owner a colleague’s', async () => {
      const { id } = await submitEnquiry(store);
      await apiOf(asha).act(id, claim, nothingTyped);
      const own = await apiOf(asha).correct(id, 'name', 'Own');
      const [first] = await store.desk.correctionsOf([id]);
      expect(own).toEqual({ at: 'done', did: first?.id });
      expect((await apiOf(owner).correct(id, 'name', 'Owner’s')).at).toBe('done');
      expect((await workOf(id))?.name).toBe('Owner’s');
    });

    it('no value that the form would refuse too, and shows the form’s sentence', async () => {
      const { id } = await submitEnquiry(store);
      const sentence = async (field: 'name' | 'email' | 'phone', becomes: string) => {
        const acted = await apiOf(asha).correct(id, field, becomes);
        return acted.at === 'refused' ? acted.sentence : acted.at;
      };
      expect(await sentence('name', ' ')).toBe('Please enter your name.');
      expect(await sentence('email', 'nowhere')).toMatch(/email/i);
      expect(await sentence('phone', '12')).toMatch(/phone|number/i);
    });

    it('no enquiry in quarantine', async () => {
      const id = await submitQuarantinedEnquiry(store);
      expect(await apiOf(owner).correct(id, 'name', 'Another')).toEqual({ at: 'unchanged' });
      expect((await workOf(id))?.name).toBe('Who');
    });
  });

  describe('on the links of the same person', () => {
    it('is accepted only for a suggested enquiry', async () => {
      const phone = '+91 97777 77772';
      const [one] = [await submitEnquiry(store, { phone }), await submitEnquiry(store, { phone })];
      const stranger = await submitEnquiry(store, { phone: '+91 97777 77773' });
      expect(await apiOf(asha).link(one.id, stranger.id)).toEqual({ at: 'unchanged' });
      expect(await store.desk.findLinkedEnquiries(one.id)).toHaveLength(1);
    });

    it('is refused when it unlinks an enquiry that is not linked', async () => {
      const phone = '+91 97777 77774';
      const [one, two] = [
        await submitEnquiry(store, { phone }),
        await submitEnquiry(store, { phone }),
      ];
      await apiOf(asha).link(one.id, two.id);
      const [other, third] = [await submitEnquiry(store), await submitEnquiry(store)];
      await store.desk.link(other.id, third.id, toOwnerActor(owner));
      expect(await apiOf(asha).unlink(one.id, other.id)).toEqual({ at: 'unchanged' });
      expect(await store.desk.findLinkedEnquiries(other.id)).toHaveLength(2);
      const alone = await submitEnquiry(store);
      expect(await apiOf(asha).unlink(alone.id, alone.id)).toEqual({ at: 'unchanged' });
    });
  });
});
