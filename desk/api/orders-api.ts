import type { OrderFilter } from '#domain/accounts/order-filter.ts';
import type { PaperSums } from '#domain/accounts/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Paise } from '#domain/money.ts';
import type {
  Discrepancy,
  DiscrepancySeen,
  OrderState,
  SettlingResult,
} from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import type { PaymentWay, RecordedMoney } from '#domain/payment-ways.ts';
import type { TermsAnswer } from '#domain/rules/terms-answer.ts';
import type { OrderRenewal } from './enquiry-api.ts';

export type ListedOrder = {
  id: string;
  createdAt: Date;
  state: OrderState;
  doubt: Discrepancy | null;
  /** The amount that the order asks for. */
  paise: Paise;
  /** The amounts on the order's receipt and voucher. */
  receivedPaise: Paise;
  paidBackPaise: Paise;
  mode: PaymentMode;
  /** Payment is blocked until somebody says that it is for a different person than the one who has paid. */
  asksFirst: boolean;
  /** The last failed payment, while the order is unpaid. */
  failedAt: Date | null;
  offer: string;
  /** Null after the enrolment was erased. */
  payer: string | null;
  receipt: string | null;
  /** A refund is proposed and waits for a second person. */
  waitsForSecondPerson: boolean;
  /** The order's receipts and vouchers of the filter's span; null if the filter has no span. */
  inSpan: PaperSums | null;
  /** Paid in cash or by transfer: a person has to hand the refund back. */
  waitsForHandBack: boolean;
  /** The day on which a later instalment gets its payment link; null once it has one. */
  asksOn: CalendarDate | null;
  /** Whether this is an instalment that was not paid after its date and two reminders. */
  isMissed: boolean;
};

/** The instalments of an order, and what of them came in and went back. */
export type InstalmentPlan = {
  /** The order of the first instalment. */
  firstId: string;
  feePaise: Paise;
  receivedPaise: Paise;
  returnedPaise: Paise;
  refundablePaise: Paise;
  instalments: {
    position: number;
    paise: Paise;
    dueOn: CalendarDate;
    isMissed: boolean;
    /** Null until the first instalment is paid. */
    orderId: string | null;
    state: OrderState | null;
    receipt: string | null;
  }[];
};

/** The result of recording money or changing a plan; `wrong` has a sentence for the person. */
export type HandPaymentResult =
  | { at: 'done' }
  | { at: 'made'; orderId: string }
  | { at: 'refused'; because: 'late' | 'foreign' }
  | { at: 'wrong'; sentence: string };

export type ListedMissedInstalment = {
  orderId: string;
  planOf: string;
  enquiryId: string | null;
  name: string | null;
  offer: string;
  position: number;
  count: number;
  paise: Paise;
  dueOn: CalendarDate;
};

type OrderHappening = {
  id: string;
  at: Date;
  type: string;
  who: string;
  what: Readonly<Record<string, unknown>>;
};

/** `did` completes a sentence that begins with the payer's name: "paid twice". */
export type DiscrepancyShown = { id: string; did: string; what: string; todo: string };

export type OrderSheet = ListedOrder & {
  enquiryId: string | null;
  /** Sentences that say why the present payment mode can't change the order; null if it can. */
  foreign: string | null;
  email: string | null;
  phone: string | null;
  /** The id of a paid order of the same person for the same offer; null if there is none. */
  secondOf: string | null;
  link: { url: string; expiresAt: Date | null } | null;
  paidAt: Date | null;
  paymentId: string | null;
  paidWay: PaymentWay;
  /** How it was paid and handed back, as people recorded it; null for the provider. */
  record: RecordedMoney | null;
  backRecord: RecordedMoney | null;
  /** The voucher took back a payment that was recorded by mistake. */
  isMistake: boolean;
  canBeRecorded: boolean;
  mayTakeBackRecord: boolean;
  /** Whether the order can be replaced by a plan of instalments. */
  canBeDivided: boolean;
  plan: InstalmentPlan | null;
  /** A refund is asked for on this page; of a plan, on that of its first order. */
  isRefundedHere: boolean;
  refund: { paise: Paise; isSent: boolean; hasFailed: boolean } | null;
  /** Refunded in addition, on the provider's own page. */
  returnedPaise: Paise;
  /**
   * A proposed refund that another person confirms or declines; `isOwn`: the reader proposed it. Null if there is
   * none.
   */
  proposal: {
    id: string;
    paise: Paise;
    ruleSays: Paise;
    reason: string;
    by: string;
    at: Date;
    isOwn: boolean;
  } | null;
  /** The order whose course it changes, and the newest order that changes this one's course; null if none. */
  changeOf: string | null;
  changedBy: string | null;
  canBeRenewed: boolean;
  /** The amount still refundable; 0 if none. */
  refundablePaise: Paise;
  receiptAt: Date | null;
  voucher: string | null;
  /** The dates of the order's present batch; without a batch, those of the offer when the order was created. */
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  /** When the learner first signed in to the LMS, as staff recorded it; the refund rule uses it. */
  firstSignInOn: CalendarDate | null;
  batch: OrderBatch | null;
  /** The offer's other batches with a free place, to which the order can move. */
  moves: { id: string; startsOn: CalendarDate; endsOn: CalendarDate; from: string; to: string }[];
  registrationChargePaise: Paise;
  refundSentence: string | null;
  /** What a person has to look at, oldest first. */
  discrepancies: DiscrepancyShown[];
  /** The discrepancy on the page, sent along when it is settled, so that a newer one is not settled unseen. */
  seen: DiscrepancySeen;
  /** Oldest first. */
  happened: OrderHappening[];
};

