import { describe, expect, it } from 'vitest';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import { makeDemonstrationBank } from './make-demonstration-bank.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const bankOf = () =>
  makeDemonstrationBank(
    (id) => `/bank?link=${id}`,
    () => now,
  );
const order = makePaidOrder({ state: 'made' });
const returnTo = new URL('https://miranaya.example/');
const linkId = `demo_${order.id}`;

/** Creates a bank with one link, and returns its answers. */
async function withLink() {
  const bank = bankOf();
  const link = await bank.offerPayment(order, returnTo);
  const say = (does: 'pays' | 'fails' | 'lets it expire') => {
    const event = bank.makeEvent(linkId, does);
    if (!event) throw new Error('The bank knows no such link.');
    return event;
  };
  return { bank, link, say };
}

const read = (bank: ReturnType<typeof bankOf>, event: { body: string; headers: object }) =>
  bank.readEvent(Buffer.from(event.body), event.headers as Record<string, string>);

describe('the demonstration bank', () => {
  it('makes one link for an order, which can be paid for a week', async () => {
    const { bank, link } = await withLink();
    expect(link).toEqual({
      id: linkId,
      url: `/bank?link=${linkId}`,
      expiresAt: new Date('2026-11-28T12:00:00Z'),
    });
    expect(await bank.offerPayment(order, returnTo)).toEqual(link);
    expect(bank.name).toBe('demonstration');
  });

  it('reports a payment of the amount of the order, the same one however often it is made', async () => {
    const { bank, say } = await withLink();
    const [one, two] = [say('pays'), say('pays')];
    const said = read(bank, one);
    expect(said).toEqual({
      at: 'fact',
      eventId: one.headers['x-demonstration-event-id'],
      link: { reference: order.id },
      fact: {
        kind: 'paid',
        paymentId: expect.stringMatching(/^demo_[0-9a-f-]{36}$/),
        paise: 399_900,
        currency: 'INR',
      },
    });
    expect(one.headers['x-demonstration-event-id']).toMatch(/^demo_[0-9a-f-]{36}$/);
    expect(one.headers).not.toEqual(two.headers);
    expect(two.body).toBe(one.body);
    // If the same link is requested again, the bank returns the link that was paid.
    await bank.offerPayment(order, returnTo);
    expect(say('pays').body).toBe(one.body);
  });

  it('reports an end, and each failed attempt to pay', async () => {
    const { bank, say } = await withLink();
    expect(read(bank, say('lets it expire'))).toMatchObject({ fact: { kind: 'expired' } });
    const [one, two] = [read(bank, say('fails')), read(bank, say('fails'))];
    for (const said of [one, two])
      expect(said).toMatchObject({ at: 'fact', fact: { kind: 'payment failed' } });
    expect(one).not.toEqual({ ...two, eventId: (one as { eventId: string }).eventId });
    expect(
      bank.readStoredEvent('evt_1', JSON.stringify({ reference: order.id, fact: null })),
    ).toEqual({
      at: 'nothing',
      eventId: 'evt_1',
    });
  });

  it('accepts only what it has signed itself, byte for byte', async () => {
    const { bank, say } = await withLink();
    const event = say('pays');
    const refused = { at: 'refused', because: 'signature' };
    expect(read(bank, { ...event, body: `${event.body} ` })).toEqual(refused);
    expect(read(bank, { ...event, headers: {} })).toEqual(refused);
    expect(read(bankOf(), event)).toEqual(refused);
    expect(bank.readStoredEvent('evt_1', event.body)).toMatchObject({
      at: 'fact',
      eventId: 'evt_1',
    });
  });

  it('gives an event without a number an empty one', async () => {
    const { bank, say } = await withLink();
    const { body, headers } = say('fails');
    const { 'x-demonstration-signature': signature } = headers;
    expect(read(bank, { body, headers: { 'x-demonstration-signature': signature } })).toMatchObject(
      { at: 'fact', eventId: '' },
    );
  });

  it('reports all events in their order when it is asked, and knows no other link', async () => {
    const { bank, say } = await withLink();
    expect(await bank.readLinkState(order.id)).toEqual({
      link: { id: linkId, url: `/bank?link=${linkId}`, expiresAt: null },
      facts: [],
    });
    for (const does of ['lets it expire', 'fails', 'pays'] as const) say(does);
    expect((await bank.readLinkState(order.id))?.facts.map(({ kind }) => kind)).toEqual([
      'expired',
      'payment failed',
      'paid',
    ]);
    expect(await bank.readLinkState('another')).toBeNull();
    expect(bank.makeEvent('demo_another', 'pays')).toBeNull();
  });

  it('refunds at once', async () => {
    expect(await bankOf().refund('demo_1', 5, 'rf-1')).toEqual({
      refundId: 'demo_rf-1',
      isDone: true,
    });
  });

  it('accepts the return of a visitor as returning from payment', () => {
    const said = (query: string) =>
      bankOf().isReturnFromPaying(new URLSearchParams(query), order.id);
    expect([said('demonstration=paid'), said('demonstration=x'), said('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
