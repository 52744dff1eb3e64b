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
   * Whether the batch is in the publication that the site shows; always true if nothing was ever published. Visitors
   * can get a place only in such a batch.
   */
  isPublished: boolean;
  /** Increases by 1 each time staff save the batch. */
  version: number;
  /** Numbers of places: `held` for orders that are not paid yet, and `taken` by paid orders. */
  held: number;
  taken: number;
  /**
   * The number of paid orders that got no place because the batch was full or cancelled. Each raised the discrepancy
   * "no place left".
   */
  over: number;
  waiting: number;
};

/**
 * A person on the waiting list, with the name, mail address and phone number as staff corrected them. `orderId` is null
 * until the person gets a place.
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

/** An order with a place in a batch, or a paid order for which the batch has no place (`over`). */
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
  /** The version of the batch when the editor loaded it; null for a new batch. */
  version: number | null;
  isOffer: (slug: string) => boolean;
  /** The offer's fee today, not reduced by a batch's early price; null when the fee is unknown. */
  feePaise: Paise | null;
};

export type SaveBatchResult =
  | { at: 'saved'; batch: StoredBatch }
  /** Somebody else saved the batch after the editor loaded it. `batch` has the new values. */
  | { at: 'meanwhile'; batch: StoredBatch }
  | { at: 'refused'; problems: BatchProblems }
  | { at: 'gone' };

/**
 * Why visitors do not see an open batch. Staff can't give a place in it either. `not published`: the publication that
 * the site shows does not have the batch. `sample`: it is a sample batch, and this site sells no samples or the offer
 * has a real batch.
 */
export type HiddenBatchReason = 'not published' | 'sample';

/**
 * `unchanged`: the order already has a place in this batch. `closed`: the batch does not exist, belongs to another
 * offer, is over, or is not open. `ended`: the order can't have a place, because its link ended, money was refunded, or
 * another order has the learner's place (the first instalment, or the new course).
 */
export type MoveOrderResult =
  | 'moved'
  | 'unchanged'
  | 'full'
  | 'closed'
  | 'ended'
  | HiddenBatchReason;

export interface BatchPort {
  /** Returns all batches, or only those of this offer, sorted by first day. */
  batches(offer?: string): Promise<StoredBatch[]>;
  /**
   * Returns the batches that visitors can see, all or only those of this offer, sorted by first day. Includes batches
   * that are cancelled or have begun. Leaves out drafts, unpublished batches, and samples that this site does not sell.
   */
  visibleBatches(offer?: string): Promise<StoredBatch[]>;
  findBatch(id: string): Promise<StoredBatch | null>;
  /**
   * Saves a batch, or creates one if `id` is null. In the same transaction, new places go first to paid orders without
   * a place, then to the waiting list.
   */
  saveBatch(
    id: string | null,
    plan: BatchPlan,
    state: BatchState,
    saving: SaveBatchContext,
  ): Promise<SaveBatchResult>;
  /**
   * Removes a draft that has no orders and no waiting list. Returns false for any other batch, which staff can only
   * cancel.
   */
  removeDraft(id: string, who: string): Promise<boolean>;
  fees(): Promise<DatedFee[]>;
  /**
   * Sets the fee of one offer, or of a kind such as "workshop", from a day on. Replaces a fee that was set for the same
   * offer or kind and the same day.
   */
  setFee(fee: DatedFee, who: string): Promise<void>;
  /** Removes the fee of an offer or a kind that begins on `fromDay`. False if there is no such fee. */
  removeFee(of: string, fromDay: CalendarDate, who: string): Promise<boolean>;
  ordersInBatch(batchId: string): Promise<SeatedOrder[]>;
  /**
   * Returns the waiting list of a batch in the order of arrival, including people who already got a place or left. If
   * `batchId` is null, returns the people who wait for the next batch of the offer.
   */
  waitingListOf(offer: string, batchId: string | null): Promise<WaitingPerson[]>;
  /** Removes a person from the waiting list. False if the person already got a place or left the list. */
  leaveWaiting(enquiryId: string, who: string): Promise<boolean>;
  /**
   * Moves an order to another batch, records this in the audit and queues a mail to the learner. The place that becomes
   * free goes to a paid order without a place, otherwise to the first person on the waiting list.
   */
  moveOrder(orderId: string, batchId: string, who: string): Promise<MoveOrderResult>;
  /**
   * Gives away the free places of every batch that is open, has not begun and has a waiting list, or only those of the
   * batch `batchId`, if it is such a batch. Each place goes first to a paid order without a place, then to the waiting
   * list. Resolves with the number of people from the waiting list who got a place.
   */
  giveFreePlaces(batchId?: string): Promise<number>;
  /**
   * Releases places whose payment deadline is more than 15 minutes past, even if the provider did not report the end of
   * the payment link. Releases at most 100 places in one call, and resolves with their number.
   */
  releaseOverduePlaces(): Promise<number>;
  /** Sets whether sample batches are sold. The service never sells them on a site with a public https address. */
  setSamplesSold(areSold: boolean): Promise<void>;
  areSamplesSold(): Promise<boolean>;
  /**
   * Creates the first batches of a new installation. Does so only once, and only if there are no batches. Resolves with
   * the number of created batches.
   */
  seedBatches(batches: readonly (BatchPlan & { isSample: boolean })[]): Promise<number>;
}
