/**
 * Sends visitors the mails about their orders: one mail per entry of the channel `visitor`. A mail about a payment or a
 * refund has the receipt or voucher attached. The order is read when the mail is sent, so an erased person gets no
 * mail, and nobody is asked to pay an order that was paid meanwhile. Mails that anybody can cause with a form are
 * limited (`#domain/next-allowed-mail-at-ms.ts`).
 */

import { normaliseEmail } from '#contract/rows/normalise-email.ts';
import type { Order } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import type { MailLimitPort } from '#database/outbox/mail-limit-port.ts';
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import { orderEventTypesWithVoucher } from '#domain/orders/order-event-types-with-mail-or-voucher.ts';
import { makeMessageId } from '../../notify/make-message-id.ts';
import type { SmtpClient } from '../../notify/make-smtp-client.ts';
import type { OutboxSender, SendOutcome } from '../../notify/outbox-sender.ts';
import {
  renderPersonalMailHtml,
  renderPersonalMailSubject,
  renderPersonalMailText,
} from '../../notify/render-personal-mail.ts';
import { widelyAcceptedMailAddressPattern } from '../../notify/widely-accepted-mail-address-pattern.ts';
import type { Offers } from '../../offers/read-offers.ts';
import { copyOrderWithVoucher } from '../receipt/copy-order-with-voucher.ts';
import type { ReceiptFileMaker } from '../receipt/make-receipt-file-maker.ts';
import { payAddress, statusAddress } from '../status-page/order-addresses.ts';
import { composeOrderMail } from './compose-order-mail.ts';

type VisitorSenderOptions = {
  smtp: SmtpClient;
  /** The address from which the mails are sent. */
  from: string;
  siteUrl: string;
  orders: Pick<OrderPort, 'findOrder'>;
  /** The seller is read for each mail, because a publication may have changed it. */
  offers: Pick<Offers, 'seller'>;
  receipts: ReceiptFileMaker | null;
  ticketOf: (order: Order) => string;
  turns: MailLimitPort;
};

/**
 * Types of mail that a stranger can have sent to any address, by a form or by an attempt to pay. Receipts and vouchers
 * follow real payments, so they are not among these types.
 */
const strangerCausedTypes: readonly string[] = [
  'order.offered',
  'order.asks',
  'order.payment-failed',
];

/** A mail of type `order.paid` has the receipt attached, a mail about a voucher the voucher. */
const typesWithFile: readonly string[] = ['order.paid', ...orderEventTypesWithVoucher];

export function makeVisitorMailSender(options: VisitorSenderOptions): OutboxSender {
  const { from, siteUrl, orders, offers, receipts, ticketOf, turns: mailLimits } = options;
  const { send, probe, close } = options.smtp;
  const toAbsoluteUrl = (path: string) => new URL(path, siteUrl).href;

  return {
    async send(batch: OutboxBatch): Promise<SendOutcome> {
      const [notification] = batch.orders ?? [];
      if (!notification) return { at: 'needless', because: 'it is about no order' };
      const found = await orders.findOrder(notification.orderId);
      // The mail shows the voucher that was issued at the same time as this notification, because a later refund may
      // have given the order a newer voucher.
      const order =
        found &&
        (copyOrderWithVoucher(found, ({ issuedAt }) => +issuedAt === +batch.createdAt) ?? found);
      if (order === null) return { at: 'needless', because: 'there is no such order' };
      if (order.payer === null) return { at: 'needless', because: 'the payer was erased' };
      const { seller } = offers;
      if (seller === null) return { at: 'refused', reason: 'nobody is known to sell here' };
      const kind = orderEventTypesWithVoucher.has(notification.type) ? 'voucher' : 'receipt';
      const ticket = ticketOf(order);
      const mail = composeOrderMail(notification.type, order, {
        seller,
        payAddress: toAbsoluteUrl(payAddress(ticket)),
        statusAddress: toAbsoluteUrl(statusAddress(ticket)),
        hasAttachment: receipts !== null,
      });
      if (mail === null) return { at: 'needless', because: 'it is overtaken' };
      if (!widelyAcceptedMailAddressPattern.test(order.payer.email))
        return { at: 'refused', reason: 'the address cannot be written to' };
      if (strangerCausedTypes.includes(notification.type)) {
        const until = await mailLimits.takeMailTurn(normaliseMailbox(order.payer.email), batch.id);
        if (until !== null) return { at: 'not yet', until };
      }
      const file = typesWithFile.includes(notification.type)
        ? await receipts?.make(kind, order)
        : null;
      const { outcome } = await send({
        from: { name: seller.name, address: from },
        to: [{ name: '', address: order.payer.email }],
        replyTo: seller.email,
        subject: renderPersonalMailSubject(mail),
        text: renderPersonalMailText(mail),
        html: renderPersonalMailHtml(mail),
        messageId: makeMessageId(batch.id, from),
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

/**
 * Returns the same text for different spellings of one mailbox, so that they share one limit: most providers ignore
 * what follows a plus sign, and Gmail also ignores dots.
 */
function normaliseMailbox(email: string): string {
  const [name = '', provider = ''] = normaliseEmail(email)
    .replace(/\+[^@]*(?=@)/, '')
    .split('@');
  const isGmail = provider === 'gmail.com' || provider === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${provider}`;
}
