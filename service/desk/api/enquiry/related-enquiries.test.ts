import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import { type Opened, onBothEngines } from '../../../../tests/service/support/both-engines.ts';
import { arrives, asCounsellor, joins } from '../../../../tests/service/support/desk-people.ts';
import { isInQuarantine, sheetOf } from '../../../../tests/service/support/enquiry-desk.ts';
import { soldOffers } from '../../../../tests/service/support/sold-offers.ts';
import { enrolment, subscription } from '../../../../tests/service/support/submissions.ts';
import { offersFrom } from '../../../offers/offers.ts';

onBothEngines('others of maybe the same person', (open) => {
  let opened: Opened;
  let store: Store;
  let owner: Staff;
  let asha: Staff;
  let ravi: Staff;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [owner, asha, ravi] = [await joins(store, 'owner'), await joins(store), await joins(store)];
  });
  afterAll(() => opened.close());

  const offers = offersFrom(soldOffers);
  const seenBy = (staff: Staff, id: string) => sheetOf(store, staff, id, { offers });
  const maybe = async (id: string) =>
    (await seenBy(owner, id)).maybeRelated.map((one) => [one.id, one.shares]);

  describe('share', () => {
    it('a number, however each of them wrote it', async () => {
      const one = await arrives(store, { phone: '+91 96666 66661' });
      const two = await arrives(store, { mobile: '096666-66661' }, enrolment);
      expect(await maybe(one.id)).toEqual([[two.id, ['phone']]]);
      expect(await maybe(two.id)).toEqual([[one.id, ['phone']]]);
    });

    it('an address, in whatever letters it was written', async () => {
      const one = await arrives(store, { phone: '+91 96666 66662', email: 'Same@example.com' });
      const two = await arrives(store, { phone: '+91 96666 66663', email: 'same@Example.com' });
      expect(await maybe(one.id)).toEqual([[two.id, ['email']]]);
      expect(await maybe(two.id)).toEqual([[one.id, ['email']]]);
    });

    it('both', async () => {
      const details = { phone: '+91 96666 66664', email: 'both@example.com' };
      const [one, two] = [await arrives(store, details), await arrives(store, details)];
      expect(await maybe(one.id)).toEqual([[two.id, ['phone', 'email']]]);
    });

    it('no number where neither has left one', async () => {
      const one = await arrives(store, {}, () => subscription('one@news.example'));
      const two = await arrives(store, {}, () => subscription('two@news.example'));
      await store.desk.correct(two.id, 'email', 'one@news.example', owner.id);
      expect(await maybe(one.id)).toEqual([[two.id, ['email']]]);
    });
  });

  it('are told of with what they asked for and how far it has come', async () => {
    const phone = '+91 96666 66665';
    const one = await arrives(store, { phone });
    const other = await arrives(store, {
      phone,
      name: 'Priya Nair',
      email: 'priya@example.com',
      offer: 'flutter',
    });
    await store.desk.act(other.id, { kind: 'claim' }, asCounsellor(asha));
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
    await store.desk.link(one.id, other.id, owner.id);
    expect(await seenBy(asha, one.id)).toMatchObject({ related: [told], maybeRelated: [] });
    expect((await seenBy(ravi, one.id)).related).toEqual([{ ...told, details: null }]);
  });

  it('are told of without a wish where nothing was named, and not while they are in quarantine', async () => {
    const phone = '+91 96666 66666';
    const [one, other] = [await arrives(store, { phone }), await arrives(store, { phone })];
    await isInQuarantine(store, { phone });
    expect((await seenBy(asha, one.id)).maybeRelated).toMatchObject([
      { id: other.id, isQuarantined: false, details: { wants: null } },
    ]);
  });

  it('never count oneself among them', async () => {
    const phone = '+91 96666 66667';
    const [one, two] = [await arrives(store, { phone }), await arrives(store, { phone })];
    await store.desk.link(one.id, two.id, owner.id);
    const { related, happenings } = await seenBy(owner, two.id);
    expect(related.map(({ id }) => id)).toEqual([one.id]);
    const received = happenings.filter(({ type }) => type === 'enquiry.received');
    expect(received.map(({ enquiryId }) => enquiryId)).toEqual([two.id, one.id]);
  });
});
