import { describe, expect, it } from 'vitest';
import type { Order, OrderEvent } from '#database/orders/order-port.ts';
import { type Doubt, doubts, type OrderFact } from '#office/order-states.ts';
import { paidOrder } from '../../tests/service/support/paid-order.ts';
import { composeMail } from './mail-message.ts';
import { describeOrders } from './order-text.ts';

const at = new Date('2026-11-21T09:00:00Z');
const happened = (type: string, what: OrderEvent['what'] = {}): OrderEvent => ({
  id: 'event',
  orderId: paidOrder().id,
  at,
  type,
  who: 'provider',
  what,
});
const fact: OrderFact = { kind: 'paid', paymentId: 'pay_2', paise: 100, currency: 'USD' };
const back: OrderFact = { kind: 'refunded', paymentId: 'pay_1', refundId: 'rfnd_1', paise: 5_000 };
const doubted = (doubt: Doubt, about: OrderFact = fact) =>
  happened('order.doubt', { doubt, fact: about });

async function mailOf(
  events: OrderEvent[],
  { order = paidOrder(), types = ['order.doubt'] }: { order?: Order; types?: string[] } = {},
) {
  const news = types.map((type) => ({ type, orderId: order.id }));
  const batch = { id: 'b', channel: 'mail', attempts: 0, createdAt: at, leads: [], orders: news };
  const texts = await describeOrders(news, {
    findOrder: async (id) => (id === order.id ? order : null),
    eventsOf: async () => events,
  });
  return { texts, ...composeMail(batch, 'site@miranaya.example', undefined, texts) };
}

describe('a mail about a payment that waits for a person', () => {
  it('says what happened, which order, and what to do', async () => {
    const order = paidOrder({ state: 'offered', paymentId: null, receipt: null });
    const { subject, text, html } = await mailOf([doubted('amount differs')], { order });
    expect(subject).toBe('Ravi Kumar paid another amount');
    for (const said of [
      '₹1 came by pay_2, and the fee is ₹3,999. The order stays as it is.',
      'Enrolled for: MERN Stack',
      'Phone: +91 98765 43210',
      `npm run orders -- show ${order.id}`,
      `npm run orders -- settle ${order.id} "what was done"`,
      'npm run orders -- list --doubt',
    ])
      expect(text).toContain(said);
    expect(html).toContain(`npm run orders -- settle ${order.id} &quot;what was done&quot;`);
  });

  it.each(doubts)('has its own words and a command for "%s"', async (doubt) => {
    const about = doubt.startsWith('paid back') ? back : fact;
    const { subject, texts, text } = await mailOf([doubted(doubt, about)]);
    expect(subject).toMatch(/^Ravi Kumar \w+/);
    expect(texts[0]?.commands.length).toBeGreaterThan(0);
    expect(text).toContain(paidOrder().id);
    expect(text).not.toMatch(/undefined|null|\[object/);
  });

  it('gives the reason in the words of the provider when a link is refused', async () => {
    const events = [
      doubted('link refused', { kind: 'link refused' }),
      happened('order.offer-failed', { reason: 'Razorpay answers 401: Authentication failed' }),
    ];
    expect((await mailOf(events)).text).toContain('(Razorpay answers 401: Authentication failed)');
  });

  it('tells of a payment that came late, and of the receipt', async () => {
    const { subject, text } = await mailOf([], { types: ['order.paid-late'] });
    expect(subject).toBe('Ravi Kumar paid late');
    expect(text).toContain('which was to be paid until 28 November 2026');
    expect(text).toContain('MIR/26-27/000123');
  });

  it('tells nothing of what somebody has looked at, or what ended by itself', async () => {
    const settled = [doubted('amount differs'), happened('order.doubt-settled')];
    expect((await mailOf(settled)).texts).toEqual([]);
    const over = [
      doubted('link refused', { kind: 'link refused' }),
      doubted('paid twice'),
      happened('order.offered', { over: 'link refused' }),
    ];
    expect((await mailOf(over)).subject).toBe('Ravi Kumar paid twice');
    expect((await mailOf([...settled, doubted('paid twice')])).texts).toHaveLength(1);
  });

  it('counts them when there are several, and tells of an order once', async () => {
    const events = [doubted('amount differs'), doubted('paid twice')];
    const { subject, texts } = await mailOf(events, { types: ['order.doubt', 'order.doubt'] });
    expect(texts).toHaveLength(2);
    expect(subject).toBe('2 payments wait for you');
  });

  it('shows what a visitor typed as text on one line, and says when it was erased', async () => {
    const payer = { name: '<b>Eve</b>\nBcc: x =?utf-8?B?', email: 'e@x', phone: '<i>1' };
    const { subject, html } = await mailOf([doubted('paid twice')], {
      order: paidOrder({ payer }),
    });
    expect(subject).not.toContain('\n');
    expect(subject).not.toContain('=?');
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt; Bcc: x');
    expect(html).not.toContain('<i>1');
    const erased = await mailOf([doubted('paid twice')], { order: paidOrder({ payer: null }) });
    expect(erased.subject).toBe('Somebody who was erased paid twice');
  });
});
