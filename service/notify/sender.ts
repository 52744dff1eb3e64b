import type { Batch } from '#database/outbox/outbox-port.ts';

/** What became of a message. A reason is for the log and holds no name, address or number of a visitor. */
export type Outcome =
  | { at: 'sent'; remark?: string }
  /** There is nothing to say any more, and nothing was sent. */
  | { at: 'needless'; because: string }
  /** The recipient has reached the limit for now: the same message is sent later. Nothing has failed. */
  | { at: 'not yet'; until: Date }
  /** The way was blocked: the same message again, later. */
  | { at: 'later'; reason: string }
  /** This message, or these recipients, will never be taken. */
  | { at: 'refused'; reason: string }
  /** Nothing can be sent by anybody until a person changes something. */
  | { at: 'stopped'; reason: string };

export interface Sender {
  /** Sends one batch as one message. Resolves for every failure; throws only for faults of ours. */
  send(batch: Batch): Promise<Outcome>;
  /** Whether it would work again, without sending anything. */
  probe(): Promise<Outcome>;
  close(): void;
}
