import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { enrolWithoutPaying } from '../../../../tests/service/support/desk-orders.ts';
import { fillBatchTables } from '../../../../tests/service/support/fill-batch-tables.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { sampleOffersFile } from '../../../../tests/service/support/sample-offers-file.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { makeOffersFromFile } from '../../../offers/read-offers.ts';
import type { ApiOptions } from '../api-options.ts';
import { makeBulkMessagesApi } from './make-bulk-messages-api.ts';

onDeskEngine('a message to several people', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
    await store.desk.saveTemplate(
      {
        id: '01a00000-0000-7000-8000-00000000000a',
        channel: 'whatsapp',
        position: 1,
        stage: 'any',
        name: 'Reminder',
        subject: '',
        body: 'Hello. Pay here: {link}. It starts on {start}.',
      },
      owner.id,
    );
  });
  afterAll(() => opened.close());

  const linked = (order: Order, url: string) =>
    store.orders.noteLink(order.id, {
      id: `plink_${order.id}`,
      url,
      expiresAt: new Date(Date.now() + 86_400_000),
    });
  async function textsFor(...ids: string[]) {
    const offers = makeOffersFromFile({
      ...sampleOffersFile,
      offers: sampleOffersFile.offers.map((one) => ({ ...one, slug: 'taught-in-batches' })),
    });
    const config = { mail: null, siteUrl: 'https://miranaya.example' };
    const options = { store, staff: owner, offers, now: Date.now, config };
    const { people } = await makeBulkMessagesApi(options as unknown as ApiOptions).findRecipients(
      ids,
    );
    return people.map(({ messages }) => messages.find(({ name }) => name === 'Reminder')?.body);
  }

  it('has for each of them the link of their own payment, and none without a payment', async () => {
    const [first, second] = [await enrolWithoutPaying(store), await enrolWithoutPaying(store)];
    await linked(first, 'https://pay.example/first');
    await linked(second, 'https://pay.example/second');
    const caller = await submitEnquiry(store);
    expect(await textsFor(`${first.enrolmentId}`, `${second.enrolmentId}`, caller.id)).toEqual([
      'Hello. Pay here: https://pay.example/first.',
      'Hello. Pay here: https://pay.example/second.',
      'Hello.',
    ]);
  });

  it('has for each of them their own start', async () => {
    const [seated] = await store.batches.ordersInBatch(await fillBatchTables(store));
    const order = await store.orders.findOrder(`${seated?.orderId}`);
    const caller = await submitEnquiry(store, { offer: 'taught-in-batches' });
    expect(await textsFor(`${order?.enrolmentId}`, caller.id)).toEqual([
      'Hello. It starts on 5 January 2099.',
      'Hello.',
    ]);
  });
});
