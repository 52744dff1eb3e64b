import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';
import {
  makePaidOrder,
  makeRefundedOrder,
  sampleRefundVoucher,
} from '../../../tests/service/support/make-paid-order.ts';
import { addReceiptRoute } from './add-receipt-route.ts';
import type { ReceiptFileMaker } from './make-receipt-file-maker.ts';

let app: FastifyInstance;
let order: Order | null;
let looked: (string | null)[];
let asked: ReceiptKind[];
const receipts: ReceiptFileMaker = {
  async make(kind) {
    asked.push(kind);
    return kind === 'receipt' ? { name: 'MIR-1.pdf', bytes: Buffer.from('%PDF') } : null;
  },
};
const withApi = (made: ReceiptFileMaker | null) => {
  app = Fastify();
  addReceiptRoute(app, {
    receipts: made,
    findOrder: async (ticket) => {
      looked.push(ticket);
      return order;
    },
  });
};
beforeEach(() => {
  [order, looked, asked] = [makePaidOrder(), [], []];
  withApi(receipts);
});
afterEach(() => app.close());

const get = (query: string) => app.inject({ url: `/enroll-form/receipt${query}` });
const isKeptByNobody = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

describe('the receipt of an order', () => {
  it('is shown by the browser under its number, and is never cached', async () => {
    const { statusCode, headers, body } = await get('?order=a.b');
    expect([statusCode, body]).toEqual([200, '%PDF']);
    expect(headers).toMatchObject({
      ...isKeptByNobody,
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="MIR-1.pdf"',
    });
    expect([looked, asked]).toEqual([['a.b'], ['receipt']]);
  });

  it('is the voucher if the address asks for it', async () => {
    await get('?order=a.b&of=refund');
    await get('?order=a.b&of=other');
    expect(asked).toEqual(['voucher', 'receipt']);
  });

  it('is the voucher with the number in the address, of this order only', async () => {
    const newest = { ...sampleRefundVoucher, number: 'MIV/26-27/000012' };
    order = makeRefundedOrder({ vouchers: [sampleRefundVoucher, newest] });
    const drawn: (string | undefined)[] = [];
    withApi({
      async make(kind, { voucher }) {
        drawn.push(kind === 'voucher' ? voucher?.number : kind);
        return { name: 'MIV.pdf', bytes: Buffer.from('%PDF') };
      },
    });
    const number = encodeURIComponent(sampleRefundVoucher.number);
    for (const query of [`&of=refund&number=${number}`, '&of=refund', `&number=${number}`])
      expect((await get(`?order=a.b${query}`)).statusCode).toBe(200);
    expect(drawn).toEqual([sampleRefundVoucher.number, newest.number, 'receipt']);
    const ofAnother = ['MIV%2F26-27%2F000008', '', `${number}&number=${number}`];
    for (const other of ofAnother)
      expect((await get(`?order=a.b&of=refund&number=${other}`)).headers.location).toBe(
        '/enroll-form/status?order=a.b',
      );
    order = null;
    expect((await get(`?order=a.b&of=refund&number=${number}`)).statusCode).toBe(303);
    expect(drawn).toHaveLength(3);
  });

  it('that does not exist leads to the page about the order, which gives the reason', async () => {
    const missing = await get('?order=a%26b&of=refund');
    expect(missing.statusCode).toBe(303);
    expect(missing.headers).toMatchObject({
      ...isKeptByNobody,
      location: '/enroll-form/status?order=a%26b',
    });
    order = null;
    expect((await get('?order=a')).statusCode).toBe(303);
    await app.close();
    order = makePaidOrder();
    withApi(null);
    expect((await get('?order=a')).statusCode).toBe(303);
  });

  it('is refused with two tickets, or with none', async () => {
    order = null;
    for (const query of ['?order=a&order=b', ''])
      expect((await get(query)).headers.location).toBe('/enroll-form/status?order=');
    expect(looked).toEqual(['', '']);
    expect(asked).toEqual([]);
  });
});
