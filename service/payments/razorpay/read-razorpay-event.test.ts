import { describe, expect, it } from 'vitest';
import { computeHmacHex } from '../hmac.ts';
import { readRazorpayEvent, readStoredRazorpayEvent } from './read-razorpay-event.ts';

const linkEntity = {
  id: 'plink_1',
  amount: 399_900,
  currency: 'INR',
  reference_id: '019aa000-0000-7000-8000-000000000001',
  status: 'paid',
  short_url: 'https://rzp.example/i/1',
  expire_by: 0,
  payments: null,
};
const payment = { id: 'pay_1', amount: 399_900, currency: 'INR', status: 'captured' };
const refund = { id: 'rfnd_1', amount: 299_900, payment_id: 'pay_1', status: 'processed' };

const of = (event: string, payload: object) => JSON.stringify({ event, payload, created_at: 1 });
const stored = (event: string, payload: object) =>
  readStoredRazorpayEvent('evt_1', of(event, payload));

const payment_link = { entity: linkEntity };
const unreadable = { at: 'refused', because: 'unreadable' };
const about = { at: 'fact', eventId: 'evt_1' };
const link = { id: 'plink_1', reference: linkEntity.reference_id };

describe('a stored event', () => {
  it('of a payment gives its id, amount, currency and link', () => {
    expect(stored('payment_link.paid', { payment_link, payment: { entity: payment } })).toEqual({
      ...about,
      link,
      fact: { kind: 'paid', paymentId: 'pay_1', paise: 399_900, currency: 'INR' },
    });
  });

  it('of a link without a reference names it by its own number alone', () => {
    for (const reference_id of [null, undefined, '']) {
      const entity = { ...linkEntity, reference_id };
      expect(stored('payment_link.expired', { payment_link: { entity } })).toEqual({
        ...about,
        link: { id: 'plink_1' },
        fact: { kind: 'expired' },
      });
    }
  });

  it('of an end gives the kind of the end', () => {
    expect(stored('payment_link.expired', { payment_link })).toMatchObject({
      link,
      fact: { kind: 'expired' },
    });
    expect(stored('payment_link.cancelled', { payment_link })).toMatchObject({
      link,
      fact: { kind: 'cancelled' },
    });
  });

  it('of a failed payment finds its link in the description of the payment', () => {
    const failed = { ...payment, status: 'failed', description: '#FOGqq3O6E5bkml' };
    expect(stored('payment.failed', { payment: { entity: failed } })).toEqual({
      ...about,
      link: { id: 'plink_FOGqq3O6E5bkml' },
      fact: { kind: 'payment failed', paymentId: 'pay_1' },
    });
    for (const description of [undefined, null, 'For a course', '#no link', 7])
      expect(stored('payment.failed', { payment: { entity: { ...failed, description } } })).toEqual(
        {
          at: 'nothing',
          eventId: 'evt_1',
        },
      );
    expect(stored('payment.failed', { payment_link })).toEqual({ at: 'nothing', eventId: 'evt_1' });
  });

  it('of a refund names the payment, and whether it was refunded', () => {
    expect(stored('refund.processed', { refund: { entity: refund } })).toEqual({
      ...about,
      link: { payment: 'pay_1' },
      fact: { kind: 'refunded', paymentId: 'pay_1', refundId: 'rfnd_1', paise: 299_900 },
    });
    const failed = { entity: { ...refund, status: 'failed' } };
    expect(stored('refund.failed', { refund: failed })).toMatchObject({
      link: { payment: 'pay_1' },
      fact: { kind: 'refund failed', refund: 'rfnd_1' },
    });
  });

  it('of another kind is not kept', () => {
    expect(stored('payment.captured', { payment_link })).toEqual({
      at: 'nothing',
      eventId: 'evt_1',
    });
  });

  it.each([
    ['a payment without its link', 'payment_link.paid', { payment: { entity: payment } }],
    ['a link without its payment', 'payment_link.paid', { payment_link }],
    ['an end without its link', 'payment_link.expired', {}],
    ['a cancellation without its link', 'payment_link.cancelled', {}],
    ['a refund of nothing', 'refund.processed', {}],
    [
      'a refund that is under way',
      'refund.failed',
      { refund: { entity: { ...refund, status: 'pending' } } },
    ],
    [
      'a link in another shape',
      'payment_link.paid',
      { payment_link: { entity: {} }, payment: { entity: payment } },
    ],
    ['a refund in another shape', 'refund.processed', { refund: { entity: { status: 'failed' } } }],
    ['a payment in another shape', 'payment_link.paid', { payment_link, payment: { entity: {} } }],
  ])('of %s cannot be read', (_what, event, payload) => {
    expect(stored(event, payload)).toEqual(unreadable);
  });

  it.each([
    '',
    '{',
    'null',
    '{"event":1,"payload":{}}',
    '{"event":"x"}',
    `{"event":"${'x'.repeat(101)}","payload":{}}`,
  ])('of the bytes %j cannot be read', (body) =>
    expect(readStoredRazorpayEvent('evt_1', body)).toEqual(unreadable),
  );
});

describe('an arriving event', () => {
  const body = Buffer.from(of('payment_link.expired', { payment_link }));
  const signed = (secret: string, bytes = body, id: string | undefined = 'evt_1') => ({
    'x-razorpay-signature': computeHmacHex(secret, bytes),
    ...(id === undefined ? {} : { 'x-razorpay-event-id': id }),
  });
  const arrive = (headers: Record<string, string>, bytes = body) =>
    readRazorpayEvent(['old', 'new'], bytes, headers);

  it('is accepted under each valid secret, and under no other', () => {
    expect(arrive(signed('old'))).toMatchObject({ at: 'fact', eventId: 'evt_1' });
    expect(arrive(signed('new'))).toMatchObject({ at: 'fact', eventId: 'evt_1' });
    const refused = { at: 'refused', because: 'signature' };
    expect(arrive(signed('other'))).toEqual(refused);
    expect(arrive({ 'x-razorpay-event-id': 'evt_1' })).toEqual(refused);
    expect(arrive(signed('old'), Buffer.from(`${body} `))).toEqual(refused);
  });

  it.each(['', 'two words', 'x'.repeat(101), ' evt_1', 'evt_1!'])(
    'under the number %j is refused: a repetition could not be recognised',
    (id) => expect(arrive(signed('new', body, id))).toEqual(unreadable),
  );

  it('without a number is refused as well', () => {
    const { 'x-razorpay-signature': signature } = signed('new');
    expect(arrive({ 'x-razorpay-signature': signature })).toEqual(unreadable);
  });

  it('in an unknown format is still from Razorpay, and is accepted', () => {
    const bytes = Buffer.from('{"event":"payment_link.paid","payload":{}}');
    expect(arrive(signed('new', bytes, 'x'.repeat(100)), bytes)).toEqual({
      at: 'nothing',
      eventId: 'x'.repeat(100),
    });
  });
});
