/** A random history of enquiries and payments, over which tests check sums. The same seed gives the same history. */
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { selectableLostReasons } from '#domain/enquiries/enquiry-states.ts';
import { handPaymentMethods } from '#domain/money/payment-methods.ts';
import {
  type PaymentProviderMode,
  paymentProviderModes,
} from '#domain/money/payment-provider-modes.ts';
import { refundablePaise } from '#domain/orders/order-states.ts';
import { computeShownReturnedPaise } from './compute-shown-returned-paise.ts';
import {
  reportFailedRefund,
  reportRefund,
  reportRefundMadeAtProvider,
  reportSecondPayment,
} from './desk-orders.ts';
import { makeStaffActs } from './make-staff-acts.ts';
import { makeEnrolment, makeSubscription } from './make-submissions.ts';
import { submitEnquiry, toOwnerActor } from './staff-and-enquiries.ts';
import { sampleOfferOnSale } from './store-paid-order.ts';

const offers = [
  sampleOfferOnSale,
  { ...sampleOfferOnSale, slug: 'flutter', title: 'Flutter', amountPaise: 229_950 },
  // An enrolment for an internship may name no offer. The slug is empty, because it stands for these enrolments.
  { ...sampleOfferOnSale, slug: '', title: 'Course with internship' },
];
const sources = [
  null,
  'google.com → /courses',
  'whatsapp → / (social, diwali; from l.wl.co)',
  'whatsapp → /courses (social)',
  'google.com → / (cpc, diwali)',
];

export type OrdersAndStaff = { orders: Order[]; staff: StaffMember[] };

/** Returns a generator of numbers from 0 to 1, which are always the same for a seed (mulberry32). */
export function makeSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs `steps` random events one after the other: a person asks, is answered, pays, or gets money back. */
export async function storeRandomMoneyHistory(
  store: Store,
  staff: StaffMember[],
  { seed, steps }: { seed: number; steps: number },
): Promise<OrdersAndStaff> {
  const next = makeSeededRandom(seed);
  const pickRandom = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const orders: Order[] = [];
  const people: string[] = [];
  const readAgain = async ({ id }: Order) => (await store.orders.findOrder(id)) as Order;

  async function enrolSomebody(mode: PaymentProviderMode): Promise<void> {
    await store.orders.setOffers(offers, mode);
    const { slug } = pickRandom(offers);
    const source = pickRandom(sources);
    const { id } = await submitEnquiry(
      store,
      { ...(slug === '' ? {} : { offer: slug }), ...(source === null ? {} : { source }) },
      makeEnrolment,
    );
    people.push(id);
    const [order] = await store.orders.ordersOf([id]);
    if (order !== undefined) orders.push(order);
  }

  const randomEvents: (() => Promise<unknown>)[] = [
    () => enrolSomebody('live'),
    () => enrolSomebody(pickRandom(paymentProviderModes)),
    async () => {
      const { id } = await submitEnquiry(store, {
        source: pickRandom(sources),
        offer: pickRandom(['flutter', null]),
      });
      people.push(id);
    },
    async () => store.insertAsVisitor(makeSubscription(`news.${seed}.${next()}@example.com`)),
    ...[1, 2].map(() => async () => {
      const order = pickRandom(orders);
      if (order === undefined) return;
      const { id, amountPaise: paise } = order;
      await store.orders.applyFact(
        id,
        { kind: 'paid', paymentId: `pay_${id}`, paise, currency: 'INR' },
        'provider',
      );
    }),
    async () => {
      const order = pickRandom(orders);
      if (order !== undefined) await reportSecondPayment(store, order);
    },
    // Money that moved by hand: staff record a payment or a refund, or take a record back as a mistake.
    async () => {
      const order = pickRandom(orders);
      if (order === undefined) return;
      const { id, amountPaise: paise } = order;
      const way = pickRandom(handPaymentMethods);
      const record = { way, reference: `${way} ${id}`, movedOn: indianDay(new Date()), paise };
      await store.orders.recordPayment(id, record, 'terminal');
    },
    async () => {
      const order = pickRandom(orders);
      if (order === undefined) return;
      if (next() < 0.5) await store.orders.takeBackRecord(order.id, 'Another person', 'terminal');
      const { refund } = await readAgain(order);
      const key = refund?.key ?? '';
      const record = {
        way: pickRandom(handPaymentMethods),
        reference: 'By hand',
        movedOn: indianDay(new Date()),
        paise: refund?.paise ?? 0,
      };
      if (next() < 0.3)
        await store.orders.withdrawRefund(order.id, record.paise, 'By mistake', 'terminal', key);
      await store.orders.recordHandBack(order.id, record, 'terminal', key);
    },
    async () => {
      const order = pickRandom(orders);
      if (order === undefined) return;
      const today = indianDay(new Date());
      const later = [addDays(today, 30), addDays(today, 60)].slice(0, next() < 0.5 ? 1 : 2);
      const made = await store.orders.replaceWithInstalments(order.id, later, 'terminal');
      if (made.at === 'made') orders.push((await store.orders.findOrder(made.orderId)) as Order);
    },
    // The later orders of a plan exist only after the first payment.
    async () => {
      const order = pickRandom(orders);
      if (order === undefined) return;
      for (const { order: part } of await store.orders.readInstalmentPlan(order.id))
        if (part !== null && !orders.some(({ id }) => id === part.id)) orders.push(part);
    },
    ...[1, 2].map((part) => async () => {
      const found = pickRandom(orders);
      if (found === undefined) return;
      const order = await readAgain(found);
      const left = refundablePaise(order);
      if (left === 0) return;
      const paise = part === 1 ? left : Math.max(1, Math.floor(left * next()));
      const back = await computeShownReturnedPaise(store.orders, order);
      await store.orders.requestRefund(order.id, paise, 'terminal', back);
      if (next() < 0.2) await reportFailedRefund(store, order);
      else await reportRefund(store, order, `rfnd_${order.id}_${order.vouchers.length}`);
    }),
    async () => {
      const order = pickRandom(orders);
      if (order !== undefined && (await readAgain(order)).state === 'paid')
        await reportRefundMadeAtProvider(store, await readAgain(order), 1_000);
    },
    ...[1, 2].map(() => async () => {
      const id = pickRandom(people);
      const who = pickRandom(staff);
      if (id === undefined || who === undefined) return;
      const act = pickRandom([
        ...Object.values(makeStaffActs(who.id)),
        { kind: 'note outcome', outcome: 'answered', callAt: null } as const,
        {
          kind: 'lose',
          reason: pickRandom(selectableLostReasons),
        } as const,
      ]);
      await store.desk.act(id, act, toOwnerActor(who));
    }),
  ];
  for (let step = 0; step < steps; step += 1) await pickRandom(randomEvents)();
  return { orders: await Promise.all(orders.map(readAgain)), staff };
}
