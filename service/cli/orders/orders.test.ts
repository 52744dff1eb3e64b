import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '#database/open.ts';
import type { Order } from '#database/orders/order-port.ts';
import type { Store } from '#database/store.ts';
import { scratchFolder } from '../../../tests/service/support/scratch-folder.ts';
import { enrolment } from '../../../tests/service/support/submissions.ts';
import { runAtTerminal } from '../../../tests/service/support/test-terminal.ts';
import {
  hasPostgres,
  postgresName,
  throwawayPostgres,
} from '../../../tests/service/support/throwaway-postgres.ts';
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
const superProgram = {
  ...offer,
  slug: 'super-one',
  amountPaise: 1_199_900,
  facts: { kind: 'super program', registrationChargePaise: 239_980 },
};
const link = { url: 'https://pay.example/1', expiresAt: new Date(2e12) };
const today = new Date('2026-11-21T12:00:00+05:30');

function staffCommands(open: () => Promise<Store>) {
  let people = 0;

  const orders = (words: string[], answer: string | null = null) =>
    runAtTerminal(
      (terminal) => runOrders(words, terminal, open),
      answer,
      () => today,
    );

  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await open();
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Of somebody new. */
  const offered = (slug = offer.slug, name = 'Asha') =>
    withStore(async (store) => {
      people += 1;
      await store.orders.setOffers([offer, workshop, superProgram], 'live');
      const { row } = enrolment(`terminal.${people}`, { offer: slug, name });
      await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
      const person = { email: `${row.email}`, phone: `${row.mobile}` };
      const order = await store.orders.orderOfPerson(person, slug);
      if (!order) throw new Error('There is no order.');
      return store.orders.noteLink(order.id, { ...link, id: `plink_${order.id}` });
    });

  const paid = async (slug?: string, paise = 399_900) => {
    const { id } = await offered(slug);
    const fact = { kind: 'paid', paymentId: `pay_${id}`, paise, currency: 'INR' } as const;
    return withStore(async (store) => (await store.orders.applyFact(id, fact, 'provider')).order);
  };

  const orderNow = (id: string) =>
    withStore(async (store) => (await store.orders.findOrder(id)) as Order);

  it('list shows each order on a line, the newest first, and only those that are asked for', async () => {
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

  it('list --doubt shows what waits for a person, and settle takes it away with a note', async () => {
    const order = await paid(offer.slug, 1);
    const { out } = await orders(['list', '--doubt']);
    expect(out).toContain(`! amount differs  ${order.id}`);
    expect((await orders(['settle', order.id])).code).toBe(2);
    expect((await orders(['settle', order.id, 'Paid the rest in cash.'])).said).toContain(
      '"amount differs" is settled. The order stays offered.',
    );
    expect((await orders(['list', '--doubt'])).out).not.toContain(order.id);
    expect((await orders(['show', order.id])).out).toContain('Paid the rest in cash.');
    expect((await orders(['settle', order.id, 'Again'])).code).toBe(2);
  });

  it('show tells who bought what, the receipt, and everything that happened', async () => {
    const order = await paid();
    const { out } = await orders(['show', order.id]);
    for (const said of [order.payer?.email, order.receipt?.number, 'order.made', 'order.paid'])
      expect(out).toContain(said);
    const { events } = JSON.parse((await orders(['show', order.id, '--json'])).out);
    expect(events).toHaveLength(3);
  });

  it('show has a line for each thing there is to know, and none for what there is not', async () => {
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
    await orders(['refund', order.id, '--yes', '--paise', '399900']);
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
    expect((await orders(['refund', order.id, '--yes'])).said).toContain(
      'A refund of ₹3,999 was asked for before; the order is refunded.',
    );
  });

  it('list says how many there are, and gives a script one object a line', async () => {
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

  it('settle keeps a note of 500 letters, and none that is empty or longer', async () => {
    const order = await paid(offer.slug, 1);
    for (const note of ['  ', 'x'.repeat(501)])
      expect((await orders(['settle', order.id, note])).said).toContain('at most 500 letters');
    expect((await orders(['settle', order.id, ` ${'x'.repeat(500)} `])).code).toBe(0);
  });

  it('settle --refunded is refused where nothing went back, and while a refund is under way', async () => {
    const order = await paid('workshop');
    const settle = ['settle', order.id, 'It was a refund', '--refunded'];
    expect((await orders(settle)).said).toContain("Nothing went back on the provider's page");
    const back = { paymentId: `pay_${order.id}`, refundId: `r_${order.id}`, paise: 50_000 };
    await withStore((store) =>
      store.orders.applyFact(order.id, { kind: 'refunded', ...back }, 'provider'),
    );
    await orders(['refund', order.id, '--yes', '--paise', '100']);
    expect((await orders(settle)).said).toContain('another refund is under way, or was made');
    expect(await orderNow(order.id)).toMatchObject({ doubt: 'paid back elsewhere' });
  });

  it('refund shows the rule, its day and its sum, and asks for it when that is confirmed', async () => {
    const order = await paid('workshop');
    const { out, asked, said, code } = await orders(['refund', order.id], 'yes');
    expect(out).toContain('/terms#refunds-self-paced-offline');
    expect(out).toContain('Last day to ask: 24 November 2026');
    expect(out).toContain('Sum: ₹2,999');
    expect(asked).toBe('Pay back ₹2,999? Type yes: ');
    expect(said).toContain('A refund of ₹2,999 is asked for. A running service');
    expect(said).not.toContain('instead');
    expect(said).not.toContain('went back');
    expect(code).toBe(0);
    expect(await orderNow(order.id)).toMatchObject({
      state: 'refunding',
      refund: { paise: 299_900 },
    });
    expect((await orders(['refund', order.id, '--yes'])).said).toContain('asked for before');
  });

  it.each([
    ['no', 'Nothing was asked for.'],
    [null, 'for want of an answer'],
  ])('refund pays nothing back when the answer is %s', async (answer, sentence) => {
    const order = await paid();
    expect((await orders(['refund', order.id], answer)).said).toContain(sentence);
    expect((await orderNow(order.id)).state).toBe('paid');
  });

  it('refund gives nothing that the terms do not give, unless it is told how much', async () => {
    const order = await paid();
    for (const late of [['--lms-opened'], ['--starts', '2026-11-27']]) {
      const run = await orders(['refund', order.id, '--yes', ...late]);
      expect(run).toMatchObject({ code: 2 });
      expect(run.out).toContain('Not refunded');
      expect(run.said).toContain('To pay back all the same, say how much');
    }
    expect((await orders(['refund', order.id, '--yes', '--paise', '399901'])).code).toBe(2);
    expect((await orderNow(order.id)).state).toBe('paid');
    const args = ['refund', order.id, '--yes', '--lms-opened', '--paise', '399900'];
    expect((await orders(args)).said).toContain('You pay back ₹3,999 instead.');
    expect(await orderNow(order.id)).toMatchObject({ refund: { paise: 399_900 } });
  });

  it('refund answers by the job guarantee when its facts are given', async () => {
    const order = await paid(superProgram.slug, superProgram.amountPaise);
    const claim = ['refund', order.id, '--guarantee', '2026-11-20', '--projects-done'];
    const { out, asked } = await orders([...claim, '--attended', '17/20'], 'no');
    expect(out).toContain('The terms (/terms#refunds-job-guarantee)');
    expect(out).toContain('First day to ask: 20 November 2026');
    expect(asked).toBe('Pay back ₹9,599.20? Type yes: ');
    for (const refused of [
      ['--attended', '16/20'],
      ['--attended', '17/20', '--job-offer'],
    ])
      expect((await orders([...claim, ...refused])).out).toContain('Not refunded');
    const other = ['refund', (await paid()).id, '--guarantee', '2026-11-20', '--attended', '1/1'];
    expect((await orders(other)).out).toContain('Only super programs carry the job guarantee.');
  });

  it('refund asks again when the one before has failed, for the same sum', async () => {
    const order = await paid('workshop');
    await orders(['refund', order.id, '--yes', '--paise', '100000']);
    const { refund: first } = await orderNow(order.id);
    expect((await orders(['refund', order.id, '--yes'])).code).toBe(2);
    const failed = { kind: 'refund failed', refund: first?.key ?? '' } as const;
    await withStore((store) => store.orders.applyFact(order.id, failed, 'provider'));
    expect((await orders(['show', order.id])).out).toMatch(/Refund: +₹1,000 +failed/);
    const run = await orders(['refund', order.id, '--yes']);
    expect(run.said).toContain('The refund of ₹1,000 failed. This makes another one.');
    expect(run.code).toBe(0);
    const { refund: second, doubt } = await orderNow(order.id);
    expect(second).toMatchObject({ paise: 100_000, hasFailed: false });
    expect(second?.key).not.toBe(first?.key);
    expect(doubt).toBeNull();
  });

  it('settle --refunded makes a refund of what went back on the provider’s page', async () => {
    const order = await paid('workshop');
    expect((await orders(['settle', order.id, 'It was a refund', '--refunded'])).code).toBe(2);
    const back = { paymentId: `pay_${order.id}`, refundId: `r_${order.id}`, paise: 50_000 };
    await withStore((store) =>
      store.orders.applyFact(order.id, { kind: 'refunded', ...back }, 'provider'),
    );
    expect((await orders(['show', order.id])).out).toMatch(/Also went back: +₹500/);
    const rest = await orders(['refund', order.id], 'no');
    expect(rest.said).toContain("₹500 went back on the provider's page before.");
    expect(rest.asked).toBe('Pay back ₹2,499? Type yes: ');
    const tooMuch = await orders(['refund', order.id, '--yes', '--paise', '399900']);
    expect(tooMuch.said).toContain('is left of what was paid, which is ₹3,499');
    const { said, code } = await orders(['settle', order.id, 'It was a refund', '--refunded']);
    expect(code).toBe(0);
    expect(said).toContain('"paid back elsewhere" is settled. The order is refunded.');
    expect(said).toContain('₹500 is the refund; the visitor gets a voucher.');
    expect(await orderNow(order.id)).toMatchObject({
      state: 'refunded',
      refund: { paise: 50_000 },
    });
  });

  it('refund says that nothing was paid, and leaves the order as it is', async () => {
    const { id } = await offered();
    expect((await orders(['refund', id, '--yes'])).said).toContain('nothing was paid');
    expect(await orderNow(id)).toMatchObject({ state: 'offered', doubt: null });
  });

  it('reconcile makes open orders due, and the service asks about them at once', async () => {
    const [one, two] = [await offered(), await offered()];
    await withStore(async ({ orders: port }) => {
      await port.claimUnsettled('live', 100, 1);
      for (const { id } of [one, two])
        await port.postponeAsking(id, new Date(Date.now() + 86_400_000));
      expect(await port.claimUnsettled('live', 100, 1)).toEqual([]);
    });
    expect((await orders(['reconcile', two.id])).said).toContain('The order is due');
    const due = () =>
      withStore(async ({ orders: port }) =>
        (await port.claimUnsettled('live', 100, 60_000)).map(({ id }) => id),
      );
    expect(await due()).toEqual([two.id]);
    const { said } = await orders(['reconcile']);
    expect(said).toContain('while none runs, nobody is asked until the next start');
    expect(await due()).toEqual(expect.arrayContaining([one.id, two.id]));
  });

  it('reconcile asks about paid orders as well, and about none that is refunded', async () => {
    const order = await paid();
    const due = () =>
      withStore(async ({ orders: port }) =>
        (await port.claimPaid('live', 100, 60_000)).map(({ id }) => id),
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
    expect((await orders(['reconcile', order.id])).said).toContain('nothing to ask');
  });

  it.each([
    [['shew'], 'There is no command "shew"'],
    [['list', '--yes'], 'does not know what to do with "--yes"'],
    [['list', 'all'], 'does not know what to do with "all"'],
    [['list', '--state', 'payed'], '--state should be one of made,'],
    [['show'], 'Say which one'],
    [['show', 'x'], 'There is no order with the id x.'],
    [['refund', 'x', '--starts', '2026-02-30'], '--starts should be a day'],
    [['refund', 'x', '--paise', '29.99'], '--paise should be a whole number'],
    [['refund', 'x', '--guarantee', '2026-13-01'], '--guarantee should be a day'],
    [['refund', 'x', '--guarantee', '2026-11-20'], '--guarantee needs --attended, such as 17/20'],
    [
      ['refund', 'x', '--guarantee', '2026-11-20', '--attended', '21/20'],
      'such as 17/20 for 17 of 20 classes; it is "21/20"',
    ],
    [['refund', 'x', '--guarantee', '2026-11-20', '--attended', '17/200000'], 'such as 17/20'],
    [['refund', 'x', '--guarantee', '2026-11-20', '--attended', 'a17/20'], 'such as 17/20'],
    [['refund', 'x', '--starts', '2026-11-20x'], '--starts should be a day'],
    [['refund', 'x', '--starts', 'x2026-11-20'], '--starts should be a day'],
    [['refund', 'x', '--job-offer'], 'belong to --guarantee'],
    [['refund', 'x', '--projects-done'], 'belong to --guarantee'],
    [['refund', 'x', '--attended', '17/20'], 'belong to --guarantee'],
    [['list', '--limit', '0'], '--limit should be a whole number from 1'],
    [['refund', 'x', '--paise', '1', '--paise', '2'], '--paise is given twice'],
  ])('%j is refused with a sentence', async (words, sentence) => {
    const { code, said } = await orders(words);
    expect(code).toBe(2);
    expect(said).toContain(sentence);
  });
}

describe('the orders for staff, on SQLite', () => {
  const folder = scratchFolder();
  afterAll(() => folder.remove());
  staffCommands(() => openStore({ databaseUrl: null, dataDir: join(folder.path, 'data') }));
});

describe.skipIf(!hasPostgres)(`the orders for staff, on ${postgresName}`, () => {
  let database: Awaited<ReturnType<typeof throwawayPostgres>>;
  beforeAll(async () => {
    database = await throwawayPostgres();
  });
  afterAll(() => database.drop());
  staffCommands(() => openStore({ databaseUrl: database.url, dataDir: '' }));
});
