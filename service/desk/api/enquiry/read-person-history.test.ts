import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { enrolAndPay, enrolWithoutPaying } from '../../../../tests/service/support/desk-orders.ts';
import {
  makeTestEnquiryApi,
  noteOutcomeActs,
  nothingTyped,
  openEnquiryDetails,
  submitQuarantinedEnquiry,
  type TestEnquiryApiOptions,
} from '../../../../tests/service/support/make-test-enquiry-api.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { readPersonHistory } from './read-person-history.ts';

onDeskEngine('the history of an enquiry', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  let asha: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [owner, asha] = [await storeStaffMember(store, 'owner'), await storeStaffMember(store)];
  });
  afterAll(() => opened.close());

  const happened = async (id: string, changes: TestEnquiryApiOptions = {}) =>
    (await openEnquiryDetails(store, owner, id, changes)).history;

  it('lists the arrival, acts, notes and corrections, but no views', async () => {
    const { id, receivedAt } = await submitEnquiry(store, { name: 'Ahsa' });
    const api = makeTestEnquiryApi(store, asha);
    await api.open(id);
    const acted = await api.act(id, noteOutcomeActs.noAnswer, {
      ...nothingTyped,
      note: 'Rang twice',
    });
    await api.correct(id, 'name', 'Asha');
    const all = await happened(id);
    expect(all.map(({ type }) => type).sort()).toEqual([
      'correction',
      'enquiry.received',
      'enquiry.tried',
      'note',
    ]);
    const one = (type: string) => all.find((happening) => happening.type === type);
    expect(one('enquiry.received')).toEqual({
      id,
      at: receivedAt,
      who: 'visitor',
      enquiryId: id,
      type: 'enquiry.received',
      what: { kind: 'request_a_call', isQuarantined: false, notice: null },
    });
    const [act] = (await store.desk.eventsOf([id])).filter(({ type }) => type === 'enquiry.tried');
    expect(one('enquiry.tried')).toEqual({
      id: acted.at === 'done' ? acted.did : '',
      at: act?.at,
      who: asha.id,
      enquiryId: id,
      type: act?.type,
      what: act?.what,
    });
    const [note] = await store.desk.notesOf([id]);
    expect(one('note')).toEqual({
      id: note?.id,
      at: note?.at,
      who: asha.id,
      enquiryId: id,
      type: 'note',
      what: {},
      text: 'Rang twice',
      mayTakeBackNote: true,
    });
    const [correction] = await store.desk.correctionsOf([id]);
    expect(one('correction')).toEqual({
      id: correction?.id,
      at: correction?.at,
      who: asha.id,
      enquiryId: id,
      type: 'correction',
      what: { field: 'name', was: 'Ahsa', becomes: 'Asha' },
    });
  });

  it('is sorted newest first, and by the order of writing within one moment', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));
    const event = (id: string, minute: number) => ({
      id,
      at: at(minute),
      type: 'enquiry.tried',
      who: asha.id,
      subject: 'x',
      what: {},
    });
    const all = await readPersonHistory(store, {
      enquiries: [],
      orders: [],
      events: [
        event('b', 5),
        event('d', 5),
        event('a', 5),
        event('c', 5),
        event('z', 1),
        event('0', 9),
      ],
      areLearnersMailed: false,
      notices: [],
      mayTakeBackNote: () => false,
    });
    expect(all.map(({ id }) => id)).toEqual(['0', 'd', 'c', 'b', 'a', 'z']);
  });

  it('begins in quarantine for a quarantined enquiry', async () => {
    const id = await submitQuarantinedEnquiry(store);
    expect((await happened(id)).find(({ type }) => type === 'enquiry.received')).toMatchObject({
      what: { isQuarantined: true },
    });
  });

  it('shows its order with the offer, and which events were mailed to the visitor', async () => {
    const order = await enrolWithoutPaying(store);
    const id = `${order.enrolmentId}`;
    await store.orders.noteLink(order.id, { id: 'plink_1', url: 'https://pay', expiresAt: null });
    await store.orders.applyFact(order.id, { kind: 'expired' }, 'provider');
    const paid = { kind: 'paid', paymentId: 'pay_late', paise: 399_900, currency: 'INR' } as const;
    await store.orders.applyFact(order.id, paid, 'provider');
    const refund = { paymentId: 'pay_late', refundId: 'r_all', paise: 399_900 } as const;
    await store.orders.applyFact(order.id, { kind: 'refunded', ...refund }, 'provider');
    const ofOrder = async (changes: TestEnquiryApiOptions) =>
      (await happened(id, changes)).filter(({ type }) => type.startsWith('order.')).reverse();
    const common = { offer: 'MERN Stack', paise: 399_900, isLate: false, doubt: null };
    const withMail = await ofOrder({ areLearnersMailed: true });
    expect(withMail.map(({ type, what }) => [type, what])).toEqual([
      ['order.made', { ...common, isMailed: false }],
      ['order.offered', { ...common, isMailed: true }],
      ['order.expired', { ...common, isMailed: false }],
      ['order.paid', { ...common, isLate: true, isMailed: true }],
      ['order.refunded', { ...common, isMailed: true }],
    ]);
    const [made] = await store.orders.eventsOf(order.id);
    expect(withMail[0]).toMatchObject({ id: made?.id, at: made?.at, who: 'visitor' });
    expect(new Set(withMail.map(({ enquiryId }) => enquiryId))).toEqual(new Set([id]));
    expect((await ofOrder({})).map(({ what }) => what.isMailed)).not.toContain(true);
  });

  it('shows two refunds with their own sums, and the mail about each', async () => {
    const { id: orderId, enrolmentId, paymentId } = await enrolAndPay(store);
    for (const [refundId, paise, refundedBefore] of [
      ['r_1', 100_000, 0],
      ['r_2', 50_000, 100_000],
    ] as const) {
      await store.orders.requestRefund(orderId, paise, asha.id, refundedBefore);
      const refunded = { kind: 'refunded', paymentId: `${paymentId}`, refundId, paise } as const;
      await store.orders.applyFact(orderId, refunded, 'provider');
    }
    const refunds = (await happened(`${enrolmentId}`, { areLearnersMailed: true })).filter(
      ({ type }) => type === 'order.refunded',
    );
    expect(refunds.map(({ what }) => what.paise)).toEqual([50_000, 100_000]);
    expect(refunds.every(({ what }) => what.isMailed)).toBe(true);
  });

  it('says of a payment that was recorded by mistake that the learner was mailed', async () => {
    const order = await enrolWithoutPaying(store);
    const paidInCash = {
      kind: 'paid',
      paymentId: 'cash_1',
      currency: 'INR',
      recorded: { way: 'cash', movedOn: indianDay(new Date()), reference: '' },
    } as const;
    await store.orders.applyFact(order.id, { ...paidInCash, paise: order.amountPaise }, asha.id);
    await store.orders.applyFact(
      order.id,
      { kind: 'recorded by mistake', refundId: 'mistake_1' },
      asha.id,
    );
    const events = await happened(`${order.enrolmentId}`, { areLearnersMailed: true });
    expect(events.find(({ type }) => type === 'order.taken-back')?.what).toMatchObject({
      paise: order.amountPaise,
      isMailed: true,
    });
  });

  it('shows a payment in time as such', async () => {
    const { enrolmentId } = await enrolAndPay(store);
    const paid = (await happened(`${enrolmentId}`)).find(({ type }) => type === 'order.paid');
    expect(paid).toMatchObject({ who: 'provider', what: { isLate: false } });
  });
});
