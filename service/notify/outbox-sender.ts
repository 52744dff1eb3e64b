import type { OutboxBatch } from '#database/outbox/outbox-port.ts';

/** The result of sending a message. Reasons are for the log and contain no personal data. */
export type SendOutcome =
  | { at: 'sent'; remark?: string }
  /** The message is outdated, and nothing was sent. */
  | { at: 'needless'; because: string }
  /** The recipient's limit is reached, so the message is sent later. This is not a failure. */
  | { at: 'not yet'; until: Date }
  /** A temporary failure: the same message is retried later. */
  | { at: 'later'; reason: string }
  /** The server will never accept this message, or accept it for these recipients. */
  | { at: 'refused'; reason: string }
  /** No message can be sent until a person changes something. */
  | { at: 'stopped'; reason: string };

export interface OutboxSender {
  /**
   * Sends the outbox entries of `batch` in one message. A failure to send is returned as an outcome; the promise
   * rejects only because of a bug, or if the database can't be reached.
   */
  send(batch: OutboxBatch): Promise<SendOutcome>;
  /** Checks whether sending would work, and sends nothing. */
  probe(): Promise<SendOutcome>;
  close(): void;
}
