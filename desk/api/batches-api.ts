/** Batches and fees at the desk: every role reads them, the owner changes them. */
import type { Batch, BatchPlan } from '#domain/batches/batch.ts';
import type { BatchStatus } from '#domain/batches/batch-status.ts';
import type { BatchProblems } from '#domain/batches/check-batch.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Paise } from '#domain/money.ts';

export type BatchLine = Batch & {
  version: number;
  held: number;
  taken: number;
  /** Paid without a place. */
  over: number;
  waiting: number;
  /** The name of the offer, or its slug once it is sold no more. */
  offerName: string;
  status: BatchStatus;
};

/** What staff should know before a batch is opened; nothing of it is refused. */
export type BatchWarnings = {
  holidays: CalendarDate[];
  clashes: { id: string; offerName: string; firstDay: CalendarDate; from: string; to: string }[];
};

export type BatchSheet = BatchLine &
  BatchWarnings & {
    /** On its first day, without an early price; null where the offer is not known. */
    feePaise: Paise | null;
    seated: {
      orderId: string;
      state: 'held' | 'taken' | 'over';
      heldUntil: Date;
      /** Null once they were erased. */
      name: string | null;
    }[];
    waits: {
      enquiryId: string;
      state: 'waiting' | 'promoted' | 'left';
      orderId: string | null;
      since: Date;
      name: string | null;
    }[];
    /** How many wait for the next batch of this offer, whichever it is. */
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

/** Nothing was saved but with `saved`. */
export type BatchResult =
  | { at: 'saved'; id: string }
  /** Somebody else changed it after the version that was seen; `now` is how it stands. */
  | { at: 'meanwhile'; now: BatchLine }
  | { at: 'refused'; problems: BatchProblems };

export type BatchAct = 'save' | 'open' | 'cancel';

export type FeeLine = {
  of: string;
  /** The name of the offer, or of the kind. */
  name: string;
  fromDay: CalendarDate;
  paise: Paise;
  reason: string;
  /** `now` holds today, `past` was overtaken, `coming` begins later. */
  at: 'past' | 'now' | 'coming';
};

export type FeeProblems = Partial<Record<'of' | 'fromDay' | 'paise' | 'reason', string>>;
export type TypedFee = { of: string; fromDay: string; paise: number; reason: string };

export type BatchesApi = {
  mayEdit: boolean;
  /** By their first day. */
  list(): Promise<BatchLine[]>;
  find(id: string): Promise<BatchSheet>;
  offers(): OfferChoice[];
  /** Who has taught a batch, to choose from. */
  mentors(): Promise<string[]>;
  /** What a new one begins with: like the one that is copied, or empty, for an offer. */
  begin(from: { copyOf: string | null; offer: string | null }): Promise<BatchPlan>;
  warnings(plan: BatchPlan, id: string | null): Promise<BatchWarnings>;
  /** A null id makes a new one. */
  save(
    id: string | null,
    plan: BatchPlan,
    act: BatchAct,
    version: number | null,
  ): Promise<BatchResult>;
  /** Only a draft for which nobody has enrolled; false for any other. */
  removeDraft(id: string): Promise<boolean>;
  /** False when they had a place meanwhile. */
  leaveWaiting(enquiryId: string): Promise<boolean>;
  holidays: ReadonlySet<CalendarDate>;
  fees(): Promise<FeeLine[]>;
  /** What a fee can be set for: kinds first, then offers. `paise` is charged today. */
  feeChoices(): Promise<{ of: string; name: string; isKind: boolean; paise: Paise }[]>;
  /** Sentences beside the fields that cannot stay so; none, and it is set. */
  setFee(fee: TypedFee): Promise<FeeProblems>;
  /** Only one that has not begun; false for any other. */
  removeFee(of: string, fromDay: CalendarDate): Promise<boolean>;
};
