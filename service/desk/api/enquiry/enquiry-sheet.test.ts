import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import type { StaffAct } from '#desk/api/enquiry-api.ts';
import { type Opened, onBothEngines } from '../../../../tests/service/support/both-engines.ts';
import { makesOrder, paysAgain } from '../../../../tests/service/support/desk-orders.ts';
import { arrives, joins } from '../../../../tests/service/support/desk-people.ts';
import {
  isInQuarantine,
  noted,
  nothingTyped,
  openEnquiryApi,
  sheetOf,
} from '../../../../tests/service/support/enquiry-desk.ts';
import { soldOffers } from '../../../../tests/service/support/sold-offers.ts';
import { storePaidOrder } from '../../../../tests/service/support/store-paid-order.ts';
import { enrolment } from '../../../../tests/service/support/submissions.ts';
import { offersFrom } from '../../../offers/offers.ts';

onBothEngines('the sheet of an enquiry', (open) => {
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

  const sheetFor = (staff: Staff, id: string) => sheetOf(store, staff, id);
  const acts = async (staff: Staff, id: string, act: StaffAct) => {
    const acted = await openEnquiryApi(store, staff).act(id, act, nothingTyped);
    if (acted.at !== 'done') throw new Error(`It is ${acted.at}.`);
    return acted.did;
  };
  const eventAt = async (id: string, event: string) =>
    (await store.desk.eventsOf([id])).find((one) => one.id === event)?.at;

  describe('offers', () => {
    const offered = async (staff: Staff, id: string) => {
      const { mayAct, mayHandOver, mayErase } = await sheetFor(staff, id);
      return { mayAct, mayHandOver, mayErase };
    };

    it('a counsellor to work on what is nobody’s, and to hand on what is theirs', async () => {
      const { id } = await arrives(store);
      expect(await offered(asha, id)).toEqual({
        mayAct: true,
        mayHandOver: false,
        mayErase: false,
      });
      await acts(asha, id, { kind: 'claim' });
      expect(await offered(asha, id)).toEqual({ mayAct: true, mayHandOver: true, mayErase: false });
    });

    it('a counsellor nothing with what is a colleague’s, where they may see it', async () => {
      const { id } = await arrives(store);
      await acts(ravi, id, { kind: 'claim' });
      await store.desk.setSetting('counsellorsSee', 'all', owner.id);
      expect(await offered(asha, id)).toEqual({
        mayAct: false,
        mayHandOver: false,
        mayErase: false,
      });
      await store.desk.setSetting('counsellorsSee', null, owner.id);
    });

    it('the owner everything, whosever it is', async () => {
      const { id } = await arrives(store);
      await acts(ravi, id, { kind: 'claim' });
      expect(await offered(owner, id)).toEqual({ mayAct: true, mayHandOver: true, mayErase: true });
    });

    it('nobody to work on what is in quarantine, or to give it to somebody', async () => {
      const id = await isInQuarantine(store);
      expect(await offered(owner, id)).toEqual({
        mayAct: false,
        mayHandOver: false,
        mayErase: true,
      });
      expect((await offered(asha, id)).mayAct).toBe(false);
    });
  });

  describe('tells', () => {
    it('since when somebody has it: from when it became theirs, whatever they did since', async () => {
      const { id } = await arrives(store);
      expect((await sheetFor(asha, id)).takenSince).toBeNull();
      await acts(ravi, id, { kind: 'claim' });
      const given = await acts(owner, id, { kind: 'hand over', to: asha.id });
      await acts(asha, id, noted.noAnswer);
      await openEnquiryApi(store, owner).addNote(id, 'Look at this');
      const since = await eventAt(id, given);
      expect(since).toBeInstanceOf(Date);
      expect((await sheetFor(asha, id)).takenSince).toEqual(since);
      await acts(asha, id, { kind: 'hand over', to: null });
      expect((await sheetFor(asha, id)).takenSince).toBeNull();
    });

    it('since the first act, where it was theirs with it', async () => {
      const { id } = await arrives(store);
      const first = await acts(asha, id, noted.noAnswer);
      await acts(asha, id, noted.answered);
      expect((await sheetFor(asha, id)).takenSince).toEqual(await eventAt(id, first));
    });

    it('which work on it is known to who reads it, and what of it they can take back', async () => {
      const { id } = await arrives(store);
      expect(await sheetFor(asha, id)).toMatchObject({ seenUpTo: '0', undoable: null });
      const did = await acts(asha, id, noted.noAnswer);
      expect(await sheetFor(asha, id)).toMatchObject({ seenUpTo: '1', undoable: did });
      expect((await sheetFor(owner, id)).undoable).toBe(did);
      const undone = await openEnquiryApi(store, asha).undo(id, did);
      expect(undone.at).toBe('done');
      expect(await sheetFor(asha, id)).toMatchObject({ seenUpTo: '2' });
    });

    it('nothing that can be taken back of a payment', async () => {
      const { enrolmentId } = await storePaidOrder(store, 'sheet');
      const { enquiry, undoable } = await sheetFor(owner, `${enrolmentId}`);
      expect([enquiry.state, undoable]).toEqual(['enrolled', null]);
    });

    it('a counsellor of nothing to take back that the owner did', async () => {
      const { id } = await arrives(store);
      await acts(owner, id, { kind: 'hand over', to: asha.id });
      expect((await sheetFor(asha, id)).undoable).toBeNull();
    });

    it('why something is in quarantine, and of nothing else', async () => {
      expect((await sheetFor(owner, await isInQuarantine(store))).reason).toBe('too quick');
      expect((await sheetFor(owner, (await arrives(store)).id)).reason).toBeNull();
    });
  });

  describe('shows', () => {
    const offers = offersFrom(soldOffers);

    it('what is wanted, with messages about it from who sends them', async () => {
      const { id } = await arrives(store, { name: 'Priya Nair', offer: 'flutter' });
      const { wanted, messages } = await sheetOf(store, asha, id, { offers });
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

    it('messages of a team without a name where nobody knows who sells here', async () => {
      const { messages } = await sheetFor(asha, (await arrives(store)).id);
      expect(messages.map(({ body }) => body).join('\n')).toContain('from our team.');
    });

    it('a start that is to come in a message, and not one that is over', async () => {
      const { id } = await arrives(store, { offer: 'mern-workshop' });
      const sentOn = async (day: string) => {
        const now = () => Date.parse(`${day}T12:00:00+05:30`);
        const { messages } = await sheetOf(store, asha, id, { offers, now });
        return messages.map(({ body }) => body).join('\n');
      };
      expect(await sentOn('2025-06-10')).toContain('It starts on 10 June 2025.');
      expect(await sentOn('2025-06-11')).not.toContain('It starts');
    });

    it('the orders of the person, the newest first, and which of them have a discrepancy', async () => {
      const mobile = '+91 95555 55551';
      const first = await makesOrder(store, { mobile });
      const second = await makesOrder(store, { mobile, email: 'other@example.com' });
      const paid = { paymentId: 'pay_doubt', paise: 399_900, currency: 'INR' } as const;
      await store.orders.applyFact(first.id, { kind: 'paid', ...paid }, 'provider');
      await paysAgain(store, first);
      const [one, two] = [`${first.enrolmentId}`, `${second.enrolmentId}`];
      expect((await openEnquiryApi(store, owner).link(one, two)).at).toBe('done');
      const { createdAt } = second;
      const shared = { offer: 'MERN Stack', paise: 399_900, failedAt: null };
      expect((await sheetFor(owner, one)).orders).toEqual([
        {
          ...shared,
          id: second.id,
          state: 'made',
          asksFirst: true,
          hasDiscrepancy: false,
          createdAt,
        },
        {
          ...shared,
          id: first.id,
          state: 'paid',
          asksFirst: false,
          hasDiscrepancy: true,
          createdAt: first.createdAt,
        },
      ]);
    });

    it('what was sent, and no field that was left empty', async () => {
      const { id, name, email } = await arrives(store, {}, enrolment);
      expect((await sheetFor(asha, id)).sent).toEqual([
        { field: 'name', label: 'Name', value: name },
        { field: 'email', label: 'Email', value: email },
        { field: 'phone', label: 'Phone', value: expect.stringMatching(/^09\d{9}$/) },
      ]);
    });

    it('no order of what a colleague works on, though it is the same person’s', async () => {
      const mobile = '+91 95555 55552';
      const { id: orderId, enrolmentId } = await makesOrder(store, { mobile });
      const call = await arrives(store, { phone: mobile });
      await openEnquiryApi(store, owner).link(call.id, `${enrolmentId}`);
      expect((await sheetFor(asha, call.id)).orders).toMatchObject([{ id: orderId }]);
      await acts(ravi, `${enrolmentId}`, { kind: 'claim' });
      expect((await sheetFor(asha, call.id)).orders).toEqual([]);
      expect((await sheetFor(owner, call.id)).orders).toHaveLength(1);
    });

    it('nothing of an order where nothing was ordered', async () => {
      const { id } = await arrives(store, {}, enrolment);
      const sheet = await sheetFor(asha, id);
      expect(sheet.orders).toEqual([]);
      expect(sheet.happenings.map(({ type }) => type)).toEqual(['enquiry.received']);
    });
  });
});
