import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumReceiptsAndVouchers } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { auditRowsPerPage } from '#domain/rows-per-page.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment, makeSubscription } from '../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
  toOwnerActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import type { StaffMember } from '../staff/member-port.ts';
import type { Store } from '../store.ts';

onBothEngines('the desk', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let meena: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    meena = await storeStaffMember(store);
  });
  afterAll(() => opened.close());

  const lately = () =>
    [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)] as const;

  it('keeps notes beside an enquiry', async () => {
    const { id } = await submitEnquiry(store);
    const note = await store.desk.addNote(id, 'Wants to begin in July', meena.id);
    expect(note).toMatchObject({ enquiryId: id, who: meena.id, text: 'Wants to begin in July' });
    const other = await submitEnquiry(store);
    await store.desk.addNote(other.id, 'Another', meena.id);
    expect(await store.desk.notesOf([id])).toEqual([note]);
    expect(await store.desk.notesOf([id, other.id])).toHaveLength(2);
    expect(await store.desk.notesOf([])).toEqual([]);
    expect(await store.desk.notesOf(['no id', id])).toEqual([note]);
    expect((await store.desk.eventsOf([id])).at(-1)).toMatchObject({
      type: 'enquiry.noted',
      what: { noteId: note?.id },
    });
    expect(await store.desk.addNote(randomUUID(), 'x', meena.id)).toBeNull();
  });

  it('stores a note and the act that it came with, or neither', async () => {
    const { id } = await submitEnquiry(store);
    const claim = (note: string) =>
      store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena), { note });
    await expect(claim('x'.repeat(4_001))).rejects.toThrow();
    expect((await store.desk.findEnquiry(id))?.ownerId).toBeNull();
    expect(await claim('Wants evenings')).toMatchObject({ at: 'changed' });
    expect(await claim('Wants mornings')).toMatchObject({ at: 'unchanged' });
    const notes = await store.desk.notesOf([id]);
    expect(notes.map(({ text }) => text)).toEqual(['Wants evenings', 'Wants mornings']);
  });

  it('stores a note once when its button was pressed twice', async () => {
    const { id } = await submitEnquiry(store);
    const write = (text: string) => store.desk.addNote(id, text, meena.id);
    const [first, second] = await Promise.all([write('Rings on Monday'), write('Rings on Monday')]);
    expect(second?.id).toBe(first?.id);
    await write('Rang');
    await write('Rings on Monday');
    const john = await storeStaffMember(store);
    await store.desk.addNote(id, 'Rings on Monday', john.id);
    expect((await store.desk.notesOf([id])).map(({ text }) => text)).toEqual([
      'Rings on Monday',
      'Rang',
      'Rings on Monday',
      'Rings on Monday',
    ]);
    const noted = (await store.desk.eventsOf([id])).filter(({ type }) => type === 'enquiry.noted');
    expect(noted).toHaveLength(4);
  });

  it('lets a note be removed once, by its author or by a member who may overrule', async () => {
    const { id } = await submitEnquiry(store);
    const other = await submitEnquiry(store);
    const write = async (text: string) => (await store.desk.addNote(id, text, meena.id))?.id ?? '';
    const [first, second] = [await write('In a slip'), await write('Another slip')];
    const john = await storeStaffMember(store);
    const as = (staff: { id: string }, mayOverrule = false) => ({ who: staff.id, mayOverrule });
    expect(await store.desk.takeNoteBack(id, first, as(john))).toBeNull();
    expect(await store.desk.takeNoteBack(other.id, first, as(meena))).toBeNull();
    expect(await store.desk.takeNoteBack(id, 'no id', as(meena))).toBeNull();
    expect(await store.desk.notesOf([id])).toHaveLength(2);

    const both = [first, first].map((note) => store.desk.takeNoteBack(id, note, as(meena)));
    expect((await Promise.all(both)).filter((eventId) => eventId !== null)).toHaveLength(1);
    expect((await store.desk.notesOf([id])).map((note) => note.id)).toEqual([second]);
    const eventId = await store.desk.takeNoteBack(id, second, as(john, true));
    expect(await store.desk.notesOf([id])).toEqual([]);
    const events = await store.desk.eventsOf([id]);
    expect(events.filter(({ type }) => type === 'enquiry.note-taken-back')).toMatchObject([
      { who: meena.id, what: { noteId: first, writtenBy: meena.id } },
      { id: eventId, who: john.id, what: { noteId: second, writtenBy: meena.id } },
    ]);
    expect(JSON.stringify(events)).not.toContain('In a slip');
  });

  it('corrects a mistyped value, and keeps the sent one', async () => {
    const { id, phone } = await submitEnquiry(store, { email: 'typo@exmaple.com' });
    await store.desk.correct(id, 'email', 'Right@Example.com', meena.id);
    const corrected = await store.desk.correct(id, 'phone', '+91 90000 11111', meena.id);
    expect(corrected).toMatchObject({ email: 'Right@Example.com', phone: '+91 90000 11111' });
    expect(await store.desk.findEnquiry(id)).toEqual(corrected);
    expect(await store.findLead(id)).toMatchObject({ email: 'typo@exmaple.com', phone });
    expect(await store.desk.correctionsOf([id])).toMatchObject([
      { field: 'email', was: 'typo@exmaple.com', becomes: 'Right@Example.com', who: meena.id },
      { field: 'phone', was: phone, becomes: '+91 90000 11111' },
    ]);
    expect(await store.desk.correctionsOf([])).toEqual([]);
    const [byMail, byPhone] = await store.desk.correctionsOf(['no id', id]);
    expect((await store.desk.eventsOf([id])).map(({ what }) => what)).toEqual([
      { field: 'email', correctionId: byMail?.id },
      { field: 'phone', correctionId: byPhone?.id },
    ]);
    expect(await store.desk.correct(randomUUID(), 'name', 'Nobody', meena.id)).toBeNull();
    expect((await store.desk.inbox({ search: '90000 11111' }, 'all', 1)).total).toBe(1);
    expect((await store.desk.inbox({ search: 'exmaple' }, 'all', 1)).total).toBe(0);
    const again = await submitEnquiry(store, {
      email: 'right@example.com',
      phone: '+91 80000 22222',
    });
    expect((await store.desk.findSuggestedEnquiries(again.id)).map((one) => one.id)).toEqual([id]);
    await store.desk.correct(id, 'email', 'Right@Example.com', meena.id);
    expect(await store.desk.correctionsOf([id])).toHaveLength(2);
  });

  it('stores nothing about a visitor in its events', async () => {
    const secret = 'unheard-of';
    const { id } = await submitEnquiry(store, { name: secret, email: `${secret}@example.com` });
    await store.desk.addNote(id, secret, meena.id);
    await store.desk.correct(id, 'name', `${secret} too`, meena.id);
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
    const events = await store.desk.eventsOf([id]);
    expect(events.map(({ type }) => type)).toEqual([
      'enquiry.noted',
      'enquiry.corrected',
      'enquiry.claimed',
    ]);
    expect(JSON.stringify(events)).not.toContain(secret);
  });

  it('keeps staff’s notes until the enquiry is erased, and its history for good', async () => {
    const { id } = await submitEnquiry(store);
    await store.desk.addNote(id, 'Something', meena.id);
    await store.desk.correct(id, 'name', 'Another', meena.id);
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena));
    await store.desk.erase([id], 'terminal');
    expect(await store.desk.findEnquiry(id)).toBeNull();
    expect(await store.desk.notesOf([id])).toEqual([]);
    expect(await store.desk.correctionsOf([id])).toEqual([]);
    expect((await store.desk.eventsOf([id])).map(({ type }) => type)).toEqual([
      'enquiry.noted',
      'enquiry.corrected',
      'enquiry.claimed',
      'enquiry.erased',
    ]);
    expect(await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(meena))).toEqual({
      at: 'gone',
    });
  });

  it('records on a person’s remaining enquiries that one was erased, and by whom', async () => {
    const [kept, gone] = [await submitEnquiry(store), await submitEnquiry(store)];
    await store.desk.link(kept.id, gone.id, toOwnerActor(meena));
    expect(await store.desk.erase([gone.id, randomUUID(), 'no id'], meena.id)).toBe(1);
    const ending = async (id: string) => (await store.desk.eventsOf([id])).at(-1);
    expect(await ending(gone.id)).toMatchObject({ type: 'enquiry.erased', who: meena.id });
    expect(await ending(kept.id)).toMatchObject({ type: 'enquiry.kin-erased', who: meena.id });
    const { length } = await store.desk.readAuditPage({ type: 'enquiry.erased' });
    expect(await store.desk.erase([gone.id], meena.id)).toBe(0);
    expect(await store.desk.readAuditPage({ type: 'enquiry.erased' })).toHaveLength(length);
  });

  describe('recognises the same person', () => {
    const idsOf = (enquiries: { id: string }[]) => enquiries.map(({ id }) => id);

    it('by a corrected address, whatever its capitals are', async () => {
      const email = 'ÄNNA@example.com';
      const sent = await submitEnquiry(store, { email, phone: '+91 70000 66661' });
      const corrected = await submitEnquiry(store, { phone: '+91 70000 66662' });
      await store.desk.correct(corrected.id, 'email', email, meena.id);
      expect(idsOf(await store.desk.findSuggestedEnquiries(sent.id))).toEqual([corrected.id]);
    });

    it('by a number or an address, and only suggests it', async () => {
      const person = { email: 'twice@example.com', phone: '+91 70000 33333' };
      const first = await submitEnquiry(store, person);
      const byMail = await submitEnquiry(store, { ...person, phone: '+91 70000 44444' });
      const row = { email: 'else@example.com', mobile: '070000-33333' };
      const byPhone = await submitEnquiry(store, row, makeEnrolment);
      const news = await submitEnquiry(store, {}, () => makeSubscription('TWICE@example.com'));
      await submitEnquiry(store, { email: 'other@example.com', phone: '+91 70000 55555' });
      expect(idsOf(await store.desk.findSuggestedEnquiries(first.id))).toEqual(
        idsOf([news, byPhone, byMail]),
      );
      expect(idsOf(await store.desk.findLinkedEnquiries(first.id))).toEqual([first.id]);
      expect(first.personId).toBe(first.id);
      await store.desk.link(byPhone.id, first.id, toOwnerActor(meena));
      expect(idsOf(await store.desk.findSuggestedEnquiries(first.id))).toEqual(
        idsOf([news, byMail]),
      );
      for (const id of [randomUUID(), 'no id']) {
        expect(await store.desk.findSuggestedEnquiries(id)).toEqual([]);
        expect(await store.desk.findLinkedEnquiries(id)).toEqual([]);
      }
    });

    it('in pairs of open enquiries, with their owners', async () => {
      const phone = '+91 98470 12345';
      const [one, two] = [
        await submitEnquiry(store, { phone }),
        await submitEnquiry(store, { phone }),
      ];
      const row = { email: one.email ?? '', mobile: '0091 98470-12345' };
      const both = await submitEnquiry(store, row, makeEnrolment);
      const over = await submitEnquiry(store, { phone });
      await store.desk.act(two.id, { kind: 'claim' }, toCounsellorActor(meena));
      await store.desk.act(over.id, { kind: 'lose', reason: 'no time' }, toCounsellorActor(meena));
      const pairs = await store.desk.findAlikePairs([one.id, randomUUID(), 'no id']);
      expect(pairs.toSorted((a, b) => (a.other < b.other ? -1 : 1))).toEqual([
        { id: one.id, other: two.id, ownerId: meena.id, callAgainAt: null, by: 'phone' },
        // Meena owns the enquiry `both` too, because it was assigned to her together with `two`.
        { id: one.id, other: both.id, ownerId: meena.id, callAgainAt: null, by: 'phone' },
      ]);
      expect(await store.desk.findAlikePairs([])).toEqual([]);
    });

    it('even if one is linked with another enquiry already, or has no number', async () => {
      const email = 'linked@example.com';
      const [other, third] = [await submitEnquiry(store, { email }), await submitEnquiry(store)];
      await store.desk.link(other.id, third.id, toOwnerActor(meena));
      const news = await submitEnquiry(store, {}, () => makeSubscription(email));
      await submitEnquiry(store, {}, () => makeSubscription('without.number@example.com'));
      expect(idsOf(await store.desk.findSuggestedEnquiries(news.id))).toEqual([other.id]);
    });

    it('when staff say so, and unlinks when they were wrong', async () => {
      const [a, b, c, d] = [
        await submitEnquiry(store),
        await submitEnquiry(store),
        await submitEnquiry(store),
        await submitEnquiry(store),
      ];
      expect(await store.desk.link(a.id, a.id, toOwnerActor(meena))).toBe(false);
      expect(await store.desk.link(a.id, b.id, toOwnerActor(meena))).toBe(true);
      expect(await store.desk.link(b.id, a.id, toOwnerActor(meena))).toBe(false);
      expect(await store.desk.link(a.id, a.id, toOwnerActor(meena))).toBe(false);
      expect(await store.desk.link(a.id, randomUUID(), toOwnerActor(meena))).toBe(false);
      await store.desk.link(c.id, d.id, toOwnerActor(meena));
      expect(idsOf(await store.desk.findLinkedEnquiries(a.id))).toEqual([b.id, a.id]);
      await store.desk.link(c.id, a.id, toOwnerActor(meena));
      const all = [d.id, c.id, b.id, a.id];
      for (const id of all) expect(idsOf(await store.desk.findLinkedEnquiries(id))).toEqual(all);
      // The unlinked enquiry's own id is the shared person id of the linked enquiries.
      const marked = (await store.desk.findEnquiry(a.id))?.personId as string;
      expect(await store.desk.unlink(marked, meena.id)).toBe(true);
      expect(idsOf(await store.desk.findLinkedEnquiries(marked))).toEqual([marked]);
      const rest = all.filter((id) => id !== marked);
      for (const id of rest) expect(idsOf(await store.desk.findLinkedEnquiries(id))).toEqual(rest);
      const persons = await Promise.all(all.map((id) => store.desk.findEnquiry(id)));
      expect(new Set(persons.map((one) => one?.personId)).size).toBe(2);
      expect(await store.desk.unlink(marked, meena.id)).toBe(false);
      await store.desk.unlink(rest[0] ?? '', meena.id);
      await store.desk.unlink(rest[1] ?? '', meena.id);
      const last = await store.desk.findEnquiry(rest[2] ?? '');
      expect(last?.personId).toBe(last?.id);
      expect(await store.desk.unlink(rest[2] ?? '', meena.id)).toBe(false);
      const happened = await store.desk.eventsOf(all);
      expect(happened.map(({ type, subject, what }) => [type, subject, what]).slice(0, 4)).toEqual([
        ['enquiry.linked', a.id, { to: b.id, personId: b.id, before: null }],
        ['enquiry.linked', c.id, { to: d.id, personId: d.id, before: null }],
        ['enquiry.linked', c.id, { to: a.id, personId: b.id, before: d.id }],
        ['enquiry.unlinked', marked, { before: marked }],
      ]);
    });

    it('even if two members link at the same moment', async () => {
      const second = await opened.openAnother();
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await submitEnquiry(store), await submitEnquiry(store)];
        const linked = await Promise.all([
          store.desk.link(one.id, other.id, toOwnerActor(meena)),
          second.desk.link(other.id, one.id, toOwnerActor(meena)),
        ]);
        expect(linked.sort()).toEqual([false, true]);
      }
    });
  });

  it('counts what arrived, by day, offer and state, and how fast it was answered', async () => {
    const [since, until] = lately();
    const before = await store.desk.readNumbers(since, until);
    await store.orders.setOffers(
      [{ slug: 'sql', version: '1', title: 'SQL', amountPaise: 100, facts: {} }],
      'live',
    );
    const row = { offer: 'sql', email: 'payer@example.com', mobile: '+91 71111 11111' };
    const enrolled = await submitEnquiry(store, row, makeEnrolment);
    const asked = await submitEnquiry(store, { offer: 'sql' });
    await submitEnquiry(store, { offer: 'sql' });
    await submitEnquiry(store, {}, () => makeSubscription('reader@example.com'));
    await store.keepInQuarantine(makeEnrolment('counted'), 'too fast');
    const order = await findOrderOfPerson(
      store.orders,
      { email: row.email, phone: row.mobile },
      row.offer,
    );
    const paid = { kind: 'paid', paymentId: 'pay_n', paise: 100, currency: 'INR' } as const;
    await store.orders.applyFact(order?.id ?? '', paid, 'provider');
    const outcome = { kind: 'note outcome', outcome: 'answered', callAt: null } as const;
    await store.desk.act(asked.id, outcome, toCounsellorActor(meena));

    const numbers = await store.desk.readNumbers(since, until);
    expect(numbers.byOffer.find(({ name }) => name === 'sql')).toEqual({
      name: 'sql',
      count: 3,
      enrolled: 1,
      paidBack: 0,
      netPaise: 100,
      receiptsAndVouchers: 1,
    });
    const day = indianDay(enrolled.receivedAt);
    expect(numbers.byDay).toContainEqual({ day, kind: 'enrollments', count: expect.any(Number) });
    const sum = (counts: { count: number }[]) => counts.reduce((n, { count }) => n + count, 0);
    expect(sum(numbers.byDay)).toBe(sum(before.byDay) + 4);
    expect(sum(numbers.byState)).toBe(sum(before.byState) + 3);
    expect(numbers.answers).toEqual({
      wanted: before.answers.wanted + 3,
      answered: before.answers.answered + 1,
      withinHour: before.answers.withinHour + 1,
      medianMin: 0,
      worstMin: 0,
    });
    expect(numbers.receiptsAndVouchers).toEqual({
      receipts: 1,
      receiptsPaise: 100,
      vouchers: 0,
      vouchersPaise: 0,
      mistakes: 0,
      mistakesPaise: 0,
    });
    await store.orders.requestRefund(order?.id ?? '', 40, 'terminal', 0);
    const refund = { paymentId: 'pay_n', refundId: 'rfnd_n', paise: 40 };
    await store.orders.applyFact(order?.id ?? '', { kind: 'refunded', ...refund }, 'provider');
    const after = await store.desk.readNumbers(since, until);
    expect(after.receiptsAndVouchers).toEqual({
      ...numbers.receiptsAndVouchers,
      vouchers: 1,
      vouchersPaise: 40,
    });
    // A refunded order does not count as enrolled, but the part of the fee that was not refunded counts as revenue.
    for (const rows of [after.byOffer, after.bySource, after.byCampaign, after.byCounsellor]) {
      expect(rows.map(({ enrolled }) => enrolled).filter((count) => count > 0)).toEqual([]);
      expect(rows.reduce((all, { paidBack }) => all + paidBack, 0)).toBe(1);
      expect(rows.reduce((all, { netPaise }) => all + netPaise, 0)).toBe(60);
    }
    // A long period is counted in parts of at most half a year. Here the boundary between two parts lies exactly at the
    // enquiry, just after it, or at the end of the period.
    for (const at of [asked.receivedAt, new Date(asked.receivedAt.getTime() + 1), until]) {
      const long = new Date(at.getTime() - 2 * 183 * 86_400_000);
      expect(await store.desk.readNumbers(long, until)).toEqual(after);
    }
    const long = new Date(0);
    expect(await store.desk.readNumbers(long, new Date(1))).toEqual({
      byDay: [],
      byOffer: [],
      bySource: [],
      byCampaign: [],
      byCounsellor: [],
      lost: [],
      byState: [],
      trials: 0,
      answers: { wanted: 0, answered: 0, withinHour: 0, medianMin: null, worstMin: null },
      receiptsAndVouchers: sumReceiptsAndVouchers([]),
    });
  });

  it('makes an enquiry enrolled with its payment, in one history', async () => {
    const row = { offer: 'sql', email: 'p2@example.com', mobile: '+91 71111 22222' };
    const { id } = await submitEnquiry(store, row, makeEnrolment);
    const order = await findOrderOfPerson(
      store.orders,
      { email: row.email, phone: row.mobile },
      'sql',
    );
    const paid = { kind: 'paid', paymentId: 'pay_2', paise: 100, currency: 'INR' } as const;
    await store.orders.applyFact(order?.id ?? '', { ...paid, paise: 1 }, 'provider');
    expect(await store.desk.findEnquiry(id)).toMatchObject({ state: 'new' });
    await store.orders.applyFact(order?.id ?? '', paid, 'provider');
    await store.orders.applyFact(order?.id ?? '', paid, 'provider');
    expect(await store.desk.findEnquiry(id)).toMatchObject({
      state: 'enrolled',
      dueAt: null,
      version: 1,
    });
    expect(await store.desk.eventsOf([id])).toMatchObject([
      { type: 'enquiry.paid', who: 'provider' },
    ]);
  });

  it('accepts a payment for an erased enquiry', async () => {
    const row = { offer: 'sql', email: 'p3@example.com', mobile: '+91 71111 33333' };
    const { id } = await submitEnquiry(store, row, makeEnrolment);
    const order = await findOrderOfPerson(
      store.orders,
      { email: row.email, phone: row.mobile },
      'sql',
    );
    await store.desk.erase([id], 'terminal');
    const paid = { kind: 'paid', paymentId: 'pay_3', paise: 100, currency: 'INR' } as const;
    const { step } = await store.orders.applyFact(order?.id ?? '', paid, 'provider');
    expect(step).toMatchObject({ at: 'moved', to: 'paid' });
    expect(await store.desk.eventsOf([id])).toMatchObject([{ type: 'enquiry.erased' }]);
  });

  it('lists who did what, newest first and one page at a time', async () => {
    for (let n = 0; n < 60; n += 1)
      await store.desk.recordEvent('orders.exported', 'enquiries', 'auditor', { n });
    const first = await store.desk.readAuditPage({ who: 'auditor' });
    expect(first.map(({ what }) => what.n)).toEqual(
      Array.from({ length: auditRowsPerPage }, (_, n) => 59 - n),
    );
    const second = await store.desk.readAuditPage({
      type: 'orders.exported',
      before: first.at(-1)?.id as string,
    });
    expect(second.map(({ what }) => what.n)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(await store.desk.readAuditPage({ who: 'nobody' })).toEqual([]);
    expect(await store.desk.readAuditPage({ before: 'no id' })).toEqual([]);
    const { at } = first.at(-1) as { at: Date };
    const dayMs = 86_400_000;
    const around = (days: number) => ({
      from: new Date(at.getTime() + (days - 0.5) * dayMs),
      until: new Date(at.getTime() + (days + 0.5) * dayMs),
    });
    expect(await store.desk.readAuditPage({ who: 'auditor', span: around(0) })).toEqual(first);
    expect(await store.desk.readAuditPage({ who: 'auditor', span: around(-1) })).toEqual([]);
    expect(await store.desk.readAuditPage({ who: 'auditor', span: around(1) })).toEqual([]);
    const [newest] = await store.desk.readAuditPage({});
    expect(await store.desk.newestEventId()).toBe(newest?.id);
    expect((await store.desk.readAuditPage({})).length).toBe(auditRowsPerPage);
  });

  it('keeps settings, templates and views', async () => {
    await store.desk.setSetting('counsellors see', 'all', meena.id);
    await store.desk.setSetting('turns', { on: true }, meena.id);
    await store.desk.setSetting('counsellors see', 'own and unowned', meena.id);
    const set = { 'counsellors see': 'own and unowned', turns: { on: true } };
    expect(await store.desk.settings()).toEqual(set);
    for (const nothing of [undefined, null]) {
      await store.desk.setSetting('turns', nothing, meena.id);
    }
    const said = async (subject: string) =>
      (await store.desk.eventsOf([subject])).map(({ type, who, what }) => ({ type, who, what }));
    const turns = { type: 'setting.set', who: meena.id };
    expect(await said('turns')).toEqual([
      { ...turns, what: { becomes: { on: true } } },
      { ...turns, what: { becomes: null } },
      { ...turns, what: { becomes: null } },
    ]);
    expect(await store.desk.settings()).toEqual({ 'counsellors see': 'own and unowned' });

    const template = {
      id: randomUUID(),
      channel: 'whatsapp',
      position: 2,
      stage: 'missed',
      name: 'Hello',
      subject: '',
      body: 'Hello {name}',
    } as const;
    const earlier = { ...template, id: randomUUID(), position: 1 };
    await store.desk.saveTemplate(template, meena.id);
    await store.desk.saveTemplate({ ...earlier, body: 'x' }, meena.id);
    await store.desk.saveTemplate(earlier, meena.id);
    expect(await store.desk.templates()).toEqual([earlier, template]);
    await store.desk.removeTemplate(earlier.id, meena.id);
    expect(await store.desk.templates()).toEqual([template]);
    const what = { channel: 'whatsapp', name: 'Hello' };
    const saved = { type: 'template.saved', who: meena.id, what };
    const removed = { type: 'template.removed', who: meena.id, what };
    await store.desk.removeTemplate(earlier.id, meena.id);
    await store.desk.removeTemplate('no id', meena.id);
    expect(await said(earlier.id)).toEqual([saved, saved, removed]);

    const view = { id: randomUUID(), staffId: meena.id, name: 'Mine', query: 'owner=me' };
    const everybodys = { id: randomUUID(), staffId: null, name: 'New', query: 'state=new' };
    await store.desk.saveView({ ...view, name: 'x' });
    await store.desk.saveView(view);
    await store.desk.saveView(everybodys);
    expect(await store.desk.savedViews(meena.id)).toEqual(
      [view, everybodys].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect(await store.desk.savedViews(randomUUID())).toEqual([everybodys]);
    await store.desk.removeView(everybodys.id);
    expect(await store.desk.savedViews(randomUUID())).toEqual([]);
    await store.desk.removeView('no id');
    expect(await store.desk.savedViews(meena.id)).toEqual([view]);
  });
});
