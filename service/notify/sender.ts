import type { OutboxBatch } from '#database/outbox/outbox-port.ts';

/** The result of sending a message. Reasons are for the log and contain no personal data. */
export type SendOutcome =
  | { at: 'sent'; remark?: string }
  /** Outdated; nothing was sent. */
  | { at: 'needless'; because: string }
  /** The recipient's limit is reached: the message is sent later. No failure. */
  | { at: 'not yet'; until: Date }
  /** A temporary failure: retry the same message later. */
  | { at: 'later'; reason: string }
  /** This message, or these recipients, will never be accepted. */
  | { at: 'refused'; reason: string }
  /** Nothing can be sent until a person changes something. */
  | { at: 'stopped'; reason: string };

export interface Sender {
  /** Sends one batch as one message. Resolves for every failure; throws only for bugs. */
  send(batch: OutboxBatch): Promise<SendOutcome>;
  /** Checks whether sending would work, without sending. */
  probe(): Promise<SendOutcome>;
  close(): void;
}