/** The order's place. `over`: paid, but every place was taken. */
export type OrderBatch = {
  id: string;
  startsOn: CalendarDate;
  endsOn: CalendarDate;
  place: 'held' | 'taken' | 'released' | 'over';
  heldUntil: Date;
  hasWaited: boolean;
};

/** The result of moving an order. `foreign`: another payment mode created it. */
type OrderMoveResult = 'moved' | 'unchanged' | 'full' | 'closed' | 'ended' | 'foreign';

/** A learner's request, with the facts on which the terms depend. */
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
      /** The slug of the new course. */
      toOffer: string;
      startsOn: CalendarDate | null;
      endsOn: CalendarDate;
      alternativeEndsOn: CalendarDate;
    }
  | { ask: 'move'; startsOn: CalendarDate; newStart: CalendarDate };

/** `further`: other dates that the rule sets. */
export type RuleAnswer = TermsAnswer & { further: { name: string; value: string }[] };

/**
 * The result of requesting a refund. `proposed`: it waits for a second person; `late`: no longer refundable, because
 * somebody else was quicker; `too much`: more than is left of the payment; `no reason`: the amount differs from the
 * terms and no reason was given; `foreign`: another payment mode created the order.
 */
type RefundAsked = 'asked' | 'proposed' | 'late' | 'too much' | 'no reason' | 'foreign';

/** `own`: the same person proposed it, so somebody else has to confirm it. */
type ProposalEnded = 'asked' | 'declined' | 'late' | 'own' | 'too much' | 'foreign';

/** `full`: no batch of the new course has a free place; `not sold`: it is no longer on sale. */
export type GrantResult =
  | { at: 'granted' }
  | { at: 'made'; orderId: string }
  | { at: 'full' | 'not sold' };

export type OtherOffer = { slug: string; title: string; paise: Paise };

type Settling = { note: string; seen: DiscrepancySeen; isRefund: boolean };

/** A payment for an order that is not known here. `sum` is formatted, because it may be in another currency. */
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
  /** Unsettled payments for unknown orders. */
  unmatched(): Promise<UnmatchedShown[]>;
  /** False if somebody else was quicker. */
  settleUnmatched(id: string, note: string): Promise<boolean>;
  /** One page, newest first. */
  list(filter: OrderFilter): Promise<ListedOrder[]>;
  /** What all orders of the filter add up to in its span; null if it has none. */
  sums(filter: OrderFilter): Promise<(PaperSums & { orders: number }) | null>;
  find(id: string): Promise<OrderSheet>;
  answer(id: string, question: RuleQuestion): Promise<RuleAnswer>;
  /**
   * For a paid order; any other is refused. The audit records the question, the rule's answer, and the reason if the
   * amount differs.
   */
  refund(id: string, paise: Paise, question: RuleQuestion, reason?: string): Promise<RefundAsked>;
  /** Confirms or declines a proposed refund. */
  endProposal(id: string, proposalId: string, isConfirmed: boolean): Promise<ProposalEnded>;
  /** Moves the order to another batch of its offer, for roles that may grant it. */
  move(id: string, batchId: string): Promise<OrderMoveResult>;
  /** The offers to change to, with today's fees: all on sale except this order's own. */
  otherOffers(id: string): Promise<OtherOffer[]>;
  /** Records that a new date was granted under the rule, or creates the order for another course. */
  grant(id: string, question: RuleQuestion): Promise<GrantResult>;
  /** Makes another order for the same offer, when the link of this one has ended. */
  renew(id: string): Promise<OrderRenewal>;
  /** Polls the payment provider now. */
  reconcile(id: string): Promise<'asked' | 'foreign'>;
  /** Records that somebody said, for example by phone, that it is for another person: its link is created. */
  allowSecond(id: string): Promise<'asked' | 'late' | 'foreign'>;
  /** Only a refund can be `foreign`: a note changes nothing about the order. */
  settle(id: string, settling: Settling): Promise<SettlingResult | 'foreign'>;
  recordPayment(id: string, record: RecordedMoney & { paise: Paise }): Promise<HandPaymentResult>;
  recordHandBack(id: string, record: RecordedMoney): Promise<HandPaymentResult>;
  /** A payment was recorded by mistake: a voucher takes its receipt back. */
  takeBackRecord(id: string, reason: string): Promise<HandPaymentResult>;
  /** Replaces it by an order in instalments; `later` has the dates after the first. */
  divide(id: string, later: CalendarDate[]): Promise<HandPaymentResult>;
  moveDates(
    id: string,
    dates: { position: number; was: CalendarDate; becomes: CalendarDate }[],
  ): Promise<HandPaymentResult>;
  /** Null if there is none. */
  file(
    id: string,
    kind: 'receipt' | 'voucher',
  ): Promise<{ name: string; bytes: Uint8Array } | null>;
  /**
   * Everything that the filter finds as CSV, in pieces; the audit records it once it was read. Rejects with a Response
   * of 503 while another export is running.
   */
  csv(filter: OrderFilter): Promise<AsyncIterable<string>>;
};
