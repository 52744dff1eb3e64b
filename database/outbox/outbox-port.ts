import type { Lead } from '../enquiries/enquiry-port.ts';
import type { QuarantineSince } from '../quarantine/quarantine-port.ts';

/** Those that this release can send through. The tables take any other as well, once it has a row in `channels`. */
export type Channel = 'mail' | 'webhook';

/** Something that happened to an order: `order.paid` for its visitor, `order.doubt` or `order.paid-late` for staff. */
export type OrderNotification = { type: string; orderId: string };

/** Entries that travel in one message. Claimed for a while; nobody else sends them meanwhile. */
export type Batch = {
  id: string;
  channel: string;
  /** How often sending these was tried before. */
  attempts: number;
  createdAt: Date;
  leads: Lead[];
  /** Only in mail, and only when something was quarantined. */
  quarantined?: QuarantineSince;
  /** In the visitors' channel, and in mail to staff. */
  orders?: OrderNotification[];
};

export type OutboxStats = {
  waiting: number;
  sent: number;
  setAside: number;
  oldestWaiting: Date | null;
};

/** The reason of a mail that waits because its address has had enough for now: nothing has failed. */
export const limitReason = 'the limit of its address';

/** The worker's side of the outbox: claim, send outside any transaction, then say what came of it. */
export interface Outbox {
  /** Rows that come in from now on are noted for this channel, or no longer. */
  setChannel(channel: string, isOn: boolean): Promise<void>;
  /** Up to `limit` entries that are due, as one batch; null when there is nothing to send. */
  claim(channel: string, limit: number, leaseMs: number): Promise<Batch | null>;
  markSent(batchId: string): Promise<void>;
  /** Another try at `dueAt`. `countsAsTry` is false when it was not this message's fault. */
  postpone(batchId: string, dueAt: Date, reason: string, countsAsTry: boolean): Promise<void>;
  /** Each entry alone from now on, due at once: one bad entry must not hold up the others. */
  separate(batchId: string): Promise<void>;
  /** No further tries; a person has to look. */
  setAside(batchId: string, reason: string): Promise<void>;
  /** Entries set aside are due again (and those postponed, at once). Returns how many. */
  retryAll(): Promise<number>;
}
