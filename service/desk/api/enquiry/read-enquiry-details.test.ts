import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferRecord } from '#contract/published/built-offers-file.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { StaffEnquiryAct } from '#desk/api-types/enquiry-api.ts';
import {
  enrolWithoutPaying,
  reportSecondPayment,
} from '../../../../tests/service/support/desk-orders.ts';
import { fillBatchTables } from '../../../../tests/service/support/fill-batch-tables.ts';
import { makeEnrolment } from '../../../../tests/service/support/make-submissions.ts';
import {
  makeTestEnquiryApi,
  noteOutcomeActs,
  nothingTyped,
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
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { storePaidOrder } from '../../../../tests/service/support/store-paid-order.ts';
import { makeOffersFromFile } from '../../../offers/read-offers.ts';

onDeskEngine('the details of an enquiry', (open) => {
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

  const sheetFor = (staff: StaffMember, id: string) => openEnquiryDetails(store, staff, id);
  const acts = async (staff: StaffMember, id: string, act: StaffEnquiryAct) => {
    const acted = await makeTestEnquiryApi(store, staff).act(id, act, nothingTyped);
    if (acted.at !== 'done') throw new Error(`It is ${acted.at}.`);
    return acted.did;
  };
  const eventAt = async (id: string, event: string) =>
    (await store.desk.eventsOf([id])).find((one) => one.id === event)?.at;

  describe('offers', () => {
    const offered = async (staff: StaffMember, id: string) => {
      const { mayAct, mayHandOver, mayErase } = await sheetFor(staff, id);
      return { mayAct, mayHandOver, mayErase };
    };

    it('a counsellor the acts on unassigned enquiries, and the handover of their own', async () => {
      const { id } = await submitEnquiry(store);
      expect(await offered(asha, id)).toEqual({
        mayAct: true,
        mayHandOver: false,
        mayErase: false,
      });
      await acts(asha, id, { kind: 'claim' });
      expect(await offered(asha, id)).toEqual({ mayAct: true, mayHandOver: true, mayErase: false });
    });

    it('a counsellor no act on a colleague’s enquiry, even if it is visible', async () => {
      const { id } = await submitEnquiry(store);
      await acts(ravi, id, { kind: 'claim' });
      await store.desk.setSetting('counsellorsSee', 'all', owner.id);
      expect(await offered(asha, id)).toEqual({
        mayAct: false,
        mayHandOver: false,
        mayErase: false,
      });
      await store.desk.setSetting('counsellorsSee', null, owner.id);
    });

    it('the owner every act, whoever has the enquiry', async () => {
      const { id } = await submitEnquiry(store);
      await acts(ravi, id, { kind: 'claim' });
      expect(await offered(owner, id)).toEqual({ mayAct: true, mayHandOver: true, mayErase: true });
    });

    it('nobody an act or an assignment on a quarantined enquiry', async () => {
      const id = await submitQuarantinedEnquiry(store);
      expect(await offered(owner, id)).toEqual({
        mayAct: false,
        mayHandOver: false,
        mayErase: true,
      });
      expect((await offered(asha, id)).mayAct).toBe(false);
    });
  });

  describe('shows', () => {
    it('since when it is assigned: from the assignment, whatever was done later', async () => {
      const { id } = await submitEnquiry(store);
      expect((await sheetFor(asha, id)).takenSince).toBeNull();
      await acts(ravi, id, { kind: 'claim' });
      const given = await acts(owner, id, { kind: 'hand over', to: asha.id });
      await acts(asha, id, noteOutcomeActs.noAnswer);
      await makeTestEnquiryApi(store, owner).addNote(id, 'Look at this');
      const since = await eventAt(id, given);
      expect(since).toBeInstanceOf(Date);
      expect((await sheetFor(asha, id)).takenSince).toEqual(since);
      await acts(asha, id, { kind: 'hand over', to: null });
      expect((await sheetFor(asha, id)).takenSince).toBeNull();
    });

    it('since when it is assigned: from the first act, if that act assigned it', async () => {
      const { id } = await submitEnquiry(store);
      const first = await acts(asha, id, noteOutcomeActs.noAnswer);
      await acts(asha, id, noteOutcomeActs.answered);
      expect((await sheetFor(asha, id)).takenSince).toEqual(await eventAt(id, first));
    });

    it('which version the reader has seen, and which acts they can undo', async () => {
      const { id } = await submitEnquiry(store);
      expect(await sheetFor(asha, id)).toMatchObject({ seenUpTo: '0', undoable: null });
      const did = await acts(asha, id, noteOutcomeActs.noAnswer);
      expect(await sheetFor(asha, id)).toMatchObject({ seenUpTo: '1', undoable: did });
      expect((await sheetFor(owner, id)).undoable).toBe(did);
      const undone = await makeTestEnquiryApi(store, asha).undo(id, did);
      expect(undone.at).toBe('done');
      expect(await sheetFor(asha, id)).toMatchObject({ seenUpTo: '2' });
    });

    it('no undo for a payment', async () => {
      const { enrolmentId } = await storePaidOrder(store, 'sheet');
      const { enquiry, undoable } = await sheetFor(owner, `${enrolmentId}`);
      expect([enquiry.state, undoable]).toEqual(['enrolled', null]);
    });

    it('a counsellor no undo for an act of the owner', async () => {
      const { id } = await submitEnquiry(store);
      await acts(owner, id, { kind: 'hand over', to: asha.id });
      expect((await sheetFor(asha, id)).undoable).toBeNull();
    });

    it('the reason of the quarantine, and only for a quarantined submission', async () => {
      expect((await sheetFor(owner, await submitQuarantinedEnquiry(store))).reason).toBe(
        'too quick',
      );
      expect((await sheetFor(owner, (await submitEnquiry(store)).id)).reason).toBeNull();
    });
  });

  describe('shows in detail', () => {
    const offers = makeOffersFromFile(sampleOffersFile);

    it('the wanted offer, with messages about it from the member who sends them', async () => {
      const { id } = await submitEnquiry(store, { name: 'Priya Nair', offer: 'flutter' });
      const { wanted, messages } = await openEnquiryDetails(store, asha, id, { offers });
      expect(wanted).toMatchObject({ title: 'Flutter', feePaise: 399_900 });
      expect(messages.map(({ channel }) => channel).sort()).toEqual([
        'mail',
        'mail',
        'whatsapp',
        'whatsapp',
        'whatsapp',
      ]);
      const [first] = messages.filter(({ channel }) => channel === 'whatsapp');
      expect(first).toMatchObject({ name: 'First answer', subject: '' });
      expect(first?.body).toBe(
        [
          'Hello Priya Nair,',
          `this is ${asha.name} from Miranaya. Thank you for asking. You asked about Flutter, course with internship. The fee is ₹3,999, and nothing comes on top.`,
          'When may I call you?',
        ].join('\n'),
      );
      const mail = messages.find(({ channel }) => channel === 'mail');
      expect(mail?.subject).toBe('Your question to Miranaya');
    });

    it('of a batch with an early price what its order asks for, and of a quarantined row its first day', async () => {
      const batch = await fillBatchTables(store);
      const [flutter] = sampleOffersFile.offers as [OfferRecord];
      const taught = { ...flutter, slug: 'taught-in-batches', feePaise: 200_00 };
      const sold = makeOffersFromFile({ ...sampleOffersFile, offers: [taught] });
      const seats = await store.batches.ordersInBatch(batch);
      const order = await store.orders.findOrder(`${seats[0]?.orderId}`);
      await store.orders.noteLink(`${order?.id}`, {
        id: 'plink_early',
        url: 'https://pay.example/early',
        expiresAt: null,
      });
      const { wanted, messages } = await openEnquiryDetails(store, owner, `${order?.enrolmentId}`, {
        offers: sold,
      });
      expect([order?.amountPaise, wanted?.feePaise]).toEqual([100_00, 100_00]);
      const bodies = messages.map(({ body }) => body).join('\n');
      expect(bodies).toContain('₹100');
      expect(bodies).not.toContain('₹200');

      const { row } = makeEnrolment('too-quick', { offer: taught.slug, batch });
      await store.keepInQuarantine(
        { table: 'enrollments', row, idempotencyKey: null },
        'too quick',
      );
      const kept = (await store.findAllQuarantined()).find((one) => one.row.email === row.email);
      const { sent } = await sheetFor(owner, `${kept?.id}`);
      expect(sent.find(({ field }) => field === 'batch')?.value).toBe('5 January 2099');
    });

    it('the fee of the wanted offer, although the person has an open order for another offer', async () => {
      const [flutter] = sampleOffersFile.offers as [OfferRecord];
      const dearer = { ...flutter, feePaise: 500_000 };
      const sold = makeOffersFromFile({ ...sampleOffersFile, offers: [dearer] });
      const mobile = '+91 95555 55552';
      const open = async (orderId: string) =>
        store.orders.noteLink(orderId, {
          id: `plink_${orderId}`,
          url: `https://pay.example/${orderId}`,
          expiresAt: null,
        });
      const order = await enrolWithoutPaying(store, { mobile });
      await open(order.id);
      const { id } = await submitEnquiry(store, { phone: mobile, offer: dearer.slug });
      const api = makeTestEnquiryApi(store, owner, { offers: sold });
      expect((await api.link(id, `${order.enrolmentId}`)).at).toBe('done');
      const shown = async (id: string) => {
        const { wanted, messages } = await openEnquiryDetails(store, owner, id, { offers: sold });
        const first = messages.find(({ channel }) => channel === 'whatsapp');
        const written = await api.openMessage(id, `${first?.id}`);
        return [wanted?.feePaise, first?.body, written.body];
      };
      const rightFee = expect.stringContaining('The fee is ₹5,000,');
      expect(await shown(id)).toEqual([500_000, rightFee, rightFee]);

      const other = await submitEnquiry(store, { offer: dearer.slug });
      const asked = await store.orders.createOrderForEnquiry(
        other.id,
        { offer: order.offer.slug, batch: null, later: [] },
        owner.id,
      );
      if (asked.at !== 'made') throw new Error(`It is ${asked.at}.`);
      await open(asked.orderId);
      expect(await shown(other.id)).toEqual([500_000, rightFee, rightFee]);
    });

    it('messages in the name of the team if the member has no name for visitors', async () => {
      const { messages } = await sheetFor(asha, (await submitEnquiry(store)).id);
      expect(messages.map(({ body }) => body).join('\n')).toContain('from our team.');
    });

    it('a future start in a message, but no past one', async () => {
      const { id } = await submitEnquiry(store, { offer: 'mern-workshop' });
      const sentOn = async (day: string) => {
        const now = () => Date.parse(`${day}T12:00:00+05:30`);
        const { messages } = await openEnquiryDetails(store, asha, id, { offers, now });
        return messages.map(({ body }) => body).join('\n');
      };
      expect(await sentOn('2025-06-10')).toContain('It starts on 10 June 2025.');
      expect(await sentOn('2025-06-11')).not.toContain('It starts');
    });

    it('the start for which the person has an order, not the first of the offer, in its head and messages', async () => {
      const [flutter] = sampleOffersFile.offers as [OfferRecord];
      const start = { at: 'dates', startDate: '2098-12-14', endDate: '2099-02-05' } as const;
      const sold = makeOffersFromFile({
        ...sampleOffersFile,
        offers: [{ ...flutter, slug: 'taught-in-batches', start }],
      });
      // This batch starts on 5 January 2099 and is full: its one place is held for an order.
      const [seated] = await store.batches.ordersInBatch(await fillBatchTables(store));
      const order = await store.orders.findOrder(`${seated?.orderId}`);
      const told = async (id: string) => {
        const { wanted, messages } = await openEnquiryDetails(store, owner, id, { offers: sold });
        return { start: wanted?.start, text: messages.map(({ body }) => body).join('\n') };
      };
      const own = await told(`${order?.enrolmentId}`);
      expect(own.start).toEqual({ at: 'date', day: '5 January 2099' });
      expect(own.text).toContain('It starts on 5 January 2099.');
      const caller = await submitEnquiry(store, { offer: 'taught-in-batches' });
      const others = await told(caller.id);
      expect(others.start).toBeNull();
      expect(others.text).not.toContain('It starts');
    });

    it('the orders of the person, the newest first, and which of them have a discrepancy', async () => {
      const mobile = '+91 95555 55551';
      const first = await enrolWithoutPaying(store, { mobile });
      const second = await enrolWithoutPaying(store, { mobile, email: 'other@example.com' });
      const paid = { paymentId: 'pay_doubt', paise: 399_900, currency: 'INR' } as const;
      await store.orders.applyFact(first.id, { kind: 'paid', ...paid }, 'provider');
      await reportSecondPayment(store, first);
      const [one, two] = [`${first.enrolmentId}`, `${second.enrolmentId}`];
      expect((await makeTestEnquiryApi(store, owner).link(one, two)).at).toBe('done');
      const { createdAt } = second;
      const shared = {
        offer: 'MERN Stack',
        paise: 399_900,
        paidBackPaise: 0,
        failedAt: null,
        mode: 'live',
        asksOn: null,
        isMissed: false,
        isMistake: false,
        paymentLinkMessages: [],
      };
      expect((await sheetFor(owner, one)).orders).toEqual([
        {
          ...shared,
          receivedPaise: 0,
          id: second.id,
          state: 'made',
          asksFirst: true,
          hasDiscrepancy: false,
          canBeRenewed: false,
          hasLearner: false,
          createdAt,
        },
        {
          ...shared,
          receivedPaise: 399_900,
          id: first.id,
          state: 'paid',
          asksFirst: false,
          hasDiscrepancy: true,
          canBeRenewed: false,
          hasLearner: true,
          createdAt: first.createdAt,
        },
      ]);
    });

    it('the sent fields, without empty ones', async () => {
      const { id, name, email } = await submitEnquiry(store, {}, makeEnrolment);
      expect((await sheetFor(asha, id)).sent).toEqual([
        { field: 'name', label: 'Name', value: name },
        { field: 'email', label: 'Email', value: email },
        { field: 'phone', label: 'Phone', value: expect.stringMatching(/^09\d{9}$/) },
      ]);
    });

    it('no order of a colleague’s enquiry, although it is the same person’s', async () => {
      const mobile = '+91 95555 55552';
      const { id: orderId, enrolmentId } = await enrolWithoutPaying(store, { mobile });
      await acts(ravi, `${enrolmentId}`, { kind: 'claim' });
      const call = await submitEnquiry(store);
      await acts(asha, call.id, noteOutcomeActs.answered);
      await store.desk.link(call.id, `${enrolmentId}`, toCounsellorActor(asha));
      expect((await sheetFor(asha, call.id)).orders).toEqual([]);
      expect((await sheetFor(owner, call.id)).orders).toMatchObject([{ id: orderId }]);
    });

    it('no order when nothing was ordered', async () => {
      const { id } = await submitEnquiry(store, {}, makeEnrolment);
      const sheet = await sheetFor(asha, id);
      expect(sheet.orders).toEqual([]);
      expect(sheet.history.map(({ type }) => type)).toEqual(['enquiry.received']);
    });
  });
});
