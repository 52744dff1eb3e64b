import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import {
  makeCallRequest,
  withIdempotencyKey,
} from '../../../tests/service/support/make-submissions.ts';
import {
  makeTestEnquiryApi,
  noteOutcomeActs,
  nothingTyped,
  submitQuarantinedEnquiry,
} from '../../../tests/service/support/make-test-enquiry-api.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../../tests/service/support/staff-and-enquiries.ts';

onDeskEngine('An enquiry that the owner acts on', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
  });
  afterAll(() => opened.close());

  const apiOf = (on = store) => makeTestEnquiryApi(on, owner);
  const workOf = (id: string) => store.desk.findEnquiry(id);

  describe('in quarantine', () => {
    it('reports why a submission cannot be released, and keeps it', async () => {
      const id = await submitQuarantinedEnquiry(store, { phone: '1' });
      expect(await apiOf().releaseFromQuarantine(id)).toMatchObject({
        at: 'refused',
        sentence: expect.stringMatching(/phone|number/i),
      });
      expect((await workOf(id))?.isQuarantined).toBe(true);
    });

    it('reports that the same form was sent again with other values', async () => {
      const key = randomUUID();
      const email = `${key}@example.com`;
      await store.keepInQuarantine(withIdempotencyKey(makeCallRequest(1, { email }), key), 'trap');
      await store.insertAsVisitor(withIdempotencyKey(makeCallRequest(2), key));
      const aside = (await store.findAllQuarantined()).find(({ row }) => row.email === email);
      expect(await apiOf().releaseFromQuarantine(aside?.id ?? '')).toEqual({
        at: 'refused',
        sentence: 'The same form came again with other words; it was stored then.',
      });
    });

    it('hides no error of the database', async () => {
      const id = await submitQuarantinedEnquiry(store);
      const away = new StoreUnavailable(new Error('gone'));
      const on = { ...store, releaseFromQuarantine: () => Promise.reject(away) };
      await expect(apiOf(on).releaseFromQuarantine(id)).rejects.toBe(away);
    });

    it('is erased once, and the act is named', async () => {
      const id = await submitQuarantinedEnquiry(store);
      const forgotten = await apiOf().deleteFromQuarantine(id);
      const [event] = await store.desk.eventsOf([id]);
      expect(event?.type).toBe('enquiry.forgotten');
      expect(forgotten).toEqual({ at: 'done', did: event?.id });
      expect(await apiOf().deleteFromQuarantine(id)).toEqual({ at: 'unchanged' });
    });
  });

  describe('after it was erased', () => {
    it('accepts no act of the owner', async () => {
      const { id } = await submitEnquiry(store);
      const api = apiOf();
      const acted = await api.act(id, noteOutcomeActs.answered, nothingTyped);
      await api.erase(id, false);
      const asks = [
        () => api.act(id, noteOutcomeActs.answered, nothingTyped),
        () => api.addNote(id, 'Too late'),
        () => api.takeNoteBack(id, id),
        () => api.correct(id, 'name', 'Another'),
        () => api.link(id, id),
        () => api.unlink(id, id),
        () => api.undo(id, acted.at === 'done' ? acted.did : ''),
      ];
      for (const ask of asks) expect(await ask()).toEqual({ at: 'taken' });
      expect(await store.desk.findEnquiry(id)).toBeNull();
    });

    it('is not erased again, and the files are still cleaned', async () => {
      const { id } = await submitEnquiry(store);
      await apiOf().erase(id, false);
      expect(await apiOf().erase(id, false)).toEqual({ erased: 0, isGone: true });
    });
  });

  describe('during the erasure', () => {
    const withScrub = (purgeErasedData: () => Promise<boolean>) =>
      apiOf({ ...store, purgeErasedData: purgeErasedData });

    it('is erased although the files cannot be cleaned now, which is reported', async () => {
      const away = () => Promise.reject(new StoreUnavailable(new Error('busy')));
      const one = await submitEnquiry(store);
      expect(await withScrub(away).erase(one.id, false)).toEqual({ erased: 1, isGone: false });
      expect(await workOf(one.id)).toBeNull();
      const two = await submitEnquiry(store);
      const later = await withScrub(async () => false).erase(two.id, false);
      expect(later).toEqual({ erased: 1, isGone: false });
      // The enquiry is erased again while the database file still can't be rewritten.
      expect(await withScrub(away).erase(one.id, false)).toEqual({ erased: 0, isGone: false });
    });

    it('hides no other error', async () => {
      const { id } = await submitEnquiry(store);
      const fault = new Error('A fault of ours');
      await expect(withScrub(() => Promise.reject(fault)).erase(id, false)).rejects.toBe(fault);
    });

    it('keeps other enquiries of the same person unless they are included', async () => {
      const phone = '+91 97777 77775';
      const [one, two] = [
        await submitEnquiry(store, { phone }),
        await submitEnquiry(store, { phone }),
      ];
      await apiOf().link(one.id, two.id);
      expect(await apiOf().erase(one.id, false)).toMatchObject({ erased: 1 });
      expect(await workOf(two.id)).not.toBeNull();
    });
  });
});
