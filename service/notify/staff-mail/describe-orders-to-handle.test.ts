import { describe, expect, it } from 'vitest';
import type { Order, OrderEvent } from '#database/orders/order.ts';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import { type DiscrepancyKind, discrepancyKinds } from '#domain/orders/order-states.ts';
import {
  hrefsOf,
  visibleLinesOf,
} from '../../../tests/service/support/compose-and-read-staff-mail.ts';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import { composeStaffMail } from './compose-staff-mail.ts';
import { describeOrdersToHandle } from './describe-orders-to-handle.ts';

const siteUrl = 'https://miranaya.example';
const at = new Date('2026-11-21T09:00:00Z');
const happened = (type: string, what: OrderEvent['what'] = {}): OrderEvent => ({
  id: 'event',
  orderId: makePaidOrder().id,
  at,
  type,
  who: 'provider',
  what,
});
const fact: OrderFact = { kind: 'paid', paymentId: 'pay_2', paise: 100, currency: 'USD' };
const back: OrderFact = { kind: 'refunded', paymentId: 'pay_1', refundId: 'rfnd_1', paise: 5_000 };
const needsAttention = (doubt: DiscrepancyKind, about: OrderFact = fact) =>
  happened('order.doubt', { doubt, fact: about });

async function mailOf(
  events: OrderEvent[],
  {
    order = makePaidOrder(),
    first = null,
    types = ['order.doubt'],
  }: { order?: Order; first?: Order | null; types?: string[] } = {},
) {
  const news = types.map((type) => ({ type, orderId: order.id }));
  const batch = { id: 'b', channel: 'mail', attempts: 0, createdAt: at, leads: [], orders: news };
  const texts = await describeOrdersToHandle(
    news,
    {
      findOrder: async (id) => [order, first].find((one) => one?.id === id) ?? null,
      eventsOf: async () => events,
      findUnmatched: async () => null,
    },
    siteUrl,
  );
  return {
    texts,
    ...composeStaffMail(batch, 'site@miranaya.example', undefined, texts, `${siteUrl}/desk`),
  };
}

