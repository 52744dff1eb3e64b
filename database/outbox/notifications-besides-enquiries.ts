import type { OutboxBatch } from './outbox-port.ts';

type Entry = { type: string; subject: string; row_id?: string };

/** The entries of a batch about orders, weeks, and mails of the desk. Leads and the quarantine are read elsewhere. */
export function notificationsBesidesEnquiries(
  entries: readonly Entry[],
): Pick<OutboxBatch, 'orders' | 'weeks' | 'bulkMails'> {
  const orders = entries
    .filter(({ type }) => type.startsWith('order.'))
    .map(({ type, subject }) => ({ type, orderId: subject }));
  const weeks = entries.filter(({ type }) => type === 'numbers.week').map(({ subject }) => subject);
  const bulkMails = entries
    .filter(({ type }) => type === 'desk.mail')
    .map(({ subject, row_id }) => ({ enquiryId: subject, eventId: row_id ?? '' }));
  return {
    ...(orders.length === 0 ? {} : { orders }),
    ...(weeks.length === 0 ? {} : { weeks }),
    ...(bulkMails.length === 0 ? {} : { bulkMails }),
  };
}
