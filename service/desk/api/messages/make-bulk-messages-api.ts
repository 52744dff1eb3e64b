/**
 * Writes one message to several people: lists the messages that each person can be sent, marks the people to whom a
 * member has already written today, and sends a mail to all of them at once.
 */
import { isUuid } from '#database/uuid-v7.ts';
import type { BulkMessagesApi, MessageRecipient } from '#desk/api-types/bulk-messages-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { messagesForState } from '#domain/messages/recipient-stage.ts';
import { inboxRowsPerPage } from '#domain/rows-per-page.ts';
import { hasPermission, seesEnquiry } from '#domain/staff/roles-and-permissions.ts';
import { widelyAcceptedMailAddressPattern } from '../../../notify/widely-accepted-mail-address-pattern.ts';
import type { ApiOptions } from '../api-options.ts';
import { readCounsellorScopeSetting } from '../enquiry-lists/enquiry-scope.ts';
import { requirePermission } from '../require-permission.ts';
import { makeMessageFillerFromStore } from './make-message-filler.ts';
import { readMessageTemplates } from './read-message-templates.ts';

export function makeBulkMessagesApi(options: ApiOptions): BulkMessagesApi {
  const { store, staff, offers, now, config } = options;
  const { desk } = store;

  /**
   * Returns the enquiries to which this member may write: unassigned ones, the member's own, and if the role may
   * assign, also those of colleagues. Ids beyond the number of rows on a page of the inbox are ignored.
   */
  async function findWritableEnquiries(ids: readonly string[]): Promise<Enquiry[]> {
    requirePermission(staff.role, 'enquiries');
    const viewer = { staffId: staff.id, role: staff.role };
    const scopeSetting = await readCounsellorScopeSetting(store);
    const asked = [...new Set(ids)].slice(0, inboxRowsPerPage);
    const found = await Promise.all(asked.map((id) => desk.findEnquiry(id)));
    return found.filter(
      (one): one is Enquiry =>
        one !== null &&
        !one.isQuarantined &&
        seesEnquiry(viewer, one, scopeSetting) &&
        (one.ownerId === null || one.ownerId === staff.id || hasPermission(staff.role, 'assign')),
    );
  }

  return {
    async findRecipients(ids) {
      const people = await findWritableEnquiries(ids);
      const events = await desk.eventsOf(people.map(({ id }) => id));
      const messagesFor = await makeMessageFillerFromStore(options);
      const today = indianDay(new Date(now()));
      const isWithdrawn = (mailed: DeskEvent) =>
        events.some(
          ({ type, subject, at, what }) =>
            type === 'enquiry.mail-withdrawn' &&
            subject === mailed.subject &&
            // Events of an earlier release do not say which mail was withdrawn, so they count for every mail sent
            // before them.
            (what.mailed === undefined ? at >= mailed.at : what.mailed === mailed.id),
        );
      const opened = events.filter(
        (event) =>
          indianDay(event.at) === today &&
          (event.type === 'enquiry.written' ||
            (event.type === 'enquiry.mailed' && !isWithdrawn(event))),
      );
      return {
        isMailSetUp: config.mail !== null,
        people: await Promise.all(
          people.map(async (enquiry): Promise<MessageRecipient> => {
            const { id, name, phone, email, ownerId } = enquiry;
            return {
              id,
              name,
              phone,
              email,
              ownerId,
              messages: await messagesFor(enquiry),
              opened: opened
                .filter(({ subject }) => subject === id)
                .map(({ type, what, who, at }) => ({
                  message: String(what.template),
                  who,
                  at,
                  isMailed: type === 'enquiry.mailed',
                })),
            };
          }),
        ),
      };
    },

    async mail(ids, messageId, formKey) {
      if (config.mail === null) return null;
      const people = await findWritableEnquiries(ids);
      const { templates } = await readMessageTemplates(store, offers);
      // Only the template is chosen here. `makeBulkMailSender` fills it in when the mail is sent.
      const messageOf = ({ state }: Enquiry) =>
        messagesForState(templates, state).find(
          ({ id, channel }) => id === messageId && channel === 'mail',
        );
      const reached = people.filter(
        (one) =>
          widelyAcceptedMailAddressPattern.test(one.email ?? '') && messageOf(one) !== undefined,
      );
      // Each address gets one mail, because one person may have sent several enquiries.
      const addresses = new Set<string>();
      const once = reached.filter(({ email }) => {
        const address = (email ?? '').toLowerCase();
        return !addresses.has(address) && addresses.add(address);
      });
      const [first] = once;
      const message = first && messageOf(first);
      if (message === undefined) return null;
      const did = isUuid(formKey) ? formKey : crypto.randomUUID();
      const count = await desk.sendMails(
        once.map(({ id }) => id),
        message,
        staff.id,
        { did },
      );
      return { did, count };
    },

    async withdrawMails(did) {
      requirePermission(staff.role, 'enquiries');
      return desk.withdrawMails(did, staff.id);
    },
  };
}