describe('a mail about a payment that waits for a person', () => {
  it('describes the event, the order, and what to do', async () => {
    const order = makePaidOrder({ state: 'offered', paymentId: null, receipt: null });
    const { subject, text } = await mailOf([needsAttention('amount differs')], { order });
    expect(subject).toBe('Ravi Kumar paid another amount');
    expect(text).toBe(`Ravi Kumar paid another amount

₹1 came by pay_2, and the fee is ₹3,999. The order stays as it is.

Enrolled for: MERN Stack
Fee: ₹3,999
Phone: +91 98765 43210
Mail: ravi@example.com
Order: ${order.id}, offered

Pay it back in the payment provider's dashboard, or agree on the rest; then settle it with a note.

Open it at the desk: ${siteUrl}/desk/orders/${order.id}

Every payment that waits for a person: https://miranaya.example/desk/orders?doubt=yes
Everything that came in: https://miranaya.example/desk/enquiries
`);
  });

  it('shows the same on a phone, with a link to the desk', async () => {
    const { text, html } = await mailOf([needsAttention('amount differs')]);
    const shown = text
      .replace(/Open it at the desk: .*/, '[Open it at the desk]')
      .replaceAll(/^(Every.*): https:.*$/gm, '[$1]');
    expect(visibleLinesOf(html)).toEqual(shown.split('\n').flatMap((line) => line.trim() || []));
    expect(hrefsOf(html)[0]).toBe(`${siteUrl}/desk/orders/${makePaidOrder().id}`);
  });

  it.each(discrepancyKinds)('has its own text for "%s"', async (doubt) => {
    const about = doubt.startsWith('paid back') ? back : fact;
    const { subject, text } = await mailOf([needsAttention(doubt, about)]);
    expect(subject).toMatch(/^Ravi Kumar \w+/);
    expect(text).toContain(makePaidOrder().id);
    expect(text).not.toMatch(/undefined|null|\[object/);
  });

  it('gives the reason in the words of the provider when a link is refused', async () => {
    const events = [
      needsAttention('link refused', { kind: 'link refused' }),
      happened('order.offer-failed', { reason: 'Razorpay answers 401: Authentication failed' }),
    ];
    expect((await mailOf(events)).text).toContain('(Razorpay answers 401: Authentication failed)');
  });

  it('describes a late payment, the receipt, and the place of the order', async () => {
    const late = (order: Order) => mailOf([], { order, types: ['order.paid-late'] });
    const { subject, texts } = await late(makePaidOrder());
    expect(subject).toBe('Ravi Kumar paid late');
    expect(texts[0]).toMatchObject({
      what: '₹3,999 came after the payment link had ended, which was to be paid until 28 November 2026. It counts: the order is paid, with the receipt MIR/26-27/000123.',
      href: `${siteUrl}/desk/orders/${makePaidOrder().id}`,
    });
    const [without] = (await late(makePaidOrder({ link: null, receipt: null }))).texts;
    expect(without?.what).toBe(
      '₹3,999 came after the payment link had ended. It counts: the order is paid, with the receipt (none yet).',
    );
  });

  it('names the sum of an instalment an instalment, and not the fee', async () => {
    const instalment = {
      ...{ planOf: 'first', position: 2, count: 3, feePaise: 1_199_700 },
      ...{ dueOn: '2026-12-21', askAt: null, missedAt: null },
    };
    const order = makePaidOrder({ state: 'offered', paymentId: null, receipt: null, instalment });
    const [text] = (await mailOf([needsAttention('amount differs')], { order })).texts;
    expect(text?.what).toContain('₹1 came by pay_2, and the instalment is ₹3,999.');
    expect(text?.facts.slice(0, 2)).toEqual([
      { name: 'Enrolled for', value: 'MERN Stack, instalment 2 of 3' },
      { name: 'Instalment', value: '₹3,999' },
    ]);
  });

  it('states the same last day of a link that ended at midnight in India as the page and the mails', async () => {
    const link = { id: 'plink_1', url: '/x', expiresAt: new Date('2026-11-27T18:30:00Z') };
    const late = (changes: Partial<Order>) =>
      mailOf([], { order: makePaidOrder({ link, ...changes }), types: ['order.paid-late'] });
    expect((await late({})).texts[0]?.what).toContain('to be paid until 27 November 2026. It');
    const seat = { batchId: 'b', state: 'over', heldUntil: new Date(0), batch: null } as const;
    expect((await late({ seat })).texts[0]?.what).toContain(
      'to be paid until 27 November 2026, 11:59 PM. It',
    );
  });

  it('describes for each order its own event, and nothing of an order that is not found', async () => {
    const [late, doubtful] = [makePaidOrder(), makePaidOrder({ id: 'doubtful' })];
    const news = [
      { type: 'order.paid-late', orderId: late.id },
      { type: 'order.doubt', orderId: doubtful.id },
      { type: 'order.doubt', orderId: 'erased' },
    ];
    const texts = await describeOrdersToHandle(
      news,
      {
        findOrder: async (id) => [late, doubtful].find((order) => order.id === id) ?? null,
        eventsOf: async () => [needsAttention('paid twice')],
        findUnmatched: async () => null,
      },
      siteUrl,
    );
    expect(texts.map(({ headline, facts }) => [headline, facts.at(-1)?.value])).toEqual([
      ['Ravi Kumar paid late', `${late.id}, paid`],
      ['Ravi Kumar paid twice', 'doubtful, paid'],
    ]);
  });

  it('leaves out discrepancies that a member has settled, or that ended by themselves', async () => {
    const settled = [needsAttention('amount differs'), happened('order.doubt-settled')];
    expect((await mailOf(settled)).texts).toEqual([]);
    const over = [
      needsAttention('link refused', { kind: 'link refused' }),
      needsAttention('paid twice'),
      happened('order.offered', { over: 'link refused' }),
    ];
    expect((await mailOf(over)).subject).toBe('Ravi Kumar paid twice');
    expect((await mailOf([...settled, needsAttention('paid twice')])).texts).toHaveLength(1);
  });

  it('counts several orders, and names an order once', async () => {
    const events = [needsAttention('amount differs'), needsAttention('paid twice')];
    const { subject, texts } = await mailOf(events, { types: ['order.doubt', 'order.doubt'] });
    expect(texts).toHaveLength(2);
    expect(subject).toBe('2 payments wait for you');
  });

  it('shows text of a visitor as text on one line, and reports that it was erased', async () => {
    const payer = { name: '<b>Eve</b>\nBcc: x =?utf-8?B?', email: 'e@x', phone: '<i>1' };
    const { subject, html } = await mailOf([needsAttention('paid twice')], {
      order: makePaidOrder({ payer }),
    });
    expect(subject).not.toContain('\n');
    expect(subject).not.toContain('=?');
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt; Bcc: x');
    expect(html).not.toContain('<i>1');
    const again = makePaidOrder({ secondOf: 'first' });
    const mail = await mailOf([needsAttention('paid again')], {
      order: again,
      first: makePaidOrder({ id: 'first', payer }),
    });
    expect(mail.text).toContain('(receipt MIR/26-27/000123, <b>Eve</b> Bcc: x =?utf-8?B?)');
    const erased = await mailOf([needsAttention('paid twice')], {
      order: makePaidOrder({ payer: null }),
    });
    expect(erased.subject).toBe('Somebody who was erased paid twice');
    expect(erased.texts[0]?.facts.map(({ name }) => name)).toEqual([
      'Enrolled for',
      'Fee',
      'Order',
    ]);
    for (const [first, words] of [
      [makePaidOrder({ id: 'first', payer: null }), 'before (receipt MIR/26-27/000123), and'],
      [makePaidOrder({ id: 'first', receipt: null }), 'before (Ravi Kumar), and'],
      [null, 'before, and'],
    ] as const) {
      const { text } = await mailOf([needsAttention('paid again')], { order: again, first });
      expect(text).toContain(`had paid for the same offer ${words} nobody has said`);
    }
  });
});
