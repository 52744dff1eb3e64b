/**
 * Tells a visitor what became of their order: one mail for each entry of the channel `visitor`, the receipt or
 * voucher with it. A person who was erased meanwhile gets no mail. The order is read when the mail is sent, so a link
 * that was paid meanwhile is not asked for. What a form can cause waits for its turn (`#domain/mail-limit.ts`).
 */
import { normalAddress } from '#contract/normal-address.ts';
import type { Seller } from '#contract/offer-record.ts';
import type { Order, OrderPort } from '#database/orders/order-port.ts';
import type { MailTurnPort } from '#database/outbox/mail-turn-port.ts';
import type { Batch } from '#database/outbox/outbox-port.ts';
import { messageId } from '../../notify/mail-message.ts';
import { plainAddress } from '../../notify/plain-address.ts';
import type { Outcome, Sender } from '../../notify/sender.ts';
import type { Smtp } from '../../notify/smtp.ts';
import { payAddress, statusAddress } from '../order-address.ts';
import type { Receipts } from '../receipt/receipts.ts';
import { orderMail } from './order-mail.ts';
import { orderMailHtml, orderMailSubject, orderMailText } from './render-order-mail.ts';

export type VisitorSenderOptions = {
  smtp: Smtp;
  /** The address it is sent from. */
  from: string;
  siteUrl: string;
  orders: Pick<OrderPort, 'findOrder'>;
  seller: Seller;
  receipts: Receipts | null;
  ticketOf: (order: Order) => string;
  turns: MailTurnPort;
};

/** What anybody can cause at any address, by a form or by a try to pay. A receipt or a voucher comes after money. */
const causedByForms: readonly string[] = ['order.offered', 'order.asks', 'order.payment-failed'];

export function visitorSender(options: VisitorSenderOptions): Sender {
  const { from, siteUrl, orders, seller, receipts, ticketOf, turns } = options;
  const { send, probe, close } = options.smtp;
  const whole = (path: string) => new URL(path, siteUrl).href;

  return {
    async send(batch: Batch): Promise<Outcome> {
      const [notification] = batch.orders ?? [];
      if (!notification) return { at: 'needless', because: 'it is about no order' };
      const order = await orders.findOrder(notification.orderId);
      if (order === null) return { at: 'needless', because: 'there is no such order' };
      if (order.payer === null) return { at: 'needless', because: 'the payer was erased' };
      const kind = notification.type === 'order.refunded' ? 'voucher' : 'receipt';
      const ticket = ticketOf(order);
      const mail = orderMail(notification.type, order, {
        seller,
        payAddress: whole(payAddress(ticket)),
        statusAddress: whole(statusAddress(ticket)),
        hasAttachment: receipts !== null,
      });
      if (mail === null) return { at: 'needless', because: 'it is overtaken' };
      if (!plainAddress.test(order.payer.email))
        return { at: 'refused', reason: 'the address cannot be written to' };
      if (causedByForms.includes(notification.type)) {
        const until = await turns.takeMailTurn(inboxOf(order.payer.email), batch.id);
        if (until !== null) return { at: 'not yet', until };
      }
      const file = causedByForms.includes(notification.type)
        ? null
        : await receipts?.make(kind, order);
      const { outcome } = await send({
        from: { name: seller.name, address: from },
        to: [{ name: '', address: order.payer.email }],
        replyTo: seller.email,
        subject: orderMailSubject(mail),
        text: orderMailText(mail),
        html: orderMailHtml(mail),
        messageId: messageId(batch.id, from),
        date: batch.createdAt,
        ...(file
          ? {
              attachments: [
                { filename: file.name, content: file.bytes, contentType: 'application/pdf' },
              ],
            }
          : {}),
      });
      return outcome;
    },
    probe,
    close,
  };
}

/** Two spellings of one inbox: most providers leave out what stands behind a plus, and Gmail the dots too. */
function inboxOf(email: string): string {
  const [name = '', provider = ''] = normalAddress(email)
    .replace(/\+[^@]*(?=@)/, '')
    .split('@');
  const isGmail = provider === 'gmail.com' || provider === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${provider}`;
}
