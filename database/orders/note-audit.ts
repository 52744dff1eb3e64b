import { type DeskTransaction, noteDeskEvent } from '../desk/desk-events.ts';
import type { NewAuditEntry } from './order-port.ts';

/** Writes the desk's audit entry besides the order's own event; does nothing without an entry. */
export async function noteAudit(
  work: DeskTransaction,
  orderId: string,
  who: string,
  audit: NewAuditEntry | undefined,
): Promise<void> {
  if (audit !== undefined) await noteDeskEvent(work, { ...audit, subject: orderId, who });
}
