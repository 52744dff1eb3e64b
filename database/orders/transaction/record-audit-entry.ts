import type { DeskEventType } from '#domain/desk-event-types.ts';
import { type DeskTransaction, recordDeskEvent } from '../../desk/desk-events.ts';

/** What a member of staff did, for the desk's audit. It is written in the transaction of the change. */
export type NewAuditEntry = { type: DeskEventType; what: Readonly<Record<string, unknown>> };

/** Writes the desk's audit entry besides the order's own event; does nothing without an entry. */
export async function recordAuditEntry(
  work: DeskTransaction,
  orderId: string,
  who: string,
  audit: NewAuditEntry | undefined,
): Promise<void> {
  if (audit !== undefined) await recordDeskEvent(work, { ...audit, subject: orderId, who });
}
