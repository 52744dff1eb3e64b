/** Tests which visitors get which mail about which order; `visitor-mails.test.ts` tests the delivery. */
import type { SendMailOptions } from 'nodemailer';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import {
  makePaidOrder,
  makeRefundedOrder,
  sampleRefundVoucher,
} from '../../../tests/service/support/make-paid-order.ts';
import { seller } from '../../../tests/service/support/sample-offers-file.ts';
import { makeMessageId } from '../../notify/make-message-id.ts';
import type { SmtpClient } from '../../notify/make-smtp-client.ts';
import type { ReceiptFileMaker } from '../receipt/make-receipt-file-maker.ts';
import { makeVisitorMailSender } from './make-visitor-mail-sender.ts';

const sent: SendMailOptions[] = [];
const smtp: SmtpClient = {
  async send(message) {
    sent.push(message);
    return { outcome: { at: 'sent', remark: 'by SMTP' }, rejected: [] };
  },
  probe: async () => ({ at: 'sent' }),
  close: () => {},
};
const turnsAsked: [address: string, message: string][] = [];
let until: Date | null;
beforeEach(() => {
  sent.splice(0);
  turnsAsked.splice(0);
  until = null;
  selling.seller = seller;
});

const receipts: ReceiptFileMaker = {
  make: async (kind, order) => {
    const receiptsAndVouchers = { receipt: order.receipt, voucher: order.voucher };
    return receiptsAndVouchers[kind] && { name: `${kind}.pdf`, bytes: Buffer.from(kind) };
  },
};
const createdAt = new Date('2026-11-21T09:00:00Z');
const from = 'office@miranaya.example';

const selling = { seller };

function tell(
  type: string | null,
  order: Order | null,
  kept: ReceiptFileMaker | null = receipts,
  meanwhile = () => {},
) {
  const sender = makeVisitorMailSender({
    smtp,
    from,
    siteUrl: 'https://miranaya.example',
    orders: { findOrder: async (id) => (id === order?.id ? order : null) },
    offers: selling,
    receipts: kept,
    ticketOf: ({ id }) => `ticket-of-${id}`,
    turns: {
      takeMailTurn: async (address, message) => {
        turnsAsked.push([address, message]);
        return until;
      },
    },
  });
  const news = { orders: [{ type: type ?? '', orderId: makePaidOrder().id }] };
  const batch = { id: 'batch', channel: 'visitor', attempts: 0, createdAt, leads: [] };
  meanwhile();
  return sender.send({ ...batch, ...(type === null ? {} : news) } as OutboxBatch);
}
const offered = (changes: Partial<Order> = {}) =>
  makePaidOrder({ state: 'offered', paymentId: null, paidAt: null, receipt: null, ...changes });
const attached = () =>
  [sent[0]?.attachments ?? []].flat().map(({ filename, content, contentType }) => ({
    filename,
    content: String(content),
    contentType,
  }));

