/**
 * What the database knows about the running service, for the checks that warn the owner. A service mark says when
 * something last happened, for example a backup.
 */
import type { ChannelFacts, PaymentFacts } from '#domain/trouble/trouble-facts.ts';

type ServiceMark = { at: Date; note: string | null };

export interface TroubleFactsPort {
  /**
   * Returns facts about every outbox channel, also about those that are switched off. Times are by the clock that
   * stamped the entries.
   */
  channelFacts(): Promise<ChannelFacts[]>;
  paymentFacts(): Promise<PaymentFacts>;
  /** Returns when the first enquiry arrived or the first member of staff was invited; null before both. */
  firstEntryAt(): Promise<Date | null>;
  /** Returns the mail addresses of the active owners. */
  ownerEmails(): Promise<string[]>;
  /** Returns when this mark was last set, with its note. Null if it was never set or was cleared. */
  serviceMark(name: string): Promise<ServiceMark | null>;
  setServiceMark(name: string, note: string | null): Promise<void>;
  /**
   * Sets the mark and returns true. Returns false if the mark was set less than `restMs` ago, so that only one of two
   * simultaneous callers continues. A mark more than `restMs` in the future was written by a wrong clock and is
   * replaced.
   */
  claimServiceMark(name: string, restMs: number): Promise<boolean>;
  clearServiceMark(name: string): Promise<void>;
}
