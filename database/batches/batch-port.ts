/**
 * Batches, their fees and their places. The transaction that creates an order holds its place (`006-batches.sql`);
 * from then on the place follows the order (`sync-place-with-order.ts`).
 */
import type { Batch, BatchPlan, BatchState } from '#domain/batches/batch.ts';
import type { BatchProblems } from '#domain/batches/check-batch.ts';
import type { Fee } from '#domain/batches/fee-on.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Paise } from '#domain/money.ts';
import type { OrderState } from '#domain/order-states.ts';

export type StoredBatch = Batch & {
  /** Whether visitors can get a place in it: what is published names it, or nothing was ever published. */
  isPublished: boolean;
  /** Increases with every change. */
  version: number;
  /** Places held for a payment (`held`) and paid ones (`taken`). */
  held: number;
  taken: number;
  /** Orders paid without a place: each is a discrepancy for a person. */
  over: number;
  waiting: number;
};

/** A person on the waiting list, with their present state. */
type WaitingPerson = {
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
type SeatedOrder = {
  orderId: string;
  state: 'held' | 'taken' | 'over';
  orderState: OrderState;
  heldUntil: Date;
  /** The person's name; null after the person was erased. */
  name: string | null;
};

type SaveBatchContext = {
  who: string;
  /** The version that the editor loaded; null for a new batch. */
  version: number | null;
  isOffer: (slug: string) => boolean;
  /** The offer's fee on the batch's first day, without an early price; null when unknown. */
  feePaise: Paise | null;
};

export type SaveBatchResult =
  | { at: 'saved'; batch: StoredBatch }
  /** Somebody else changed the batch after the version that the editor loaded. */
  | { at: 'meanwhile'; batch: StoredBatch }
  | { at: 'refused'; problems: BatchProblems }
  | { at: 'gone' };

/** `closed`: a draft, cancelled, over, or of another offer. `ended`: the order can't have a place any more. */
export type MoveOrderResult = 'moved' | 'unchanged' | 'full' | 'closed' | 'ended';

export interface BatchPort {
  /** All batches, or those of one offer, sorted by first day. */
  batches(offer?: string): Promise<StoredBatch[]>;
  findBatch(id: string): Promise<StoredBatch | null>;
  /** A null id creates a batch. Added seats go to the waiting list in the same transaction. */
  saveBatch(
    id: string | null,
    plan: BatchPlan,
    state: BatchState,
    saving: SaveBatchContext,
  ): Promise<SaveBatchResult>;
  /** Removes a draft that nobody enrolled in. False for any other batch, which can be cancelled instead. */
  removeDraft(id: string, who: string): Promise<boolean>;
  fees(): Promise<Fee[]>;
  /** One fee per day and offer or kind: a second one replaces the first. */
  setFee(fee: Fee, who: string): Promise<void>;
  /** False when there is none. */
  removeFee(of: string, fromDay: CalendarDate, who: string): Promise<boolean>;
  seated(batchId: string): Promise<SeatedOrder[]>;
  /** In order of arrival; without a batch, those who wait for the offer's next one. */
  waitingFor(offer: string, batchId: string | null): Promise<WaitingPerson[]>;
  /** Takes somebody off the waiting list. False if they got a place or had left already. */
  leaveWaiting(enquiryId: string, who: string): Promise<boolean>;
  /** Records the change in the audit. The freed place goes to the first person on the waiting list. */
  moveOrder(orderId: string, batchId: string, who: string): Promise<MoveOrderResult>;
  /** Gives free places of one batch, or of all, to the waiting lists. Resolves with their number. */
  promote(batchId?: string): Promise<number>;
  /** Releases places held for too long, even if no event said that the link ended. Resolves with their number. */
  releaseOverdue(): Promise<number>;
  /** Whether sample batches can be bought: never on a public address. */
  sellSamples(areSold: boolean): Promise<void>;
  areSamplesSold(): Promise<boolean>;
  /**
   * Creates the sample batches of a new installation: once, and only if there are no batches. Resolves with their
   * number.
   */
  seedBatches(batches: readonly (BatchPlan & { isSample: boolean })[]): Promise<number>;
}