describe('a mail to a visitor', () => {
  it('comes from the seller, goes to the person who has enrolled, and replies go to the office', async () => {
    expect(await tell('order.offered', offered())).toEqual({
      at: 'sent',
      remark: 'by SMTP',
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      from: { name: 'Miranaya', address: from },
      to: [{ name: '', address: 'ravi@example.com' }],
      replyTo: 'hello@miranaya.example',
      subject: 'Your enrolment is saved: MERN Stack',
      messageId: makeMessageId('batch', from),
      date: createdAt,
    });
  });

  it('names the address and number that were published while the service ran', async () => {
    await tell('order.offered', offered(), receipts, () => {
      selling.seller = { ...seller, email: 'new@miranaya.example', phone: '+91 98470 12345' };
    });
    expect(sent[0]).toMatchObject({ replyTo: 'new@miranaya.example' });
    expect(sent[0]?.text).toContain('+91 98470 12345');
  });

  it('about a link leads to the payment, and has nothing attached', async () => {
    await tell('order.offered', offered());
    const address = `https://miranaya.example/enroll-form/pay?order=ticket-of-${makePaidOrder().id}`;
    expect(sent[0]?.text).toContain(address);
    expect(sent[0]?.html).toContain(`href="${address}"`);
    expect(sent[0]).not.toHaveProperty('attachments');
  });

  it('about a payment has the receipt attached, and leads to the page about it', async () => {
    await tell('order.paid', makePaidOrder());
    expect(attached()).toEqual([
      { filename: 'receipt.pdf', content: 'receipt', contentType: 'application/pdf' },
    ]);
    expect(sent[0]?.text).toContain('Your receipt is attached.');
    expect(sent[0]?.text).toContain(
      `https://miranaya.example/enroll-form/status?order=ticket-of-${makePaidOrder().id}`,
    );
  });

  it('about a refund has the voucher attached, and not the receipt', async () => {
    await tell('order.refunded', makeRefundedOrder());
    expect(attached()).toEqual([
      { filename: 'voucher.pdf', content: 'voucher', contentType: 'application/pdf' },
    ]);
    expect(sent[0]?.text).toContain('The refund voucher is attached.');
  });

  it('about one of several refunds is about that one, also if the next was made before it is sent', async () => {
    const first = { ...sampleRefundVoucher, issuedAt: createdAt };
    const next = { ...sampleRefundVoucher, number: 'MIV/26-27/000012', paise: 50_000 };
    await tell('order.refunded', makeRefundedOrder({ vouchers: [first, next] }));
    expect(sent[0]?.subject).toContain('₹2,999');
    expect(sent[0]?.text).toContain(first.number);
    expect(sent[0]?.text).not.toContain(next.number);
  });

  it('asks the visitor to keep the mail itself, if no receipt can be drawn', async () => {
    await tell('order.paid', makePaidOrder(), null);
    expect(sent[0]?.text).toContain('Please keep this mail');
    expect(sent[0]).not.toHaveProperty('attachments');
  });

  it.each<[when: string, type: string | null, order: Order | null, because: string]>([
    ['it is about no order', null, makePaidOrder(), 'it is about no order'],
    ['there is no such order', 'order.paid', null, 'there is no such order'],
    ['its reader was erased', 'order.paid', makePaidOrder({ payer: null }), 'the payer was erased'],
    ['the link was paid meanwhile', 'order.offered', makePaidOrder(), 'it is overtaken'],
  ])('is not sent when %s', async (_, type, order, because) => {
    expect(await tell(type, order)).toEqual({ at: 'needless', because });
    expect(sent).toEqual([]);
  });

  it('waits for the limit of that address when a form has caused it', async () => {
    until = new Date('2026-11-21T09:01:00Z');
    const payer = { name: 'Ravi', email: 'Ravi+shop@Example.com', phone: '1' };
    expect(await tell('order.offered', offered({ payer }))).toEqual({ at: 'not yet', until });
    expect(turnsAsked).toEqual([['ravi@example.com', 'batch']]);
    expect(sent).toEqual([]);
  });

  it.each(['ravi.kumar@gmail.com', 'R.a.v.i.Kumar+1@Gmail.com', 'ravikumar@googlemail.com'])(
    'waits for one limit with all spellings of an inbox at Gmail, where dots are ignored (%s)',
    async (email) => {
      await tell('order.offered', offered({ payer: { name: 'Ravi', email, phone: '1' } }));
      expect(turnsAsked).toEqual([['ravikumar@gmail.com', 'batch']]);
    },
  );

  it('about money does not wait for the limit, and does not count for it', async () => {
    until = new Date('2026-11-21T09:01:00Z');
    expect(await tell('order.paid', makePaidOrder())).toMatchObject({ at: 'sent' });
    expect(await tell('order.refunded', makeRefundedOrder())).toMatchObject({ at: 'sent' });
    expect(turnsAsked).toEqual([]);
  });

  it('without anything to report does not count for the limit', async () => {
    await tell('order.offered', makePaidOrder());
    expect(turnsAsked).toEqual([]);
  });

  it('is refused if a mail program could read the address as two', async () => {
    const payer = { name: 'Ravi', email: 'a@b.in, c@d.in', phone: '1' };
    expect(await tell('order.paid', makePaidOrder({ payer }))).toEqual({
      at: 'refused',
      reason: 'the address cannot be written to',
    });
    expect(sent).toEqual([]);
  });
});
