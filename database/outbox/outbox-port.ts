import type { OutboxChannel } from '#domain/outbox-channel.ts';
import type { Lead } from '../enquiries/lead-port.ts';
import type { UnreportedQuarantine } from '../quarantine/quarantine-port.ts';

/** The channels that notify staff and the CRM of enquiries. `OutboxChannel` names all channels of the outbox. */
export type EnquiryNotificationChannel = 'mail' | 'webhook';

/** All channels of the outbox. If one is missing here, the code does not compile. */
const every: Readonly<Record<OutboxChannel, true>> = {
  mail: true,
  visitor: true,
  owner: true,
  desk: true,
  webhook: true,
};
export const outboxChannels = Object.keys(every) as OutboxChannel[];

/**
 * A notification about an order. `type` is the event that it reports, such as `order.paid` for the visitor, or
 * `order.doubt` for staff.
 */
export type OrderNotification = { type: string; orderId: string };

/** A mail that staff send: its enquiry, and the id of the history entry that says who sends what. */
type BulkMail = { enquiryId: string; eventId: string };

/** Entries that one dispatcher has claimed, to send them in one message. */
export type OutboxBatch = {
  id: string;
  channel: string;
  /** The number of failed attempts to send the batch. */
  attempts: number;
  createdAt: Date;
  leads: Lead[];
  /** Set only in the mail channel, if something was quarantined. */
  quarantined?: UnreportedQuarantine;
  /** Notifications about orders; only in the visitors' channel and in mails to staff. */
  orders?: OrderNotification[];
  /** The Mondays of the weeks to report; only in the channel `owner`. */
  weeks?: string[];
  /** The mails that staff send; only in the channel of the desk. */
  bulkMails?: BulkMail[];
};

export type OutboxStats = {
  waiting: number;
  sent: number;
  setAside: number;
  oldestWaiting: Date | null;
};

/** The reason stored for a mail that is delayed because its address reached the limit. The delay is not a failure. */
export const mailLimitReason = 'the limit of its address';

/** The part of the outbox for dispatchers: claim a batch, send it outside any transaction, then record the result. */
export interface OutboxPort {
  /** Switches a channel on or off for rows that arrive from now on. */
  setChannel(channel: string, isOn: boolean): Promise<void>;
  /** Claims up to `limit` due entries as one batch; null when there is nothing to send. */
  claim(channel: string, limit: number, leaseMs: number): Promise<OutboxBatch | null>;
  markSent(batchId: string): Promise<void>;
  /**
   * Schedules a retry at `dueAt`. `countsAsTry` is false if the message itself did not fail, for example if its address
   * reached the mail limit.
   */
  postpone(batchId: string, dueAt: Date, reason: string, countsAsTry: boolean): Promise<void>;
  /**
   * Splits the batch: from now on, each of its entries is sent separately. All are due at once, so that one bad entry
   * does not block the others.
   */
  splitBatch(batchId: string): Promise<void>;
  /** Gives the batch up, so that staff have to look at it. */
  giveUp(batchId: string, reason: string): Promise<void>;
  /**
   * Makes given-up and postponed entries due now and returns their number. An entry that waits on purpose and was never
   * tried stays delayed.
   */
  retryAll(): Promise<number>;
}
