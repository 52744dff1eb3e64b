/**
 * Sends what a member of staff wrote to several people: one mail for each, from the service's address (LEADS_FROM),
 * with the member as Reply-To. The recipient is read just before sending, so that an erased person gets no mail and a
 * corrected address is used.
 */
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import type { Store } from '#database/store.ts';
import { makeMessageId } from '../../notify/make-message-id.ts';
import type { SmtpClient } from '../../notify/make-smtp-client.ts';
import type { OutboxSender, SendOutcome } from '../../notify/outbox-sender.ts';
import { widelyAcceptedMailAddressPattern } from '../../notify/widely-accepted-mail-address-pattern.ts';
import type { Offers } from '../../offers/read-offers.ts';
import type { Config } from '../../settings/config.ts';
import { makeMessageFillerFromStore } from '../api/messages/make-message-filler.ts';

type BulkMailSenderOptions = {
  smtp: SmtpClient;
  from: string;
  store: Store;
  config: Pick<Config, 'siteUrl'>;
  offers: Offers;
  now: () => number;
};

/** Creates the sender of bulk mails. It sends one mail from the outbox and fills in the text just before sending. */
export function makeBulkMailSender({
  smtp,
  from,
  store,
  config,
  offers,
  now,
}: BulkMailSenderOptions): OutboxSender {
  const needless = (because: string): SendOutcome => ({ at: 'needless', because });
  return {
    async send(batch: OutboxBatch): Promise<SendOutcome> {
      const [mail] = batch.bulkMails ?? [];
      if (mail === undefined) return needless('it is no mail of the desk');
      const enquiry = await store.desk.findEnquiry(mail.enquiryId);
      if (enquiry === null) return needless('the enquiry was erased');
      const events = await store.desk.eventsOf([enquiry.id]);
      const event = events.find(({ id }) => id === mail.eventId);
      const staff = event && (await store.staff.findStaff(event.who));
      if (!event || !staff) return needless('nobody is known to have sent it');
      const messagesFor = await makeMessageFillerFromStore({ store, config, staff, offers, now });
      const message = (await messagesFor(enquiry)).find(({ id }) => id === event.what.template);
      if (message === undefined) return needless('it does not fit the person any more');
      if (enquiry.email === null || !widelyAcceptedMailAddressPattern.test(enquiry.email))
        return { at: 'refused', reason: 'the address cannot be written to' };
      const { outcome } = await smtp.send({
        from: { name: offers.seller?.name ?? '', address: from },
        to: [{ name: '', address: enquiry.email }],
        replyTo: { name: staff.name, address: staff.email },
        subject: message.subject,
        text: message.body,
        messageId: makeMessageId(batch.id, from),
        date: new Date(now()),
      });
      return outcome;
    },
    probe: smtp.probe,
    close: smtp.close,
  };
}
