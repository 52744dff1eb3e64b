/** What the database knows of the running of the service, for who looks whether the owner has to hear of something. */
import type { ChannelFacts, PaymentFacts } from '#domain/trouble/trouble-facts.ts';

type ServiceMark = { at: Date; note: string | null };

export interface TroublePort {
  /** Of the channels that are on, by the clock that entries are written by. */
  channelFacts(): Promise<ChannelFacts[]>;
  paymentFacts(): Promise<PaymentFacts>;
  /** When the first enquiry came or the first of the staff was invited; null before both. */
  firstEntryAt(): Promise<Date | null>;
  /** Where the owners of the desk get their mail. */
  ownerEmails(): Promise<string[]>;
  /** Null when it was never set. */
  serviceMark(name: string): Promise<ServiceMark | null>;
  setServiceMark(name: string, note: string | null): Promise<void>;
  /**
   * Sets the mark unless it was set within `restMs`. False then: of two that ask at the same moment, one may go on.
   * A mark that lies further ahead than `restMs`, because the clock was put back, counts as long ago.
   */
  claimServiceMark(name: string, restMs: number): Promise<boolean>;
  clearServiceMark(name: string): Promise<void>;
}
