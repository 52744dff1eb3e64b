/** GET /enroll-form/receipt?order=…: the receipt of a paid order; `of=refund` its voucher. Kept by nobody. */
import type { FastifyInstance } from 'fastify';
import type { Order } from '#database/orders/order-port.ts';
import { receiptPath, statusAddress } from '../order-address.ts';
import type { Receipts } from './receipts.ts';

export type ReceiptRoute = {
  receipts: Receipts | null;
  findOrder: (ticket: string | null) => Promise<Order | null>;
};

export function addReceiptRoute(app: FastifyInstance, { receipts, findOrder }: ReceiptRoute): void {
  app.get<{ Querystring: Record<string, unknown> }>(receiptPath, async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const { order: given, of } = request.query;
    const ticket = typeof given === 'string' ? given : '';
    const order = await findOrder(ticket);
    const kind = of === 'refund' ? 'voucher' : 'receipt';
    const file = order === null ? null : await receipts?.make(kind, order);
    // The page about the order says what is the matter, in words.
    if (!file) return reply.redirect(statusAddress(ticket), 303);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${file.name}"`)
      .send(file.bytes);
  });
}
