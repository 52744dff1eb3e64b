/**
 * GET /enroll-form/receipt?order=…: the receipt of a paid order. With `of=refund` the answer is a voucher instead: the
 * voucher with this `number`, or the newest voucher. The ticket of an order opens only the files of this order.
 * Browsers do not cache the answer.
 */
import type { FastifyInstance } from 'fastify';
import type { Order } from '#database/orders/order.ts';
import { receiptRoute, statusAddress } from '../status-page/order-addresses.ts';
import { copyOrderWithVoucher } from './copy-order-with-voucher.ts';
import type { ReceiptFileMaker } from './make-receipt-file-maker.ts';

type ReceiptRouteOptions = {
  receipts: ReceiptFileMaker | null;
  findOrder: (ticket: string | null) => Promise<Order | null>;
};

export function addReceiptRoute(
  app: FastifyInstance,
  { receipts, findOrder }: ReceiptRouteOptions,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(receiptRoute, async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const { order: given, of, number } = request.query;
    const ticket = typeof given === 'string' ? given : '';
    const kind = of === 'refund' ? 'voucher' : 'receipt';
    const found = await findOrder(ticket);
    const order =
      found !== null && kind === 'voucher' && number !== undefined
        ? copyOrderWithVoucher(found, (voucher) => voucher.number === number)
        : found;
    const file = order === null ? null : await receipts?.make(kind, order);
    // If there is no file, the visitor is sent to the order's status page.
    if (!file) return reply.redirect(statusAddress(ticket), 303);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${file.name}"`)
      .send(file.bytes);
  });
}
