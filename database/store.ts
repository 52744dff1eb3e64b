/**
 * Everything that the service may ask of a database, combined from the ports of its folders. SQLite and PostgreSQL both
 * implement this interface and pass the same tests. Times are `Date`s, ids are UUIDv7 (which sort by time of arrival).
 */
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { BatchPort } from './batches/batch-port.ts';
import type { BookkeepingPort } from './bookkeeping/bookkeeping-port.ts';
import type { ChecklistPort } from './checklists/checklist-port.ts';
import type { DeskPort } from './desk/desk-port.ts';
import type { LeadPort } from './enquiries/lead-port.ts';
import type { OrderPort } from './orders/order-port.ts';
import type { MailLimitPort } from './outbox/mail-limit-port.ts';
import type { EnquiryNotificationChannel, OutboxPort, OutboxStats } from './outbox/outbox-port.ts';
import type { PublicationPort } from './publications/publication-port.ts';
import type { QuarantinePort } from './quarantine/quarantine-port.ts';
import type { StaffPort } from './staff/staff-port.ts';
import type { TroubleFactsPort } from './trouble/trouble-facts-port.ts';
import type { SubmissionPort } from './visitors/submission-port.ts';
import type { WebVitalsPort } from './web-vitals-port.ts';

export type StoreStats = {
  rows: Record<EnquiryKind, { total: number; lastDay: number; lastWeek: number }>;
  outbox: Record<EnquiryNotificationChannel, OutboxStats>;
  quarantine: number;
};

export interface Store
  extends SubmissionPort,
    LeadPort,
    QuarantinePort,
    WebVitalsPort,
    MailLimitPort {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly outbox: OutboxPort;
  readonly orders: OrderPort;
  readonly bookkeeping: BookkeepingPort;
  readonly batches: BatchPort;
  readonly checklists: ChecklistPort;
  readonly desk: DeskPort;
  readonly staff: StaffPort;
  readonly trouble: TroubleFactsPort;
  readonly publications: PublicationPort;
  stats(): Promise<StoreStats>;
  /** The random secret of this name, which all processes on this database share; created when first needed. */
  sharedSecret(name: string): Promise<string>;
  /**
   * Deletes expired records of every kind except enquiries (see `retention-limits.ts`). Also gives up events of the
   * payment provider whose payment stays unknown.
   */
  deleteExpiredRecords(): Promise<void>;
  /** Resolves if the database answers and seems to accept writes; writes nothing. Rejects with StoreUnavailable. */
  ping(): Promise<void>;
  /**
   * Writes at least as many bytes as an enquiry takes; resolves when they are on disk. Rejects with StoreUnavailable.
   */
  heartbeat(): Promise<void>;
  close(): Promise<void>;
}
