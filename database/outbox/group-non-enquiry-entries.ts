import type { OutboxBatch } from './outbox-port.ts';

type Entry = { type: string; subject: string; row_id?: string };

/**
 * Groups the entries of a batch that are about orders, weeks and mails of the desk. A group without entries is left
 * out. The caller reads the entries about enquiries and the quarantine itself.
 */
export function groupNonEnquiryEntries(
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
