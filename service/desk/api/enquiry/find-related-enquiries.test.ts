import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import {
  makeEnrolment,
  makeSubscription,
} from '../../../../tests/service/support/make-submissions.ts';
import {
  openEnquiryDetails,
  submitQuarantinedEnquiry,
} from '../../../../tests/service/support/make-test-enquiry-api.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { sampleOffersFile } from '../../../../tests/service/support/sample-offers-file.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
  toOwnerActor,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { makeOffersFromFile } from '../../../offers/read-offers.ts';

onDeskEngine('enquiries of probably the same person', (open) => {
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

  const offers = makeOffersFromFile(sampleOffersFile);
  const seenBy = (staff: StaffMember, id: string) =>
    openEnquiryDetails(store, staff, id, { offers });
  const maybe = async (id: string) =>
    (await seenBy(owner, id)).maybeRelated.map((one) => [one.id, one.shares]);

  describe('share', () => {
    it('a number, in whatever format it was written', async () => {
      const one = await submitEnquiry(store, { phone: '+91 96666 66661' });
      const two = await submitEnquiry(store, { mobile: '096666-66661' }, makeEnrolment);
      expect(await maybe(one.id)).toEqual([[two.id, ['phone']]]);
      expect(await maybe(two.id)).toEqual([[one.id, ['phone']]]);
    });

    it('an address, in upper or lower case', async () => {
      const one = await submitEnquiry(store, {
        phone: '+91 96666 66662',
        email: 'Same@example.com',
      });
      const two = await submitEnquiry(store, {
        phone: '+91 96666 66663',
        email: 'same@Example.com',
      });
      expect(await maybe(one.id)).toEqual([[two.id, ['email']]]);
      expect(await maybe(two.id)).toEqual([[one.id, ['email']]]);
    });

    it('both a number and an address', async () => {
      const details = { phone: '+91 96666 66664', email: 'both@example.com' };
      const [one, two] = [await submitEnquiry(store, details), await submitEnquiry(store, details)];
      expect(await maybe(one.id)).toEqual([[two.id, ['phone', 'email']]]);
    });

    it('no number if both have none', async () => {
      const one = await submitEnquiry(store, {}, () => makeSubscription('one@news.example'));
      const two = await submitEnquiry(store, {}, () => makeSubscription('two@news.example'));
      await store.desk.correct(two.id, 'email', 'one@news.example', owner.id);
      expect(await maybe(one.id)).toEqual([[two.id, ['email']]]);
    });
  });

  it('are shown with their wish and their state', async () => {
    const phone = '+91 96666 66665';
    const other = await submitEnquiry(store, {
      phone,
      name: 'Priya Nair',
      email: 'priya@example.com',
      offer: 'flutter',
    });
    await store.desk.act(other.id, { kind: 'claim' }, toCounsellorActor(asha));
    const one = await submitEnquiry(store, { phone });
    const told = {
      id: other.id,
      receivedAt: other.receivedAt,
      kind: 'request_a_call',
      state: 'new',
      isQuarantined: false,
      ownerId: asha.id,
      details: { name: 'Priya Nair', email: 'priya@example.com', phone, wants: 'Flutter' },
      shares: ['phone'],
    };
    expect((await seenBy(asha, one.id)).maybeRelated).toEqual([told]);
    await store.desk.link(one.id, other.id, toOwnerActor(owner));
    expect(await seenBy(asha, one.id)).toMatchObject({ related: [told], maybeRelated: [] });
    // The enquiry of the member who links is further advanced than the colleague's. If the colleague's were, linking
    // would make the colleague the owner of both.
    const ravis = await submitEnquiry(store);
    const answered = { kind: 'note outcome', outcome: 'answered', callAt: null } as const;
    await store.desk.act(ravis.id, answered, toCounsellorActor(ravi));
    await store.desk.link(ravis.id, other.id, toCounsellorActor(ravi));
    const { related } = await seenBy(ravi, ravis.id);
    expect(related.find(({ id }) => id === other.id)).toEqual({
      ...told,
      details: null,
      shares: [],
    });
  });

  it('are shown without a wish if no offer was named, and are hidden in quarantine', async () => {
    const phone = '+91 96666 66666';
    const [one, other] = [
      await submitEnquiry(store, { phone }),
      await submitEnquiry(store, { phone }),
    ];
    await submitQuarantinedEnquiry(store, { phone });
    expect((await seenBy(asha, one.id)).maybeRelated).toMatchObject([
      { id: other.id, isQuarantined: false, details: { wants: null } },
    ]);
  });

  it('never include the enquiry itself', async () => {
    const phone = '+91 96666 66667';
    const [one, two] = [
      await submitEnquiry(store, { phone }),
      await submitEnquiry(store, { phone }),
    ];
    await store.desk.link(one.id, two.id, toOwnerActor(owner));
    const { related, history } = await seenBy(owner, two.id);
    expect(related.map(({ id }) => id)).toEqual([one.id]);
    const received = history.filter(({ type }) => type === 'enquiry.received');
    expect(received.map(({ enquiryId }) => enquiryId)).toEqual([two.id, one.id]);
  });
});
