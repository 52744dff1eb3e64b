/**
 * Batches, their fees and their places. The transaction that creates an order also holds a place for the order
 * (`006-batches.sql`). From then on the state of the place follows the state of the order (`sync-place-with-order.ts`).
 */
import type { Batch, BatchPlan, BatchState } from '#domain/batches/batch.ts';
import type { BatchProblems } from '#domain/batches/check-batch.ts';
import type { DatedFee } from '#domain/batches/fee-on-day.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';
import type { OrderState } from '#domain/orders/order-states.ts';

export type StoredBatch = Batch & {
  /**
   * Whether visitors can get a place in the batch: the publication in force names the batch, or nothing was ever
   * published.
   */
  isPublished: boolean;
  /** A number that increases each time when staff save the batch. */
  version: number;
  /** Counts of places: those that are `held` for an order until it is paid, and those that paid orders have `taken`. */
  held: number;
  taken: number;
  /**
   * The number of orders that were paid and have no place. Each raised a discrepancy, which stays open until a person
   * settles it or the order gets a place.
   */
  over: number;
  waiting: number;
};

/**
 * An entry of the waiting list, with the person's details as staff corrected them. `orderId` is null until the person
 * gets a place.
 */
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
  /** The version of the batch that the editor loaded; null for a new batch. */
  version: number | null;
  isOffer: (slug: string) => boolean;
  /** The offer's fee today, not reduced by a batch's early price; null when the fee is unknown. */
  feePaise: Paise | null;
};

export type SaveBatchResult =
  | { at: 'saved'; batch: StoredBatch }
  /** Somebody else changed the batch after the version that the editor loaded. */
  | { at: 'meanwhile'; batch: StoredBatch }
  | { at: 'refused'; problems: BatchProblems }
  | { at: 'gone' };

/**
 * Why an open batch is hidden from visitors. Staff give no place in it either. `not published`: no publication names it
 * yet. `sample`: it is a sample batch that was withdrawn, or samples are not sold here.
 */
export type HiddenBatchReason = 'not published' | 'sample';

/**
 * `unchanged`: the order already has a place in the batch. `closed`: the batch is a draft, cancelled, over, of another
 * offer, or does not exist. `ended`: the order can't have a place, because its link ended, it was refunded, or it is a
 * later instalment, whose place belongs to the order of the first instalment.
 */
export type MoveOrderResult =
  | 'moved'
  | 'unchanged'
  | 'full'
  | 'closed'
  | 'ended'
  | HiddenBatchReason;

export interface BatchPort {
  /** All batches, or those of one offer, sorted by first day. */
  batches(offer?: string): Promise<StoredBatch[]>;
  /**
   * All batches that visitors can know of, or only those of one offer, sorted by first day. Includes batches that are
   * cancelled or have begun. Leaves out drafts, unpublished batches, and samples while samples are not sold.
   */
  knownBatches(offer?: string): Promise<StoredBatch[]>;
  findBatch(id: string): Promise<StoredBatch | null>;
  /**
   * Saves a batch; a null id creates one. Places that are added go to paid orders without a place, then to the waiting
   * list, in the same transaction.
   */
  saveBatch(
    id: string | null,
    plan: BatchPlan,
    state: BatchState,
    saving: SaveBatchContext,
  ): Promise<SaveBatchResult>;
  /** Removes a draft with no order and nobody waiting. False for any other batch, which can only be cancelled. */
  removeDraft(id: string, who: string): Promise<boolean>;
  fees(): Promise<DatedFee[]>;
  /**
   * Sets the fee of an offer, or of a kind of offers, from a day on. A second fee for the same day and the same offer
   * or kind replaces the first.
   */
  setFee(fee: DatedFee, who: string): Promise<void>;
  /** Removes the fee of an offer or a kind from this day on. False if there is no such fee. */
  removeFee(of: string, fromDay: CalendarDate, who: string): Promise<boolean>;
  seated(batchId: string): Promise<SeatedOrder[]>;
  /**
   * The entries of the waiting list in the order of arrival, with those of people who got a place or left the list. If
   * `batchId` is null, these are the entries for the next batch of the offer.
   */
  waitingFor(offer: string, batchId: string | null): Promise<WaitingPerson[]>;
  /** Removes a person from the waiting list. False if the person already got a place or left the list. */
  leaveWaiting(enquiryId: string, who: string): Promise<boolean>;
  /**
   * Moves an order to another batch, records this in the audit and queues a mail to the learner. The place that becomes
   * free goes to a paid order without a place, otherwise to the first person on the waiting list.
   */
  moveOrder(orderId: string, batchId: string, who: string): Promise<MoveOrderResult>;
  /**
   * Gives away the free places of one batch, or of all batches; skips a batch for which nobody waits. A place goes
   * first to a paid order without one, then to the waiting list. Resolves with the number of people who got a place
   * from the waiting list.
   */
  promote(batchId?: string): Promise<number>;
  /**
   * Releases places that were held for too long, even if no event said that a link ended; at most 100 at a call.
   * Resolves with the number of places.
   */
  releaseOverdue(): Promise<number>;
  /** Sets whether sample batches are sold. The service never sells them on a site with a public https address. */
  sellSamples(areSold: boolean): Promise<void>;
  areSamplesSold(): Promise<boolean>;
  /**
   * Creates the batches with which a new installation begins: once, and only if there are no batches. Resolves with the
   * number of batches that were created.
   */
  seedBatches(batches: readonly (BatchPlan & { isSample: boolean })[]): Promise<number>;
}
