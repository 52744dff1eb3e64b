/** Mails an outbox batch to staff, as one message to all recipients. */
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import { type Offers, unknownOffers } from '../../offers/read-offers.ts';
import type { Config } from '../../settings/config.ts';
import { type MailTimeouts, makeSmtpClient } from '../make-smtp-client.ts';
import type { OutboxSender, SendOutcome } from '../outbox-sender.ts';
import { composeStaffMail } from './compose-staff-mail.ts';
import { describeOrdersToHandle, type OrderReader } from './describe-orders-to-handle.ts';

type StaffMailSenderOptions = {
  timeouts?: MailTimeouts;
  offers?: Offers;
  /** Reads orders. Without this reader, mails say nothing about orders. */
  orders?: OrderReader;
  /** Links to orders begin with this origin, such as "https://example.org". */
  siteUrl?: string;
  /** The recipients; by default the addresses in LEADS_TO. */
  recipients?: () => Promise<string[]>;
  /**
   * Resolves with the address of the desk, where staff answer. Resolves with null where there is no desk, and while
   * nobody has been invited to it.
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
): OutboxSender {
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
      return { at: 'sent', remark: `${describeRefusedRecipients(rejected, to)} refused` };
    },
    probe,
    close,
  };
}

/**
 * Makes the beginning of a log message: "recipient 2 of the mails to staff is". Recipients have numbers, because the
 * log contains no addresses, not even those of staff.
 */
function describeRefusedRecipients(refused: readonly string[], all: readonly string[]): string {
  const numbers = all.flatMap((address, n) => (refused.includes(address) ? [String(n + 1)] : []));
  return numbers.length === 1
    ? `recipient ${numbers[0]} of the mails to staff is`
    : `recipients ${numbers.join(' and ')} of the mails to staff are`;
}
