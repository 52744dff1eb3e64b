import type { DeskEventType } from '#domain/desk-event-types.ts';
import { recordDeskEvent } from '../../desk/desk-event-store.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';

/** An entry for the desk's audit: what a member of staff did. It is written in the transaction of the change. */
export type NewAuditEntry = { type: DeskEventType; what: Readonly<Record<string, unknown>> };

/**
 * Writes an entry into the desk's audit, in addition to the event of the order. Does nothing if `audit` is undefined.
 */
export async function recordAuditEntry(
  work: DeskTransaction,
  orderId: string,
  who: string,
  audit: NewAuditEntry | undefined,
): Promise<void> {
  if (audit !== undefined) await recordDeskEvent(work, { ...audit, subject: orderId, who });
}
