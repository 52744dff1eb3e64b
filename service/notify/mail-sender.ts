/** Mails to staff: each batch of the outbox is one message to all of them. */
import type { Batch } from '#database/outbox/outbox-port.ts';
import { type Offers, unknownOffers } from '../offers/offers.ts';
import type { Config } from '../settings/config.ts';
import { describeOrders, type OrderReader } from './describe-orders.ts';
import { composeMail } from './mail-message.ts';
import type { Outcome, Sender } from './sender.ts';
import { type MailTimeouts, smtp } from './smtp.ts';

type MailSenderOptions = {
  timeouts?: MailTimeouts;
  offers?: Offers;
  /** Without it, a mail says nothing of orders. */
  orders?: OrderReader;
  /** The links to the desk begin with it. */
  siteUrl?: string;
};

export function mailSender(
  mail: NonNullable<Config['mail']>,
  { timeouts, offers = unknownOffers, orders, siteUrl = '' }: MailSenderOptions = {},
): Sender {
  const { send, probe, close } = smtp(mail.smtpUrl, timeouts);

  return {
    async send(batch: Batch): Promise<Outcome> {
      const texts =
        orders && batch.orders ? await describeOrders(batch.orders, orders, siteUrl) : [];
      if (batch.leads.length === 0 && !batch.quarantined && texts.length === 0)
        return { at: 'needless', because: 'somebody has looked at these orders already' };
      const { outcome, rejected } = await send({
        from: { name: 'Website', address: mail.from },
        to: mail.to.map((address) => ({ name: '', address })),
        ...composeMail(batch, mail.from, offers, texts),
        date: batch.createdAt,
      });
      if (rejected.length === 0) return outcome;
      return { at: 'sent', remark: `${which(rejected, mail.to)} refused` };
    },
    probe,
    close,
  };
}

/** "recipient 2 of LEADS_TO is": the log holds no addresses, not even of staff. */
function which(refused: readonly string[], all: readonly string[]): string {
  const numbers = all.flatMap((address, n) => (refused.includes(address) ? [String(n + 1)] : []));
  return numbers.length === 1
    ? `recipient ${numbers[0]} of LEADS_TO is`
    : `recipients ${numbers.join(' and ')} of LEADS_TO are`;
}
