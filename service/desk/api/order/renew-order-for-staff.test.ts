import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
} from '../../../../tests/service/support/desk-orders.ts';
import { makeTestEnquiryApi } from '../../../../tests/service/support/make-test-enquiry-api.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../../../tests/service/support/store-paid-order.ts';

onDeskEngine('an order whose link has ended', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let counsellor: StaffMember;
  let accounts: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    counsellor = await storeStaffMember(store, 'counsellor');
    accounts = await storeStaffMember(store, 'accounts');
  });
  afterAll(() => opened.close());

  const ended = async () => {
    const order = await enrolWithoutPaying(store);
    await store.orders.applyFact(order.id, { kind: 'expired' }, 'provider');
    return order;
  };
  const linked = (order: Order, url: string) =>
    store.orders.noteLink(order.id, {
      id: `plink_${order.id}`,
      url,
      expiresAt: new Date(Date.now() + 86_400_000),
    });

  it('is renewed by a counsellor, for the same enrolment, and once', async () => {
    const order = await ended();
    const enquiry = `${order.enrolmentId}`;
    const api = makeTestEnquiryApi(store, counsellor);
    const look = await api.open(enquiry);
    expect(look).toMatchObject({ details: { orders: [{ id: order.id, canBeRenewed: true }] } });
    const renewed = await api.renewOrder(enquiry, order.id);
    if (renewed.at !== 'made') throw new Error('No order was made.');
    expect(await store.orders.findOrder(renewed.orderId)).toMatchObject({
      state: 'made',
      enrolmentId: order.enrolmentId,
      amountPaise: order.amountPaise,
    });
    expect(await api.renewOrder(enquiry, order.id)).toEqual({
      at: 'made',
      orderId: renewed.orderId,
    });
    expect(await api.open(enquiry)).toMatchObject({
      details: { orders: [{ canBeRenewed: false }, { canBeRenewed: false }] },
    });
    expect((await store.desk.eventsOf([order.id]))[0]).toMatchObject({
      type: 'order.renewed',
      who: counsellor.id,
    });
  });

  it('is renewed by accounts as well, and never before it has ended', async () => {
    const order = await ended();
    const api = makeTestOrdersApi(store, accounts);
    expect((await api.find(order.id)).canBeRenewed).toBe(true);
    expect((await api.renew(order.id)).at).toBe('made');
    const paid = await enrolAndPay(store);
    expect((await api.find(paid.id)).canBeRenewed).toBe(false);
    expect(await api.renew(paid.id)).toEqual({ at: 'no' });
  });

  it('is not found through the enquiry of another person', async () => {
    const [one, other] = [await ended(), await ended()];
    const api = makeTestEnquiryApi(store, counsellor);
    await expect(api.renewOrder(`${one.enrolmentId}`, other.id)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('has its new link in the messages, and no link before and after', async () => {
    const owner = await storeStaffMember(store, 'owner');
    await store.desk.saveTemplate(
      {
        id: '01a00000-0000-7000-8000-00000000000a',
        channel: 'whatsapp',
        position: 1,
        stage: 'any',
        name: 'Pay',
        subject: '',
        body: 'Hello {name}. Please pay here: {link}',
      },
      owner.id,
    );
    const order = await enrolWithoutPaying(store);
    const body = async () => {
      const look = await makeTestEnquiryApi(store, counsellor).open(`${order.enrolmentId}`);
      return look.at === 'open' ? look.details.messages[0]?.body : null;
    };
    expect(await body()).not.toContain('pay here');
    await linked(order, 'https://pay.example/new');
    expect(await body()).toContain('Please pay here: https://pay.example/new');
    const payment = { paymentId: `pay_${order.id}`, paise: order.amountPaise, currency: 'INR' };
    await store.orders.applyFact(order.id, { kind: 'paid', ...payment }, 'provider');
    expect(await body()).not.toContain('pay here');
  });

  it('of a call request has its link in the message that is opened', async () => {
    const { id } = await submitEnquiry(store);
    const wanted = { offer: sampleOfferOnSale.slug, batch: null, later: [] };
    const asked = await store.orders.createOrderForEnquiry(id, wanted, counsellor.id);
    const order = asked.at === 'made' ? await store.orders.findOrder(asked.orderId) : null;
    if (order === null) throw new Error('There is no order.');
    await linked(order, 'https://pay.example/call');
    const api = makeTestEnquiryApi(store, counsellor);
    expect((await api.openMessage(id, '01a00000-0000-7000-8000-00000000000a')).body).toContain(
      'Please pay here: https://pay.example/call',
    );
  });
});
