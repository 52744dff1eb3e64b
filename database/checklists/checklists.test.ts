/** Checklists of learners: the same tests on both engines. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '#domain/checklists/learner.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  toCounsellorActor,
  toOwnerActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import type { Actor } from '../desk/desk-port.ts';
import type { OfferOnSale, Order } from '../orders/order.ts';
import type { Store } from '../store.ts';

const today = indianDay(new Date());
const inDays = (days: number) => addDays(today, days);
const steps = [
  'batch confirmed',
  'welcome sent',
  'platform opened',
  'first sign-in',
  'first class',
];

let made = 0;

onBothEngines('checklists', (open) => {
  let store: Store;
  let close: () => Promise<void>;
  let meena: Actor;
  let john: Actor;
  let anu: Actor;
  let offer: OfferOnSale;
  const offers: OfferOnSale[] = [];

  beforeAll(async () => {
    ({ store, close } = await open());
    meena = toCounsellorActor(await storeStaffMember(store));
    john = toCounsellorActor(await storeStaffMember(store));
    anu = toOwnerActor(await storeStaffMember(store, 'owner'));
  });
  afterAll(() => close());
  beforeEach(async () => {
    made += 1;
    offer = {
      slug: `offer-${made}`,
      version: 'v1',
      title: `Offer ${made}`,
      amountPaise: 399_900,
      kind: 'course',
      facts: { steps, start: { at: 'request', sentence: 'Arranged.' } },
    };
    offers.push(offer);
    await store.orders.setOffers(offers, 'live');
  });

  async function enrols(batch: string | null = null): Promise<Order> {
    made += 1;
    const { row } = makeEnrolment(`checklists.${made}`, { offer: offer.slug, batch });
    await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    const person = { email: `${row.email}`, phone: `${row.mobile}` };
    const order = await findOrderOfPerson(store.orders, person, offer.slug, batch);
    if (order === null) throw new Error('There is no order.');
    return order;
  }
  const pays = async (order: Order) => {
    const paymentId = `pay_${order.id}`;
    const payment = { paymentId, paise: order.amountPaise, currency: 'INR' } as const;
    await store.orders.applyFact(order.id, { kind: 'paid', ...payment }, 'provider');
    return learner(order);
  };
  async function learner({ id }: { id: string }): Promise<Learner> {
    const found = await store.checklists.findLearner(id);
    if (found === null) throw new Error('There is no learner.');
    return found;
  }
  const stepOf = (of: Learner, name: string) => of.steps.find(({ step }) => step === name);
  async function batch(startsOn = inDays(10), seats: number | null = 5) {
    const plan = {
      offer: offer.slug,
      startsOn,
      endsOn: addDays(startsOn, 30),
      days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const,
      from: '16:00',
      to: '18:00',
      language: 'en' as const,
      mentor: 'A mentor',
      seats,
      earlyPrice: null,
    };
    const save = (
      changes: object,
      state: 'open' | 'cancelled',
      id: string | null,
      version: number | null,
    ) =>
      store.batches.saveBatch(id, { ...plan, days: [...plan.days], ...changes }, state, {
        who: anu.who,
        isOffer: () => true,
        feePaise: null,
        version,
      });
    const saved = await save({}, 'open', null, null);
    if (saved.at !== 'saved') throw new Error(JSON.stringify(saved));
    const { id, version } = saved.batch;
    return {
      id,
      change: (changes: object, state: 'open' | 'cancelled' = 'open') =>
        save(changes, state, id, version),
    };
  }

  describe('a payment', () => {
    it('creates the list that the offer promised, and no list for an unpaid order', async () => {
      const order = await enrols();
      expect(await store.checklists.findLearner(order.id)).toBeNull();
      expect(await store.checklists.findChecklist(order.id)).toBeNull();
      const list = await pays(order);
      expect(list.steps.map(({ step }) => step)).toEqual(steps);
      expect(list).toMatchObject({ paidOn: today, startsOn: null, batchId: null, ownerId: null });
      expect(stepOf(list, 'batch confirmed')?.done).toBeNull();
    });

    it('with a place in a batch confirms the batch, and the days follow its dates', async () => {
      const { id } = await batch();
      const list = await pays(await enrols(id));
      expect(stepOf(list, 'batch confirmed')?.done).toEqual({ on: today, by: 'worker' });
      expect(list).toMatchObject({ startsOn: inDays(10), endsOn: inDays(40), batchId: id });
      expect(stepOf(list, 'platform opened')?.dueOn).toBe(inDays(7));
      expect(stepOf(list, 'first sign-in')?.dueOn).toBe(inDays(10));
    });

    /** Stores an enrolment with these columns. If a member is given, the member claims its enquiry. */
    async function enrolsAs(columns: { email?: string; mobile?: string }, by: Actor | null) {
      made += 1;
      const { row } = makeEnrolment(`checklists.${made}`, { offer: offer.slug, ...columns });
      await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
      const person = { email: `${row.email}`, phone: `${row.mobile}` };
      const order = await findOrderOfPerson(store.orders, person, offer.slug);
      if (order === null) throw new Error('There is no order.');
      if (by !== null) await store.desk.act(`${order.enrolmentId}`, { kind: 'claim' }, by);
      return order;
    }
    /** A mobile number that no other test uses. */
    const newMobile = () => {
      made += 1;
      return `+91 98471 ${String(10_000 + made)}`;
    };

    it('assigns the learner to the member who answered the same person in another enquiry', async () => {
      const mobile = newMobile();
      await enrolsAs({ mobile }, meena);
      expect((await pays(await enrolsAs({ mobile }, null))).ownerId).toBe(meena.staffId);
    });

    it('assigns a learner whose number others share to the member who answered the same address', async () => {
      const [own, ofInstitute] = [newMobile(), newMobile()];
      const email = `shared.${made}@example.com`;
      await enrolsAs({ mobile: own, email }, meena);
      await enrolsAs({ mobile: ofInstitute }, john);
      const order = await enrolsAs({ mobile: ofInstitute, email }, null);
      expect((await pays(order)).ownerId).toBe(meena.staffId);
    });

    it('that is reported twice creates one list', async () => {
      const order = await enrols();
      await pays(order);
      await store.checklists.doStep(order.id, 'welcome sent', today, meena);
      expect(stepOf(await pays(order), 'welcome sent')?.done?.by).toBe(meena.who);
      expect(await store.checklists.createMissingChecklists()).toBe(0);
    });
  });

  it('show the learner, and the payer of the order, with the details that staff corrected', async () => {
    const order = await enrols();
    await pays(order);
    const enquiry = `${order.enrolmentId}`;
    const right = { email: 'right@example.com', phone: '+91 98470 99999', name: 'Asha Nair' };
    for (const field of ['email', 'phone', 'name'] as const)
      await store.desk.correct(enquiry, field, right[field], meena.who);
    expect(await learner(order)).toMatchObject(right);
    expect((await store.orders.findOrder(order.id))?.payer).toMatchObject(right);
  });

  describe('the dates of a list', () => {
    it('follow a batch that is postponed, and an order that is moved', async () => {
      const one = await batch();
      const other = await batch(inDays(20));
      const order = await enrols(one.id);
      await pays(order);
      expect((await one.change({ startsOn: inDays(12), endsOn: inDays(50) })).at).toBe('saved');
      expect(stepOf(await learner(order), 'first sign-in')?.dueOn).toBe(inDays(12));
      expect(await store.batches.moveOrder(order.id, other.id, anu.who)).toBe('moved');
      const moved = await learner(order);
      expect(stepOf(moved, 'first sign-in')?.dueOn).toBe(inDays(20));
      expect(moved.batchId).toBe(other.id);
    });

    it('are open again when the batch is cancelled, and the batch has to be confirmed again', async () => {
      const one = await batch();
      const order = await enrols(one.id);
      await pays(order);
      expect((await one.change({}, 'cancelled')).at).toBe('saved');
      const list = await learner(order);
      expect(list.startsOn).toBeNull();
      expect(stepOf(list, 'batch confirmed')?.done).toBeNull();
      expect(stepOf(list, 'first sign-in')?.dueOn).toBeNull();
    });

    it('by arrangement are the agreed ones; those of a batch change with the batch', async () => {
      const order = await enrols();
      await pays(order);
      const agreed = { startsOn: inDays(5), endsOn: null };
      expect(await store.checklists.agreeDates(order.id, agreed, meena)).toEqual({ at: 'changed' });
      const list = await learner(order);
      expect(list).toMatchObject({ ...agreed, ownerId: meena.staffId });
      expect(stepOf(list, 'batch confirmed')?.done).toEqual({ on: today, by: meena.who });
      expect(stepOf(list, 'first class')?.dueOn).toBe(inDays(6));
      const { id } = await batch();
      const seated = await enrols(id);
      await pays(seated);
      expect(await store.checklists.agreeDates(seated.id, agreed, meena)).toEqual({
        at: 'unchanged',
      });
    });
  });

  describe('a step', () => {
    it('is recorded once, on a day that is not in the future, and can be undone', async () => {
      const { id } = await pays(await enrols()).then(({ orderId }) => ({ id: orderId }));
      const { doStep, undoStep } = store.checklists;
      expect(await doStep(id, 'first sign-in', inDays(1), meena)).toEqual({ at: 'unchanged' });
      expect(await doStep(id, 'first sign-in', inDays(-1), meena)).toEqual({ at: 'changed' });
      expect(await doStep(id, 'first sign-in', today, meena)).toEqual({ at: 'unchanged' });
      expect(stepOf(await learner({ id }), 'first sign-in')?.done).toEqual({
        on: inDays(-1),
        by: meena.who,
      });
      expect(await undoStep(id, 'first sign-in', meena)).toEqual({ at: 'changed' });
      expect(await undoStep(id, 'first sign-in', meena)).toEqual({ at: 'unchanged' });
      // A step that was not promised is not on the checklist, so it can't be recorded as done.
      expect(await doStep(id, 'internship', today, meena)).toEqual({ at: 'unchanged' });
      const told = (await store.desk.eventsOf([id])).map(({ type }) => type);
      expect(told).toEqual(['learner.step-done', 'learner.assigned', 'learner.step-undone']);
    });

    it('of a colleague’s learner can be changed only by the colleague and the owner', async () => {
      const { orderId } = await pays(await enrols());
      await store.checklists.assignLearner(orderId, meena.staffId, meena);
      const taken = { at: 'taken', by: meena.staffId };
      expect(await store.checklists.doStep(orderId, 'welcome sent', today, john)).toEqual(taken);
      expect(await store.checklists.assignLearner(orderId, john.staffId, john)).toEqual(taken);
      expect(await store.checklists.doStep(orderId, 'welcome sent', today, anu)).toEqual({
        at: 'changed',
      });
      expect((await learner({ id: orderId })).ownerId).toBe(meena.staffId);
    });

    it('that follows from the batch can not be undone by hand', async () => {
      const { id } = await batch();
      const { orderId } = await pays(await enrols(id));
      expect(await store.checklists.undoStep(orderId, 'batch confirmed', anu)).toEqual({
        at: 'unchanged',
      });
    });
  });

  describe('the lists', () => {
    it('contain learners with a step due today, the earliest due day first', async () => {
      const sight = { ownOf: john.staffId as string };
      const first = await pays(await enrols());
      const second = await pays(await enrols((await batch(inDays(2))).id));
      for (const { orderId } of [first, second])
        await store.checklists.assignLearner(orderId, john.staffId, john);
      const listed = async (day: string, list: 'due' | 'open' | 'complete' | 'not signed in') => {
        const { rows } = await store.checklists.learners(list, sight, day, 1);
        const own = rows.filter(({ ownerId }) => ownerId !== null);
        const next = own.map(({ steps: all }) =>
          all.flatMap(({ dueOn, done }) => (done === null && dueOn !== null ? [dueOn] : [])).sort(),
        );
        const firsts = next.map(([day]) => day ?? '9999');
        expect(firsts).toEqual(firsts.toSorted());
        return own.map(({ orderId }) => orderId).sort();
      };
      for (const { orderId } of [first, second])
        await store.checklists.doStep(orderId, 'welcome sent', today, john);
      expect(await listed(today, 'due')).toEqual([]);
      expect(await listed(inDays(3), 'due')).toEqual([first.orderId, second.orderId].sort());
      expect(await listed(today, 'open')).toEqual([first.orderId, second.orderId].sort());
      expect(await listed(inDays(3), 'not signed in')).toEqual([second.orderId]);
      await store.checklists.doStep(second.orderId, 'first sign-in', today, john);
      expect(await listed(inDays(3), 'not signed in')).toEqual([]);
      for (const step of ['platform opened', 'first class'] as const)
        await store.checklists.doStep(second.orderId, step, today, john);
      expect(await listed(today, 'complete')).toEqual([second.orderId]);
      // A member who may see only her own and unassigned learners sees none of John's.
      const other = await store.checklists.learners(
        'open',
        { ownOf: meena.staffId as string },
        today,
        1,
      );
      expect(other.rows.some(({ ownerId }) => ownerId === john.staffId)).toBe(false);
    });

    it('lose learners who were refunded or erased', async () => {
      const back = await pays(await enrols());
      const gone = await pays(await enrols());
      await store.orders.requestRefund(back.orderId, 100, anu.who, 0);
      await store.desk.erase([gone.enquiryId], anu.who);
      for (const { orderId } of [back, gone]) {
        expect(await store.checklists.findLearner(orderId)).toBeNull();
        expect(await store.checklists.doStep(orderId, 'welcome sent', today, anu)).toEqual({
          at: 'gone',
        });
      }
      const { rows } = await store.checklists.learners('open', 'all', today, 1);
      const ids = rows.map(({ orderId }) => orderId);
      expect(ids).not.toContain(back.orderId);
      expect(ids).not.toContain(gone.orderId);
    });
  });

  it('assigns a learner of a member who leaves together with the enquiries', async () => {
    const { id: leaver } = await storeStaffMember(store);
    const { orderId } = await pays(await enrols());
    await store.checklists.assignLearner(orderId, leaver, anu);
    await store.staff.removeMember(leaver, john.staffId, anu.who);
    expect((await learner({ id: orderId })).ownerId).toBe(john.staffId);
    expect(await store.checklists.assignLearner(orderId, leaver, anu)).toEqual({ at: 'unchanged' });
  });
});
