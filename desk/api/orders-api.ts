import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Paise } from '#domain/money.ts';
import type { Discrepancy, DiscrepancySeen, OrderState, Settled } from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import type { Answer } from '#domain/rules/answer.ts';

export type OrderLine = {
  id: string;
  createdAt: Date;
  state: OrderState;
  doubt: Discrepancy | null;
  paise: Paise;
  mode: PaymentMode;
  /** There is no way to pay until somebody says that it is for another person than the one who has paid. */
  asksFirst: boolean;
  /** The last try to pay, while the order is not paid. */
  failedAt: Date | null;
  offer: string;
  /** Null once the enrolment was erased. */
  payer: string | null;
  receipt: string | null;
};

export type OrderFilter = {
  state?: OrderState | undefined;
  withDiscrepancy?: boolean | undefined;
  /** The last order of the page before. */
  before?: string | undefined;
};

type OrderHappening = {
  id: string;
  at: Date;
  type: string;
  who: string;
  what: Readonly<Record<string, unknown>>;
};

/** `did` stands behind the name of who enrolled: "paid twice". */
export type DiscrepancyShown = { id: string; did: string; what: string; todo: string };

export type OrderSheet = OrderLine & {
  enquiryId: string | null;
  /** Why nothing of it can be changed in the payment mode in force, in sentences; null where it can be. */
  foreign: string | null;
  email: string | null;
  phone: string | null;
  /** The paid order of the same person for the same offer. */
  secondOf: string | null;
  link: { url: string; expiresAt: Date | null } | null;
  paidAt: Date | null;
  paymentId: string | null;
  refund: { paise: Paise; isSent: boolean; hasFailed: boolean } | null;
  /** What went back beside that, on the provider's own page. */
  returnedPaise: Paise;
  /** What is left to pay back; 0 when nothing can be. */
  refundablePaise: Paise;
  receiptAt: Date | null;
  voucher: string | null;
  /** As the offer had it when the order was made. */
  startsOn: CalendarDate | null;
  registrationChargePaise: Paise;
  refundSentence: string | null;
  /** What waits for a person, oldest first. */
  discrepancies: DiscrepancyShown[];
  /** What there is to look at now: it goes along when it is settled. */
  seen: DiscrepancySeen;
  /** Oldest first. */
  happened: OrderHappening[];
};

/** What somebody asks for, with the facts on which the terms turn. */
export type RuleQuestion =
  /** `startsOn`: as agreed in writing; `hadLmsAccess`: the learner has signed in. */
  | { ask: 'refund'; startsOn: CalendarDate | null; hadLmsAccess: boolean }
  | { ask: 'late start'; publishedStart: CalendarDate; beganOn: CalendarDate | null }
  | {
      ask: 'guarantee';
      endsOn: CalendarDate;
      classesHeld: number;
      classesAttended: number;
      allProjectsCompleted: boolean;
      hasJobOffer: boolean;
    }
  | {
      ask: 'change';
      startsOn: CalendarDate | null;
      endsOn: CalendarDate;
      alternativeEndsOn: CalendarDate;
    }
  | { ask: 'move'; startsOn: CalendarDate; newStart: CalendarDate };

/** `further`: other days that the rule names. */
export type RuleAnswer = Answer & { further: { name: string; value: string }[] };

/**
 * What became of asking for a refund. `late`: it cannot be paid back any more, because somebody else was quicker;
 * `too much`: more than is left of what was paid; `foreign`: another payment mode made it.
 */
type RefundAsked = 'asked' | 'late' | 'too much' | 'foreign';

type Settling = { note: string; seen: DiscrepancySeen; isRefund: boolean };

/** Money for an order that is not known here. `sum` is written out, because it may be another currency. */
export type UnmatchedShown = {
  id: string;
  sum: string;
  paymentId: string;
  linkId: string | null;
  paidFor: string | null;
  mode: PaymentMode;
  returnedPaise: Paise;
  receivedAt: Date;
};

export type OrdersApi = {
  /** What came for no order, and nobody has settled. */
  unmatched(): Promise<UnmatchedShown[]>;
  /** False when somebody else was quicker. */
  settleUnmatched(id: string, note: string): Promise<boolean>;
  /** Newest first, a page of them. */
  list(filter: OrderFilter): Promise<OrderLine[]>;
  find(id: string): Promise<OrderSheet>;
  answer(id: string, question: RuleQuestion): Promise<RuleAnswer>;
  /** Of an order that was paid; any other is refused. The question stands in the audit, with what the rule says to it. */
  refund(id: string, paise: Paise, question: RuleQuestion): Promise<RefundAsked>;
  /** Notes that a change or a new date was granted by the rule. */
  grant(id: string, question: RuleQuestion): Promise<void>;
  /** Asks the payment provider now. */
  reconcile(id: string): Promise<'asked' | 'foreign'>;
  /** Somebody has said, by phone for example, that it is for another person: its link is made. */
  allowSecond(id: string): Promise<'asked' | 'foreign'>;
  /** Only a refund is `foreign`: a note changes nothing of an order. */
  settle(id: string, settling: Settling): Promise<Settled | 'foreign'>;
  /** Null while there is none. */
  file(
    id: string,
    kind: 'receipt' | 'voucher',
  ): Promise<{ name: string; bytes: Uint8Array } | null>;
  /**
   * All that the filter finds, for a spreadsheet, piece by piece; noted in the audit when it was read. Rejects with a
   * Response of 503 while another export is under way.
   */
  csv(filter: OrderFilter): Promise<AsyncIterable<string>>;
};
