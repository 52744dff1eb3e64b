/** Batches and fees at the desk: every role reads them, and the owner changes them. */
import type { Batch, BatchPlan } from '#domain/batches/batch.ts';
import type { BatchStatus } from '#domain/batches/batch-status.ts';
import type { BatchProblems } from '#domain/batches/check-batch.ts';
import type { FeeInput, FeeProblems } from '#domain/batches/check-fee.ts';
import type { DifferenceFromOfferPage } from '#domain/batches/find-differences-from-offer-page.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';

/**
 * `published`: the batch is in the publication that visitors see, so they can get a place in it. `not yet`: it will be
 * in the next publication. `left out`: neither, because it is a draft, or a sample that visitors are not to see.
 */
export type BatchVisibility = 'published' | 'not yet' | 'left out';

export type ListedBatch = Batch & {
  visibility: BatchVisibility;
  version: number;
  held: number;
  taken: number;
  /** The number of paid orders that got no place in the batch, because it was full or cancelled when the money came. */
  over: number;
  waiting: number;
  /** The offer's name, or its slug if it is no longer sold. */
  offerName: string;
  status: BatchStatus;
};

/** Warnings that the page of a batch shows. The batch can be opened for enrolment in spite of them. */
export type BatchWarnings = {
  holidays: CalendarDate[];
  /** Where the batch differs from the offer's page: in its length in weeks, or in its live hours a week. */
  differences: DifferenceFromOfferPage[];
  clashes: { id: string; offerName: string; firstDay: CalendarDate; from: string; to: string }[];
};

/** Whether the published pages show the batch as staff saved it last. `as before`: they show an earlier version. */
export type BatchPublishState = 'not shown' | 'as before' | 'as saved';

export type BatchDetails = ListedBatch &
  BatchWarnings & {
    /** The offer's fee on the first day of the batch, without an early price; null if the offer is not on sale. */
    feePaise: Paise | null;
    publishState: BatchPublishState;
    seated: {
      orderId: string;
      state: 'held' | 'taken' | 'over';
      heldUntil: Date;
      /** The person's name; null after the person was erased. */
      name: string | null;
    }[];
    waits: {
      enquiryId: string;
      state: 'waiting' | 'promoted' | 'left';
      orderId: string | null;
      since: Date;
      name: string | null;
    }[];
    /** The number of people who wait for the offer's next batch. */
    waitingForNext: number;
    history: {
      id: string;
      at: Date;
      type: string;
      who: string;
      what: Readonly<Record<string, unknown>>;
    }[];
  };

export type OfferChoice = { slug: string; name: string; kind: string };

/** The result of changing a batch. The change is stored only with `saved`. */
type BatchResult =
  | { at: 'saved'; id: string }
  /** Another member changed the batch while the editor was open; `now` is the batch with that change. */
  | { at: 'meanwhile'; now: ListedBatch }
  | { at: 'refused'; problems: BatchProblems };

export type BatchAct = 'save' | 'open' | 'cancel';

type FeeLine = {
  of: string;
  /** The name of the offer or of the kind of offers. */
  name: string;
  fromDay: CalendarDate;
  paise: Paise;
  reason: string;
  /** `now`: the fee applies today. `past`: a later fee replaced it. `coming`: it applies later. */
  at: 'past' | 'now' | 'coming';
};

export type BatchesAndFeesApi = {
  mayEdit: boolean;
  /** The batches, sorted by their first day. */
  list(): Promise<ListedBatch[]>;
  find(id: string): Promise<BatchDetails>;
  offers(): OfferChoice[];
  /**
   * The mentors of all batches, as choices for a batch's mentor. At most 30: those whose first batch started most
   * recently.
   */
  mentors(): Promise<string[]>;
  /**
   * The values with which the form of a new batch begins. With `copyOf`, they are copied from that batch, with new
   * dates. Otherwise the form has only the offer and a few defaults.
   */
  prepareNewBatch(from: { copyOf: string | null; offer: string | null }): Promise<BatchPlan>;
  warnings(plan: BatchPlan, id: string | null): Promise<BatchWarnings>;
  /** A null id creates a batch. */
  save(
    id: string | null,
    plan: BatchPlan,
    act: BatchAct,
    version: number | null,
  ): Promise<BatchResult>;
  /**
   * Removes a draft that has no orders and nobody on its waiting list. Any other batch stays, and the result is false.
   */
  removeDraft(id: string): Promise<boolean>;
  /** Takes a person off the waiting list. False if the person has got a place or left the list in the meantime. */
  leaveWaiting(enquiryId: string): Promise<boolean>;
  holidays: ReadonlySet<CalendarDate>;
  fees(): Promise<FeeLine[]>;
  /**
   * The kinds of offers, as choices for a new fee; `paise` is today's fee. A single offer can't be chosen, because
   * pages show one fee for all offers of a kind.
   */
  feeChoices(): Promise<{ of: string; name: string; paise: Paise }[]>;
  /** Sets a fee. Returns sentences for wrong fields; if there are none, the fee is set. */
  setFee(fee: FeeInput): Promise<FeeProblems>;
  /** Removes a fee whose first day is in the future. Any other fee stays, and the result is false. */
  removeFee(of: string, fromDay: CalendarDate): Promise<boolean>;
};
