import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findColumnForLeadField, leadFieldLabel, leadFields } from '#contract/rows/lead-fields.ts';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { EnquiryApi, OpenEnquiryResult } from '#desk/api-types/enquiry-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import {
  makeEnrolment,
  makeSubscription,
} from '../../../../tests/service/support/make-submissions.ts';
import {
  makeTestEnquiryApi,
  noteOutcomeActs,
  nothingTyped,
  openEnquiryDetails,
  submitQuarantinedEnquiry,
  type TestEnquiryApiOptions,
} from '../../../../tests/service/support/make-test-enquiry-api.ts';
import { onDeskEngine } from '../../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { storePaidOrder } from '../../../../tests/service/support/store-paid-order.ts';
import { unknownOffers } from '../../../offers/read-offers.ts';

const status = (code: number) => expect.objectContaining({ status: code });
const { answered, noAnswer } = noteOutcomeActs;

onDeskEngine('One enquiry at the desk', (open) => {
  let store: Store;
  let second: Store;
  let close: () => Promise<void>;
  let owner: StaffMember;
  let asha: StaffMember;
  let ravi: StaffMember;
  let accounts: StaffMember;
  let now = Date.now();
  beforeAll(async () => {
    const opened = await open();
    ({ store, close } = opened);
    second = await opened.openAnother();
    [owner, asha] = [await storeStaffMember(store, 'owner'), await storeStaffMember(store)];
    [ravi, accounts] = [await storeStaffMember(store), await storeStaffMember(store, 'accounts')];
  });
  afterAll(() => close());

  const changes = (): TestEnquiryApiOptions => ({ now: () => now });
  const apiOf = (staff: StaffMember, more: TestEnquiryApiOptions = {}, on = store): EnquiryApi =>
    makeTestEnquiryApi(on, staff, { ...changes(), ...more });
  const sheetFor = (staff: StaffMember, id: string) =>
    openEnquiryDetails(store, staff, id, changes());
  const lookAs = (staff: StaffMember, id: string): Promise<OpenEnquiryResult> =>
    apiOf(staff).open(id);
  /** Creates an enquiry that Ravi owns and that Asha has never opened. */
  const ravis = async (changes: Record<string, string | null> = {}): Promise<Enquiry> => {
    const one = await submitEnquiry(store, changes);
    await apiOf(ravi).act(one.id, { kind: 'claim' }, nothingTyped);
    return one;
  };
  const aside = (row?: Record<string, string | null>) => submitQuarantinedEnquiry(store, row);

  /** Lists a call of every method that concerns an enquiry. */
  const everything = (id: string): [what: string, ask: (api: EnquiryApi) => Promise<unknown>][] => [
    ['look', (api) => api.open(id)],
    ['act', (api) => api.act(id, answered, nothingTyped)],
    ['hand over', (api) => api.act(id, { kind: 'hand over', to: asha.id }, nothingTyped)],
    ['undo', (api) => api.undo(id, id)],
    ['note', (api) => api.addNote(id, 'A note')],
    ['take back', (api) => api.takeNoteBack(id, id)],
    ['correct', (api) => api.correct(id, 'name', 'Somebody')],
    ['link', (api) => api.link(id, id)],
    ['unlink', (api) => api.unlink(id, id)],
  ];
  const forOwners = (id: string): [what: string, ask: (api: EnquiryApi) => Promise<unknown>][] => [
    ['release', (api) => api.releaseFromQuarantine(id)],
    ['forget', (api) => api.deleteFromQuarantine(id)],
    ['erase', (api) => api.erase(id, true)],
  ];

  describe('the rights of each role', () => {
    it('refuses every call of accounts', async () => {
      const { id } = await submitEnquiry(store);
      for (const [, ask] of [...everything(id), ...forOwners(id)])
        await expect(ask(apiOf(accounts))).rejects.toEqual(status(403));
    });

    it('hides a colleague’s enquiry from a counsellor who never opened it, in every call', async () => {
      const { id } = await ravis();
      for (const [, ask] of everything(id))
        await expect(ask(apiOf(asha))).rejects.toEqual(status(404));
      expect((await store.desk.findEnquiry(id))?.state).toBe('new');
      expect(await store.desk.notesOf([id])).toEqual([]);
    });

    it('finds nothing for a guessed id', async () => {
      for (const id of ['01a00000-0000-7000-8000-000000000000', 'nonsense', '', '../staff'])
        for (const staff of [owner, asha])
          for (const [, ask] of everything(id))
            await expect(ask(apiOf(staff))).rejects.toEqual(status(404));
    });

    it('allows only the owner to release, discard or erase', async () => {
      const id = await aside();
      for (const [, ask] of forOwners(id))
        await expect(ask(apiOf(asha))).rejects.toEqual(status(403));
      expect((await store.desk.findEnquiry(id))?.isQuarantined).toBe(true);
    });

    it('opens a colleague’s enquiry to all if the owner lets counsellors see all, but not to their acts', async () => {
      const { id } = await ravis();
      await store.desk.setSetting('counsellorsSee', 'all', owner.id);
      try {
        expect((await sheetFor(asha, id)).mayAct).toBe(false);
        expect(await apiOf(asha).act(id, answered, nothingTyped)).toEqual({ at: 'taken' });
        expect(await apiOf(asha).correct(id, 'name', 'Another')).toEqual({ at: 'taken' });
        expect(await apiOf(asha).link(id, id)).toEqual({ at: 'taken' });
        expect(await apiOf(asha).unlink(id, id)).toEqual({ at: 'taken' });
      } finally {
        await store.desk.setSetting('counsellorsSee', null, owner.id);
      }
    });

    it('allows the assigned member to hand it over, the owner to assign it, and nobody else', async () => {
      const { id } = await submitEnquiry(store);
      const give = (staff: StaffMember, to: StaffMember) =>
        apiOf(staff).act(id, { kind: 'hand over', to: to.id }, nothingTyped);
      await expect(give(asha, ravi)).rejects.toEqual(status(403));
      expect(await give(owner, asha)).toMatchObject({ at: 'done' });
      expect(await give(asha, ravi)).toMatchObject({ at: 'done' });
      expect((await store.desk.findEnquiry(id))?.ownerId).toBe(ravi.id);
    });
  });

  describe('two simultaneous acts', () => {
    it('names the colleague who acted first and the time, and refuses the second act', async () => {
      const { id } = await submitEnquiry(store);
      await sheetFor(asha, id);
      await apiOf(ravi).act(id, { kind: 'claim' }, nothingTyped);
      const more = { ...nothingTyped, note: 'I called' };
      expect(await apiOf(asha).act(id, answered, more)).toEqual({ at: 'taken' });
      const look = await lookAs(asha, id);
      expect(look).toMatchObject({ at: 'taken', by: ravi.id, undoable: null });
      expect(look.at === 'taken' && look.since).toBeInstanceOf(Date);
      expect(await store.desk.notesOf([id])).toEqual([]);
    });

    it('refuses an act from a page that is older than a colleague’s act, and accepts it once that act was seen', async () => {
      const { id } = await ravis();
      const { seenUpTo } = await sheetFor(owner, id);
      await apiOf(ravi).act(id, noAnswer, nothingTyped);
      const old = { note: 'typed', seen: seenUpTo };
      expect(await apiOf(owner).act(id, answered, old)).toEqual({ at: 'meanwhile' });
      expect(await apiOf(owner).act(id, answered, { ...old, seen: null })).toEqual({
        at: 'meanwhile',
      });
      expect(await store.desk.notesOf([id])).toEqual([]);
      const fresh = { note: 'typed', seen: (await sheetFor(owner, id)).seenUpTo };
      expect(await apiOf(owner).act(id, answered, fresh)).toMatchObject({ at: 'done' });
    });

    it('accepts one of two simultaneous acts; the other member sees the winner and can send the act again', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { id } = await ravis();
        const { seenUpTo: seen } = await sheetFor(owner, id);
        const more = (note: string) => ({ note, seen });
        const acted = await Promise.all([
          apiOf(owner).act(id, { kind: 'lose', reason: 'no time' }, more('by the owner')),
          apiOf(ravi, {}, second).act(id, answered, more('by Ravi')),
        ]);
        expect(acted.map(({ at }) => at).sort()).toEqual(['done', 'meanwhile']);
        const isOwnersTurn = acted[0]?.at === 'meanwhile';
        const notes = await store.desk.notesOf([id]);
        expect(notes.map(({ text }) => text)).toEqual([isOwnersTurn ? 'by Ravi' : 'by the owner']);
        const loser = isOwnersTurn ? owner : ravi;
        const { history, seenUpTo } = await sheetFor(loser, id);
        const first = history.filter(({ what }) => Number(what.version) > Number(seen));
        expect(first).toMatchObject([{ who: isOwnersTurn ? ravi.id : owner.id }]);
        const again = { note: 'typed', seen: seenUpTo };
        expect(await apiOf(loser).act(id, noAnswer, again)).toMatchObject({ at: 'done' });
      }
    });

    it('accepts acts of the same member from another window', async () => {
      const { id } = await submitEnquiry(store);
      const { seenUpTo } = await sheetFor(asha, id);
      await apiOf(asha).act(id, { kind: 'claim' }, nothingTyped);
      const acted = await apiOf(asha).act(id, answered, { note: '', seen: seenUpTo });
      expect(acted).toMatchObject({ at: 'done' });
    });
  });

  describe('undo', () => {
    it('undoes the member’s last act, but no earlier one', async () => {
      const { id } = await submitEnquiry(store);
      const first = await apiOf(asha).act(id, noAnswer, nothingTyped);
      const second = await apiOf(asha).act(id, { kind: 'lose', reason: 'no time' }, nothingTyped);
      if (first.at !== 'done' || second.at !== 'done') throw new Error('Nothing was done.');
      expect(await apiOf(asha).undo(id, first.did)).toEqual({ at: 'unchanged' });
      expect((await sheetFor(asha, id)).undoable).toBe(second.did);
      expect(await apiOf(asha).undo(id, second.did)).toMatchObject({ at: 'done' });
      expect((await store.desk.findEnquiry(id))?.state).toBe('not reachable');
    });

    it('undoes a handover to the wrong colleague, although the enquiry is no longer visible', async () => {
      const { id } = await submitEnquiry(store);
      await apiOf(asha).act(id, { kind: 'claim' }, nothingTyped);
      const given = await apiOf(asha).act(id, { kind: 'hand over', to: ravi.id }, nothingTyped);
      const look = await lookAs(asha, id);
      if (given.at !== 'done' || look.at !== 'taken') throw new Error('It was not handed over.');
      expect(look.undoable).toBe(given.did);
      expect(await apiOf(asha).undo(id, given.did)).toMatchObject({ at: 'done' });
      expect((await lookAs(asha, id)).at).toBe('open');
    });

    it('does not undo an act of another enquiry', async () => {
      const [one, other] = [await submitEnquiry(store), await submitEnquiry(store)];
      const acted = await apiOf(asha).act(one.id, noAnswer, nothingTyped);
      if (acted.at !== 'done') throw new Error('Nothing was done.');
      await expect(apiOf(asha).undo(other.id, acted.did)).rejects.toEqual(status(404));
    });
  });

  it('shows for each form the privacy notice under which it was sent', async () => {
    const day = (daysAgo: number) => indianDay(new Date(Date.now() - daysAgo * 86_400_000));
    const notices = [
      { from: day(9), agreed: { request_a_call: 'a call, as it was said then' } },
      { from: day(1), agreed: { request_a_call: 'a call', enrollments: 'a place' } },
      { from: day(-2), agreed: { request_a_call: 'what holds in two days' } },
    ];
    const offers = { ...unknownOffers, privacyNotices: notices };
    const noticeOf = async ({ id }: Enquiry) => {
      const look = await apiOf(owner, { offers }).open(id);
      const happenings = look.at === 'open' ? look.details.history : [];
      return happenings.find(({ type }) => type === 'enquiry.received')?.what.notice;
    };
    expect(await noticeOf(await submitEnquiry(store))).toEqual({ from: day(1), agreed: 'a call' });
    expect(await noticeOf(await submitEnquiry(store, {}, makeEnrolment))).toMatchObject({
      agreed: 'a place',
    });
    const news = await submitEnquiry(store, {}, () => makeSubscription('notice@example.com'));
    expect(await noticeOf(news)).toBeNull();
  });

  it('records a view once a day for each person', async () => {
    const { id } = await submitEnquiry(store);
    const looks = async () =>
      (await store.desk.eventsOf([id])).filter(({ type }) => type === 'enquiry.seen').length;
    await lookAs(asha, id);
    await lookAs(asha, id);
    expect(await looks()).toBe(1);
    await lookAs(owner, id);
    expect(await looks()).toBe(2);
    now += 25 * 3_600_000;
    await lookAs(asha, id);
    now -= 25 * 3_600_000;
    expect(await looks()).toBe(3);
  });

  it('stores a note together with its act', async () => {
    const { id } = await submitEnquiry(store);
    await apiOf(asha).act(id, answered, { ...nothingTyped, note: '  Wants evenings \n' });
    const { history } = await sheetFor(asha, id);
    expect(history.find(({ type }) => type === 'note')?.text).toBe('Wants evenings');
    const lines = 'x\r\n'.repeat(2_000);
    expect(await apiOf(asha).addNote(id, lines)).toMatchObject({ at: 'done' });
    const [newest] = (await sheetFor(asha, id)).history.filter(({ type }) => type === 'note');
    expect(newest?.text).toBe(`${'x\n'.repeat(1_999)}x`);
    const long = await apiOf(asha).addNote(id, 'x'.repeat(4_001));
    expect(long).toMatchObject({ at: 'refused' });
  });

  it('allows a note to be removed for a day, and records who removed it', async () => {
    const { id } = await submitEnquiry(store);
    const noteOf = async (staff: StaffMember) =>
      (await sheetFor(staff, id)).history.find(({ type }) => type === 'note');
    await apiOf(asha).addNote(id, 'Written in the wrong place');
    const note = (await noteOf(asha))?.id ?? '';
    expect((await noteOf(asha))?.mayTakeBackNote).toBe(true);
    expect((await noteOf(owner))?.mayTakeBackNote).toBe(true);
    expect((await noteOf(ravi))?.mayTakeBackNote).toBe(false);
    expect(await apiOf(ravi).takeNoteBack(id, note)).toMatchObject({ at: 'refused' });
    now += 25 * 3_600_000;
    expect((await noteOf(asha))?.mayTakeBackNote).toBe(false);
    now -= 25 * 3_600_000;
    const acted = await apiOf(asha).takeNoteBack(id, note);
    const sheet = await sheetFor(owner, id);
    expect(sheet.history.find(({ type }) => type === 'note')).toBeUndefined();
    expect(sheet.history[0]).toMatchObject({
      type: 'enquiry.note-taken-back',
      who: asha.id,
      what: { writtenBy: asha.id },
    });
    expect(acted).toEqual({ at: 'done', did: sheet.history[0]?.id });
    expect(await apiOf(asha).takeNoteBack(id, note)).toMatchObject({ at: 'refused' });
  });

  it('shows every field that was sent, with the label that the visitor chose', async () => {
    const fields = leadFields.filter(
      (field) => findColumnForLeadField('request_a_call', field) !== null,
    );
    const row = Object.fromEntries(fields.map((field) => [field, `A ${field}`]));
    const more = { phone: '+91 98765 43210', email: 'all@example.in', program: 'Web Development' };
    const all: Record<string, string> = {
      ...row,
      ...more,
      offer: 'flutter',
      source: 'example.com → /courses',
    };
    const sentOf = async (id: string) => (await sheetFor(owner, id)).sent;
    const shown = fields.map((field) => ({
      field,
      label: leadFieldLabel(field),
      value: field === 'program' ? 'Certified Course' : all[field],
    }));
    expect(await sentOf((await submitEnquiry(store, all)).id)).toEqual(shown);
    expect(await sentOf(await aside(all))).toEqual(shown);
    expect(await sentOf((await submitEnquiry(store)).id)).not.toContainEqual(
      expect.objectContaining({ label: 'Offer' }),
    );
  });

  it('corrects a name and keeps the sent one; refuses an invalid number or address', async () => {
    const { id } = await submitEnquiry(store, { name: 'Ahsa' });
    expect(await apiOf(asha).correct(id, 'name', ' Asha ')).toMatchObject({ at: 'done' });
    expect(await apiOf(asha).correct(id, 'name', 'Asha')).toEqual({ at: 'unchanged' });
    for (const [field, wrong] of [
      ['phone', '12'],
      ['email', 'nowhere'],
      ['name', '  '],
    ] as const)
      expect(await apiOf(asha).correct(id, field, wrong)).toMatchObject({ at: 'refused' });
    const { enquiry, sent, history } = await sheetFor(asha, id);
    expect(enquiry.name).toBe('Asha');
    expect(sent).toContainEqual({ field: 'name', label: 'Name', value: 'Ahsa' });
    expect(history.filter(({ type }) => type === 'correction')).toHaveLength(1);
  });

  describe('the same person', () => {
    const family = '+91 92222 2222';

    it('is suggested by number or address, is linked and unlinked by a member, and never automatically', async () => {
      const first = await submitEnquiry(store, { phone: `${family}1` });
      const sibling = await submitEnquiry(store, { phone: `${family}1`, name: 'A brother' });
      expect(await sheetFor(asha, first.id)).toMatchObject({
        related: [],
        maybeRelated: [{ id: sibling.id, shares: ['phone'], details: { name: 'A brother' } }],
      });
      expect(await apiOf(asha).link(first.id, sibling.id)).toMatchObject({ at: 'done' });
      expect(await sheetFor(asha, first.id)).toMatchObject({
        related: [{ id: sibling.id }],
        maybeRelated: [],
      });
      expect(await apiOf(asha).unlink(first.id, sibling.id)).toMatchObject({ at: 'done' });
      expect(await sheetFor(asha, first.id)).toMatchObject({
        related: [],
        maybeRelated: [{ id: sibling.id }],
      });
    });

    it('is not suggested without a common number or address', async () => {
      const [one, other] = [
        await submitEnquiry(store, { phone: '+91 93333 33331' }),
        await submitEnquiry(store, { phone: '+91 93333 33332' }),
      ];
      expect(await apiOf(asha).link(one.id, other.id)).toEqual({ at: 'unchanged' });
    });

    it('reports only that a colleague’s enquiry exists: no name, no note, no way to link it', async () => {
      const secret = await ravis({ phone: `${family}2`, name: 'Not for Asha' });
      await store.desk.addNote(secret.id, 'A secret note', ravi.id);
      const one = await submitEnquiry(store, { phone: `${family}2` });
      const { maybeRelated } = await sheetFor(asha, one.id);
      expect(maybeRelated).toMatchObject([{ id: secret.id, ownerId: ravi.id, details: null }]);
      await expect(apiOf(asha).link(one.id, secret.id)).rejects.toEqual(status(404));
      // Asha's own enquiry is further advanced than Ravi's. If Ravi's were, linking would make Ravi the owner of both.
      const mine = await submitEnquiry(store);
      await apiOf(asha).act(mine.id, answered, nothingTyped);
      await store.desk.link(mine.id, secret.id, toCounsellorActor(asha));
      const sheet = await sheetFor(asha, mine.id);
      expect(JSON.stringify(sheet)).not.toMatch(/Not for Asha|secret note/);
      expect(sheet.related).toMatchObject([{ details: null }]);
      expect(JSON.stringify(await sheetFor(owner, mine.id))).toMatch(/secret note/);
    });

    it('shows its orders, with state and sum and without the way of payment', async () => {
      const facts = {
        slug: '',
        version: 'v1',
        title: 'Internship enrolment',
        amountPaise: 399_900,
        facts: {},
      };
      await store.orders.setOffers([facts], 'live');
      const enrolled = await submitEnquiry(store, { mobile: `${family}3` }, makeEnrolment);
      const call = await submitEnquiry(store, { phone: `${family}3` });
      await apiOf(asha).link(call.id, enrolled.id);
      const [order] = await store.orders.ordersOf([enrolled.id]);
      const paid = {
        kind: 'paid',
        paymentId: 'pay_SECRET1',
        paise: 399_900,
        currency: 'INR',
      } as const;
      await store.orders.applyFact(order?.id ?? '', paid, 'provider');
      const sheet = await sheetFor(asha, call.id);
      expect(sheet.orders).toMatchObject([
        { state: 'paid', paise: 399_900, offer: 'Internship enrolment' },
      ]);
      expect(JSON.stringify(sheet)).not.toContain('pay_SECRET1');
      const look = await apiOf(asha, { areLearnersMailed: true }).open(call.id);
      const happened = look.at === 'open' ? look.details.history : [];
      expect(happened.find(({ type }) => type === 'order.paid')?.what.isMailed).toBe(true);
      expect(sheet.history.find(({ type }) => type === 'order.paid')?.what.isMailed).toBe(false);
    });

    it('shows for each order the sum that was meant at the time, and none if there was none', async () => {
      const paid = await storePaidOrder(store, 'sums');
      const { id, paymentId, enrolmentId } = paid;
      const apply = (fact: OrderFact) => store.orders.applyFact(id, fact, 'provider');
      await apply({ kind: 'paid', paymentId: 'pay_again', paise: 399_900, currency: 'INR' });
      await store.orders.requestRefund(id, 100_000, owner.id, 0);
      const { refund } = (await store.orders.findOrder(id)) as Order;
      await apply({ kind: 'refund failed', refund: refund?.key ?? '' });
      const back = { paymentId: `${paymentId}`, refundId: 'r_sums' };
      await apply({ kind: 'refunded', ...back, paise: 50_000 });
      await apply({ kind: 'refund settled' });
      const { history } = await sheetFor(owner, `${enrolmentId}`);
      const sums = history.map(({ type, what }) => [type, what.doubt, what.paise]);
      expect(sums.filter(([type]) => `${type}`.startsWith('order.')).reverse()).toEqual([
        ['order.made', null, 399_900],
        ['order.paid', null, 399_900],
        ['order.doubt', 'paid twice', 399_900],
        ['order.refunding', null, 100_000],
        ['order.doubt', 'refund failed', null],
        ['order.doubt', 'paid back elsewhere', 50_000],
        ['order.refunded', null, 50_000],
      ]);
    });
  });

  describe('quarantine', () => {
    it('shows the reason, refuses acts, and releases an enquiry that a person sent', async () => {
      const id = await aside();
      const { reason, mayAct } = await sheetFor(owner, id);
      expect({ reason, mayAct }).toEqual({ reason: 'too quick', mayAct: false });
      expect(await apiOf(owner).act(id, answered, nothingTyped)).toEqual({ at: 'unchanged' });
      expect(await apiOf(owner).releaseFromQuarantine(id)).toMatchObject({ at: 'done' });
      expect((await sheetFor(owner, id)).enquiry).toMatchObject({
        isQuarantined: false,
        state: 'new',
      });
      expect(await apiOf(owner).releaseFromQuarantine(id)).toEqual({ at: 'unchanged' });
    });

    it('lets only the owner discard a submission that is no enquiry', async () => {
      const id = await aside();
      await apiOf(owner).deleteFromQuarantine(id);
      expect(await lookAs(owner, id)).toMatchObject({ at: 'gone', how: 'forgotten', by: owner.id });
      await expect(lookAs(asha, id)).rejects.toEqual(status(404));
    });
  });

  it('reports on a remaining enquiry that another enquiry of the person was erased', async () => {
    const phone = '+91 94444 44442';
    const [one, left] = [
      await submitEnquiry(store, { phone }),
      await submitEnquiry(store, { phone }),
    ];
    await apiOf(owner).link(one.id, left.id);
    await apiOf(owner).erase(one.id, false);
    const { history } = await sheetFor(owner, left.id);
    expect(history).toContainEqual(
      expect.objectContaining({ type: 'enquiry.kin-erased', who: owner.id, enquiryId: left.id }),
    );
  });

  it('erases for good, with linked enquiries on request, and records the erasure', async () => {
    const [one, two] = [
      await submitEnquiry(store, { phone: '+91 94444 44441', name: 'Erase Me' }),
      await submitEnquiry(store, { phone: '+91 94444 44441' }),
    ];
    await apiOf(owner).link(one.id, two.id);
    await apiOf(owner).addNote(one.id, 'To be gone');
    expect(await apiOf(owner).erase(one.id, true)).toEqual({ erased: 2, isGone: true });
    for (const { id } of [one, two]) {
      expect(await lookAs(owner, id)).toMatchObject({ at: 'gone', how: 'erased', by: owner.id });
      expect(await store.findLead(id)).toBeNull();
    }
    expect(await store.desk.notesOf([one.id])).toEqual([]);
    const events = JSON.stringify(await store.desk.eventsOf([one.id, two.id]));
    expect(events).not.toContain('Erase Me');
  });
});
