import { expect, it } from 'vitest';
import type { Store } from '#database/store.ts';
import { findOrderOfPerson } from '../../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../../tests/service/support/make-submissions.ts';
import { onDeskEngineForCommands } from '../../../tests/service/support/on-desk-engine-for-commands.ts';
import { runAtTerminal } from '../../../tests/service/support/test-terminal.ts';
import { runOrders } from './run-orders.ts';

const offer = {
  slug: 'mern-stack',
  version: 'v1',
  title: 'MERN Stack',
  amountPaise: 399_900,
  facts: { registrationChargePaise: 100_000, refund: 'Ask a week before.' },
};
const workshop = {
  ...offer,
  slug: 'workshop',
  title: 'Workshop',
  facts: { ...offer.facts, start: { at: 'dates', startDate: '2026-12-01', endDate: '2026-12-04' } },
};
const link = { url: 'https://pay.example/1', expiresAt: new Date(2e12) };
function staffCommands(open: () => Promise<Store>) {
  let people = 0;

  const orders = (words: string[]) => runAtTerminal((terminal) => runOrders(words, terminal, open));

  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await open();
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Creates an order of a new person, with a payment link. */
  const offered = (slug = offer.slug, name = 'Asha') =>
    withStore(async (store) => {
      people += 1;
      await store.orders.setOffers([offer, workshop], 'live');
      const { row } = makeEnrolment(`terminal.${people}`, { offer: slug, name });
      await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
      const person = { email: `${row.email}`, phone: `${row.mobile}` };
      const order = await findOrderOfPerson(store.orders, person, slug);
      if (!order) throw new Error('There is no order.');
      return store.orders.noteLink(order.id, { ...link, id: `plink_${order.id}` });
    });

  const paid = async (slug?: string, paise = 399_900) => {
    const { id } = await offered(slug);
    const fact = { kind: 'paid', paymentId: `pay_${id}`, paise, currency: 'INR' } as const;
    return withStore(async (store) => (await store.orders.applyFact(id, fact, 'provider')).order);
  };

  it('list shows one order per line, newest first, and only the requested ones', async () => {
    const first = await paid();
    const second = await offered('workshop', 'Ravi Kumar');
    const all = (await orders(['list'])).out.trim().split('\n');
    expect(all[0]).toContain(second.id);
    expect(all[0]).toContain('Ravi Kumar');
    expect(all[1]).toContain(first.id);
    expect(all[1]).toContain('₹3,999');
    expect(all[1]).toMatch(/MIR\/\d\d-\d\d\/\d{6}/);
    const { out } = await orders(['list', '--state', 'paid']);
    expect(out).toContain(first.id);
    expect(out).not.toContain(second.id);
    expect((await orders(['list', '--limit', '1'])).out.trim().split('\n')).toHaveLength(1);
  });

  it('list --discrepancy shows what a person has to settle, until it is settled', async () => {
    const order = await paid(offer.slug, 1);
    const { out } = await orders(['list', '--discrepancy']);
    expect(out).toContain(`! amount differs  ${order.id}`);
    const note = 'Paid the rest in cash.';
    await withStore((store) => store.orders.settleDiscrepancy(order.id, 'asha', note));
    expect((await orders(['list', '--discrepancy'])).out).not.toContain(order.id);
    expect((await orders(['show', order.id])).out).toContain(note);
  });

  it('show prints who bought what, the receipt, and the whole history', async () => {
    const order = await paid();
    const { out } = await orders(['show', order.id]);
    for (const said of [order.payer?.email, order.receipt?.number, 'order.made', 'order.paid'])
      expect(out).toContain(said);
    const { events } = JSON.parse((await orders(['show', order.id, '--json'])).out);
    expect(events).toHaveLength(3);
  });

  it('show has a line for each known fact, and none for missing ones', async () => {
    const sheet = async (id: string) => {
      const [known = ''] = (await orders(['show', id])).out.split('\n\n');
      return known.split('\n').map((line) => line.split(/: +/, 2) as [string, string]);
    };
    const order = await paid();
    const lines = await sheet(order.id);
    expect(lines.map(([name]) => name)).toEqual(
      ['Order', 'State', 'Made', 'For', 'Facts', 'Fee', 'Payer', 'Enrolment', 'Link'].concat([
        'Link ends',
        'Payment',
        'Paid',
        'Receipt',
      ]),
    );
    const { payer } = order;
    const minute = /^\d{4}-\d\d-\d\d \d\d:\d\d/;
    expect(Object.fromEntries(lines)).toMatchObject({
      Order: order.id,
      State: 'paid',
      Made: expect.stringMatching(minute),
      For: 'MERN Stack (mern-stack)',
      Facts: expect.stringMatching(/^v1 {2}\{"/),
      Fee: '₹3,999',
      Payer: `${payer?.name}  ${payer?.email}  ${payer?.phone}`,
      Enrolment: order.enrolmentId,
      Link: `plink_${order.id}  ${link.url}`,
      'Link ends': expect.stringMatching(/^2033-05-18/),
      Payment: `pay_${order.id}`,
      Paid: expect.stringMatching(minute),
      Receipt: expect.stringMatching(/^MIR\/\d\d-\d\d\/\d{6} {2}\d{4}-/),
    });
    await withStore((store) => store.orders.requestRefund(order.id, 399_900, 'asha', 0));
    expect(await sheet(order.id)).toContainEqual(['Refund', '₹3,999  not sent']);
    const back = { paymentId: `pay_${order.id}`, refundId: `r_${order.id}`, paise: 399_900 };
    await withStore(async (store) => {
      await store.orders.applyFact(order.id, { kind: 'refunded', ...back }, 'provider');
      await store.desk.erase([order.enrolmentId ?? ''], 'terminal');
    });
    expect(await sheet(order.id)).toEqual(
      expect.arrayContaining([
        ['Payer', '(erased)'],
        ['Enrolment', '(erased)'],
        ['Refund', `₹3,999  r_${order.id}`],
        ['Voucher', expect.stringMatching(/^MIV\/\d\d-\d\d\/\d{6} {2}\d{4}-/)],
      ]),
    );
    expect((await orders(['list', '--limit', '1'])).out).toMatch(
      new RegExp(
        `^\\S+ \\S+ {2}refunded {7}₹3,999 {2}MERN Stack {2}\\(erased\\) {2}MIR\\S+ {2}${order.id}\n$`,
      ),
    );
  });

  it('list prints how many there are, and for a script one object per line', async () => {
    await offered();
    expect((await orders(['list', '--limit', '1'])).said).toBe('1 found.\n');
    expect((await orders(['list', '--state', 'cancelled'])).said).toBe('No orders found.\n');
    const { out, said } = await orders(['list', '--json', '--limit', '2']);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).currency),
    ).toEqual(['INR', 'INR']);
    expect(said).toBe('');
  });

  it('show prints a failed refund, and a refund on the provider’s page', async () => {
    const order = await paid('workshop');
    await withStore(async ({ orders: port }) => {
      const { order: asked } = await port.requestRefund(order.id, 100_000, 'asha', 0);
      const failed = { kind: 'refund failed', refund: asked.refund?.key ?? '' } as const;
      await port.applyFact(order.id, failed, 'provider');
      const back = { paymentId: `pay_${order.id}`, refundId: `r_${order.id}`, paise: 50_000 };
      await port.applyFact(order.id, { kind: 'refunded', ...back }, 'provider');
    });
    const { out } = await orders(['show', order.id]);
    expect(out).toMatch(/Refund: +₹1,000 +failed/);
    expect(out).toMatch(/Also went back: +₹500/);
  });

  it('reconcile makes open orders due, and the service polls them at once', async () => {
    const [one, two] = [await offered(), await offered()];
    await withStore(async ({ orders: port }) => {
      await port.claimUnpaidForLookUp('live', 100, 1);
      for (const { id } of [one, two])
        await port.setNextLookUp(id, new Date(Date.now() + 86_400_000));
      expect(await port.claimUnpaidForLookUp('live', 100, 1)).toEqual([]);
    });
    expect((await orders(['reconcile', two.id])).said).toContain('The order is due');
    const due = () =>
      withStore(async ({ orders: port }) =>
        (await port.claimUnpaidForLookUp('live', 100, 60_000)).map(({ id }) => id),
      );
    expect(await due()).toEqual([two.id]);
    const { said } = await orders(['reconcile']);
    expect(said).toContain('while none runs, nobody is asked until the next start');
    expect(await due()).toEqual(expect.arrayContaining([one.id, two.id]));
  });

  it('reconcile polls paid orders as well, and one that was refunded online only if it is named', async () => {
    const order = await paid();
    const due = () =>
      withStore(async ({ orders: port }) =>
        (await port.claimPaidForLookUp('live', 100, 60_000)).map(({ id }) => id),
      );
    expect(await due()).not.toContain(order.id);
    expect((await orders(['reconcile', order.id])).said).toContain('The order is due');
    expect(await due()).toEqual([order.id]);
    expect((await orders(['reconcile'])).said).toMatch(/\d+ orders are due/);
    expect(await due()).toContain(order.id);
    const back = { paymentId: `pay_${order.id}`, refundId: `r_${order.id}`, paise: 399_900 };
    await withStore((store) =>
      store.orders.applyFact(order.id, { kind: 'refunded', ...back }, 'provider'),
    );
    const counted = () => withStore(({ orders: port }) => port.makeOrdersDue('live', ['refunded']));
    expect(await counted()).toBe(0);
    // The service has polled the provider since the first `reconcile`, and has postponed the next poll.
    await withStore(({ orders: port }) => port.setNextLookUp(order.id, new Date()));
    expect(await due()).not.toContain(order.id);
    expect((await orders(['reconcile', order.id])).said).toContain('The order is due');
    expect(await due()).toContain(order.id);
    await withStore(({ orders: port }) => port.setNextLookUp(order.id, new Date()));
    expect(await due()).not.toContain(order.id);
  });

  it('reconcile asks about an order that was paid in cash and refunded, because its link may have been paid too', async () => {
    const order = await offered();
    const record = { way: 'cash', reference: `Slip ${order.id}`, movedOn: '2026-11-20' } as const;
    const due = () =>
      withStore(async ({ orders: port }) =>
        (await port.claimPaidForLookUp('live', 100, 60_000)).map(({ id }) => id),
      );
    await withStore(async ({ orders: port }) => {
      await port.recordPayment(order.id, { ...record, paise: order.amountPaise }, 'meera');
      const { order: asked } = await port.requestRefund(order.id, 100_000, 'meera', 0);
      const back = { ...record, reference: `Slip back ${order.id}`, paise: 100_000 };
      expect(await port.recordHandBack(order.id, back, 'meera', `${asked.refund?.key}`)).toBe(true);
      await port.setNextLookUp(order.id, new Date(Date.now() + 86_400_000));
    });
    expect(await due()).not.toContain(order.id);
    expect((await orders(['reconcile', order.id])).said).toContain('The order is due');
    expect(await due()).toContain(order.id);
    expect((await orders(['reconcile'])).said).toMatch(/orders? (is|are) due/);
    expect(await due()).toContain(order.id);
  });

  it.each([
    [['shew'], 'There is no command "shew"'],
    [['show', '--discrepancy'], 'does not know what to do with "--discrepancy"'],
    [['list', 'all'], 'does not know what to do with "all"'],
    [['list', '--state', 'payed'], '--state should be one of made,'],
    [['show'], 'Say which one'],
    [['show', 'x'], 'There is no order with the id x.'],
    [['list', '--limit', '0'], '--limit should be a whole number from 1'],
    [['list', '--limit', '1', '--limit', '2'], '--limit is given twice'],
    [['refund', 'x'], 'There is no command "refund"'],
    [['settle', 'x', 'note'], 'There is no command "settle"'],
  ])('%j is refused with a sentence', async (words, sentence) => {
    const { code, said } = await orders(words);
    expect(code).toBe(2);
    expect(said).toContain(sentence);
  });
}

onDeskEngineForCommands('the orders for staff', staffCommands);
