/**
 * What the service may ask of a database, put together from the ports of its folders; kept by SQLite and by
 * PostgreSQL, with one test suite for both. Times are `Date`s, ids UUIDv7 (they sort by time of arrival).
 */

import type { TableName } from '#contract/tables.ts';
import type { DeskPort } from './desk/desk-port.ts';
import type { EnquiryPort } from './enquiries/enquiry-port.ts';
import type { OrderPort } from './orders/order-port.ts';
import type { MailTurnPort } from './outbox/mail-turn-port.ts';
import type { Channel, Outbox, OutboxStats } from './outbox/outbox-port.ts';
import type { QuarantinePort } from './quarantine/quarantine-port.ts';
import type { StaffPort } from './staff/staff-port.ts';
import type { TroublePort } from './trouble/trouble-port.ts';
import type { VisitorPort } from './visitors/visitor-port.ts';
import type { VitalsPort } from './vitals.ts';

export type StoreStats = {
  rows: Record<TableName, { total: number; lastDay: number; lastWeek: number }>;
  outbox: Record<Channel, OutboxStats>;
  quarantine: number;
};

export interface Store extends VisitorPort, EnquiryPort, QuarantinePort, VitalsPort, MailTurnPort {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly outbox: Outbox;
  readonly orders: OrderPort;
  readonly desk: DeskPort;
  readonly staff: StaffPort;
  readonly trouble: TroublePort;
  stats(): Promise<StoreStats>;
  /** A random secret that all processes on this database share; made at the first request. */
  sharedSecret(name: string): Promise<string>;
  /** Forgets what has served its time: old keys, sent entries, old quarantine, old measurements, old sessions. */
  tidy(): Promise<void>;
  /** Resolves when the database answers. Rejects with StoreAway. */
  ping(): Promise<void>;
  /** Writes what takes as much room as an enquiry; resolves when it is on disk. Rejects with StoreAway. */
  heartbeat(): Promise<void>;
  close(): Promise<void>;
}
