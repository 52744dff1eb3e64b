/** What the database knows about the running service, for the checks that warn the owner. */
import type { ChannelFacts, PaymentFacts } from '#domain/trouble/trouble-facts.ts';

type ServiceMark = { at: Date; note: string | null };

export interface TroubleFactsPort {
  /** Facts about every channel, on or off. Their times are those of the clock that stamped the entries. */
  channelFacts(): Promise<ChannelFacts[]>;
  paymentFacts(): Promise<PaymentFacts>;
  /** When the first enquiry arrived or the first member of staff was invited; null before both. */
  firstEntryAt(): Promise<Date | null>;
  /** The owners' mail addresses. */
  ownerEmails(): Promise<string[]>;
  /** When this mark was last set, with its note. Null if it was never set or was cleared. */
  serviceMark(name: string): Promise<ServiceMark | null>;
  setServiceMark(name: string, note: string | null): Promise<void>;
  /**
   * Sets the mark unless it was set within `restMs`. False in that case, so that only one of two simultaneous
   * callers continues. A mark more than `restMs` in the future, from a clock that was set back later, counts as
   * old.
   */
  claimServiceMark(name: string, restMs: number): Promise<boolean>;
  clearServiceMark(name: string): Promise<void>;
}
