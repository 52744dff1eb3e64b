/**
 * Batches, their fees and their places. A place is held in the transaction that makes the order (`006-batches.sql`), and
 * what becomes of it follows the order (`follow-order.ts`).
 */
import type { Batch, BatchPlan, BatchState } from '#domain/batches/batch.ts';
import type { BatchProblems } from '#domain/batches/check-batch.ts';
import type { Fee } from '#domain/batches/fee-on.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Paise } from '#domain/money.ts';
import type { OrderState } from '#domain/order-states.ts';

export type StoredBatch = Batch & {
  /** Counts the changes. */
  version: number;
  /** Places held for a payment, and paid ones. */
  held: number;
  taken: number;
  /** Paid without a place: each is a discrepancy for a person. */
  over: number;
  waiting: number;
};

/** Somebody on the waiting list; the newest state stands in `state`. */
export type Waiting = {
  enquiryId: string;
  batchId: string | null;
  state: 'waiting' | 'promoted' | 'left';
  orderId: string | null;
  since: Date;
  name: string | null;
  email: string | null;
  phone: string | null;
};

/** An order with a place in a batch. */
export type Seated = {
  orderId: string;
  state: 'held' | 'taken' | 'over';
  orderState: OrderState;
  heldUntil: Date;
  /** Null once they were erased. */
  name: string | null;
};

export type BatchSaving = {
  who: string;
  /** Null for a new one; otherwise the version that was before whoever edits. */
  version: number | null;
  isOffer: (slug: string) => boolean;
  /** What the offer costs on the batch's first day, when it is not an early price; null where that is not known. */
  feePaise: Paise | null;
};

export type BatchSaved =
  | { at: 'saved'; batch: StoredBatch }
  /** Somebody else changed it after the version that was seen. */
  | { at: 'meanwhile'; batch: StoredBatch }
  | { at: 'refused'; problems: BatchProblems }
  | { at: 'gone' };

/** `closed`: it is a draft, cancelled, over, or of another offer. `ended`: the order can't have a place any more. */
export type OrderMoved = 'moved' | 'unchanged' | 'full' | 'closed' | 'ended';

export interface BatchPort {
  /** All of them, or those of one offer, by their first day. */
  batches(offer?: string): Promise<StoredBatch[]>;
  findBatch(id: string): Promise<StoredBatch | null>;
  /** A null id makes a new one. Seats that are added go to those who wait, in the same transaction. */
  saveBatch(
    id: string | null,
    plan: BatchPlan,
    state: BatchState,
    saving: BatchSaving,
  ): Promise<BatchSaved>;
  /** A draft that nobody has enrolled for; false for any other, which is cancelled instead. */
  removeDraft(id: string, who: string): Promise<boolean>;
  fees(): Promise<Fee[]>;
  /** One for each day and thing: a second one takes the place of the first. */
  setFee(fee: Fee, who: string): Promise<void>;
  /** False when there is none. */
  removeFee(of: string, fromDay: CalendarDate, who: string): Promise<boolean>;
  seated(batchId: string): Promise<Seated[]>;
  /** In the order in which they came; without a batch, those who wait for the next one of the offer. */
  waitingFor(offer: string, batchId: string | null): Promise<Waiting[]>;
  /** They wait no longer. False when they had a place meanwhile, or left. */
  leaveWaiting(enquiryId: string, who: string): Promise<boolean>;
  /** With its entry in the audit. The place that gets free goes to the first who waits. */
  moveOrder(orderId: string, batchId: string, who: string): Promise<OrderMoved>;
  /** Gives free places to those who wait: of a batch, or of all. Resolves with how many. */
  promote(batchId?: string): Promise<number>;
  /** Places whose time is over, also when nobody has told that the link ended. Resolves with how many. */
  releaseOverdue(): Promise<number>;
  /** Whether samples can be enrolled for: never on a public address. */
  sellSamples(areSold: boolean): Promise<void>;
  areSamplesSold(): Promise<boolean>;
  /** The first batches of a fresh machine: once, and only where there are none yet. Resolves with how many. */
  seedBatches(batches: readonly (BatchPlan & { isSample: boolean })[]): Promise<number>;
}
