import { describe, expect, it } from 'vitest';
import { computeHmacHex, isSignedWith } from '../hmac.ts';
import {
  makeOrderTickets,
  payAddress,
  receiptAddress,
  statusAddress,
  voucherAddress,
} from './order-addresses.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const { ticketOf, orderIdOf } = makeOrderTickets('our secret');

describe('the ticket of an order', () => {
  it('names its order, with 128 bits that only our secret makes', () => {
    expect(ticketOf(id)).toMatch(new RegExp(`^${id}\\.[0-9a-f]{32}$`));
    expect(ticketOf(id)).toContain(computeHmacHex('our secret', `order ${id}`).slice(0, 32));
    expect(orderIdOf(ticketOf(id))).toBe(id);
  });

  it('is invalid under another secret, for another order, or with text around it', () => {
    const other = id.replace(/1$/, '2');
    const code = ticketOf(id).slice(-32);
    for (const ticket of [
      makeOrderTickets('another secret').ticketOf(id),
      `${other}.${code}`,
      `${id}.${'0'.repeat(32)}`,
      `${id}.${code.slice(1)}`,
      `${id}.${code}0`,
      `0${id}.${code}`,
      ` ${id}.${code}`,
      `${id}.${code}\n`,
      `${id}x${code}`,
      id,
      '',
      null,
      undefined,
    ])
      expect(orderIdOf(ticket)).toBeNull();
  });
});

it('every ticket is written as one value of an address', () => {
  expect(statusAddress('later')).toBe('/enroll-form/status?order=later');
  expect(payAddress('a&b')).toBe('/enroll-form/pay?order=a%26b');
  expect(payAddress('a', '₹3,999')).toBe('/enroll-form/pay?order=a&shown-fee=%E2%82%B93%2C999');
  expect(receiptAddress('a b')).toBe('/enroll-form/receipt?order=a%20b');
  expect(voucherAddress('#')).toBe('/enroll-form/receipt?order=%23&of=refund');
  expect(voucherAddress('#', 'MIV/26-27/000007')).toBe(
    '/enroll-form/receipt?order=%23&of=refund&number=MIV%2F26-27%2F000007',
  );
});

describe('a signature', () => {
  it('is HMAC-SHA256 in lower-case hex', () => {
    // The second test case of RFC 4231.
    expect(computeHmacHex('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('is valid for its own text and secret only', () => {
    const signature = computeHmacHex('secret', 'text');
    expect(isSignedWith('secret', 'text', signature)).toBe(true);
    expect(isSignedWith('secret', Buffer.from('text'), signature)).toBe(true);
    for (const [secret, text, given] of [
      ['other', 'text', signature],
      ['secret', 'other', signature],
      ['secret', 'text', signature.slice(2)],
      ['secret', 'text', `${signature}00`],
      ['secret', 'text', 'no hex at all'],
      ['secret', 'text', ''],
      ['secret', 'text', null],
      ['secret', 'text', undefined],
    ] as const)
      expect(isSignedWith(secret, text, given)).toBe(false);
  });
});
