/**
 * Mails the numbers of a week to the owners, because only owners may read these numbers. While the desk has no owner,
 * the mail goes to LEADS_TO.
 */
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import type { Store } from '#database/store.ts';
import { spanOfWeek } from '#domain/bookkeeping/week-to-report.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { readNumbersWithNames } from '../../numbers/read-numbers-with-names.ts';
import type { Offers } from '../../offers/read-offers.ts';
import type { Config } from '../../settings/config.ts';
import { makeMessageId } from '../make-message-id.ts';
import { type MailTimeouts, makeSmtpClient } from '../make-smtp-client.ts';
import type { OutboxSender, SendOutcome } from '../outbox-sender.ts';
import { composeWeeklyMail } from './compose-weekly-mail.ts';
import { isOwnersWeeklyMailOn } from './is-owners-weekly-mail-on.ts';

type WeeklyMailSenderOptions = {
  store: Pick<Store, 'desk' | 'staff' | 'trouble'>;
  offers: Offers;
  siteUrl: string;
  timeouts?: MailTimeouts;
};

export function makeWeeklyMailSender(
  mail: NonNullable<Config['mail']>,
  { store, offers, siteUrl, timeouts }: WeeklyMailSenderOptions,
): OutboxSender {
  const { send, probe, close } = makeSmtpClient(mail.smtpUrl, timeouts);
  const numbersOf = (monday: string) => readNumbersWithNames({ store, offers }, spanOfWeek(monday));

  return {
    async send({ id, weeks = [], createdAt }: OutboxBatch): Promise<SendOutcome> {
      const [monday] = weeks;
      if (monday === undefined) return { at: 'needless', because: 'there is no week to tell of' };
      if (!(await isOwnersWeeklyMailOn(store)))
        return { at: 'needless', because: 'the owner has switched the weekly mail off' };
      const owners = await store.trouble.ownerEmails();
      const numbers = {
        week: await numbersOf(monday),
        before: await numbersOf(addDays(monday, -7)),
      };
      const { outcome, rejected } = await send({
        from: { name: 'Website', address: mail.from },
        to: (owners.length > 0 ? owners : mail.to).map((address) => ({ name: '', address })),
        ...composeWeeklyMail(monday, numbers, siteUrl),
        // Every attempt has the same message id, so that mail programs recognise a mail that came twice.
        messageId: makeMessageId(id, mail.from),
        date: createdAt,
      });
      if (rejected.length === 0) return outcome;
      return { at: 'sent', remark: `${rejected.length} of the owners are refused` };
    },
    probe,
    close,
  };
}
