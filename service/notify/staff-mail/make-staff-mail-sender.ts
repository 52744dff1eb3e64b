/** Mails to staff: each outbox batch is one message to all of them. */
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import { type Offers, unknownOffers } from '../../offers/read-offers.ts';
import type { Config } from '../../settings/config.ts';
import { type MailTimeouts, makeSmtpClient } from '../make-smtp-client.ts';
import type { Sender, SendOutcome } from '../sender.ts';
import { composeStaffMail } from './compose-staff-mail.ts';
import { describeOrdersToHandle, type OrderReader } from './describe-orders-to-handle.ts';

type StaffMailSenderOptions = {
  timeouts?: MailTimeouts;
  offers?: Offers;
  /** Reads orders. If it is missing, mails say nothing about orders. */
  orders?: OrderReader;
  /** The origin with which the links to orders begin. */
  siteUrl?: string;
  /** The recipients; by default those of LEADS_TO. */
  recipients?: () => Promise<string[]>;
  /**
   * The address of the desk, where staff answer. Resolves with null before anybody was invited, and where there is
   * no desk.
   */
  deskUrl?: () => Promise<string | null>;
};

export function makeStaffMailSender(
  mail: NonNullable<Config['mail']>,
  {
    timeouts,
    offers = unknownOffers,
    orders,
    siteUrl = '',
    deskUrl = async () => null,
    recipients = async () => mail.to,
  }: StaffMailSenderOptions = {},
): Sender {
  const { send, probe, close } = makeSmtpClient(mail.smtpUrl, timeouts);

  return {
    async send(batch: OutboxBatch): Promise<SendOutcome> {
      const texts =
        orders && batch.orders ? await describeOrdersToHandle(batch.orders, orders, siteUrl) : [];
      if (batch.leads.length === 0 && !batch.quarantined && texts.length === 0)
        return { at: 'needless', because: 'somebody has looked at these orders already' };
      const to = await recipients();
      const { outcome, rejected } = await send({
        from: { name: 'Website', address: mail.from },
        to: to.map((address) => ({ name: '', address })),
        ...composeStaffMail(batch, mail.from, offers, texts, await deskUrl()),
        date: batch.createdAt,
      });
      if (rejected.length === 0) return outcome;
      return { at: 'sent', remark: `${which(rejected, to)} refused` };
    },
    probe,
    close,
  };
}

/**
 * The beginning of a log message: "recipient 2 of the mails to staff is". The log contains no addresses, not even
 * those of staff.
 */
function which(refused: readonly string[], all: readonly string[]): string {
  const numbers = all.flatMap((address, n) => (refused.includes(address) ? [String(n + 1)] : []));
  return numbers.length === 1
    ? `recipient ${numbers[0]} of the mails to staff is`
    : `recipients ${numbers.join(' and ')} of the mails to staff are`;
}
