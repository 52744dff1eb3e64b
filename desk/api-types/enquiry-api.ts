/**
 * Everything that the page of an enquiry needs of the service.
 *
 * If a member may not see an enquiry, the answer is the same 404 as for a missing one. There is one exception: a member
 * who opened the enquiry or worked on it before a colleague took it learns which colleague has it now.
 */
import type { LeadField } from '#contract/rows/lead-fields.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type {
  AddedEnquiryFacts,
  PrivacyNoticeStatus,
} from '#domain/enquiries/added-enquiry-facts.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryActExceptUndo, PaymentAct } from '#domain/enquiries/enquiry-work.ts';
import type { MessageChannel } from '#domain/messages/message-templates.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { OrderState } from '#domain/orders/order-states.ts';

/** The acts of staff on an enquiry. Undo has a method of its own (`undo`), which needs the id of the event to undo. */
export type StaffEnquiryAct = Exclude<EnquiryActExceptUndo, PaymentAct | { kind: 'change' }>;

export type CorrectableField = 'name' | 'email' | 'phone';

/** A field exactly as the visitor sent it. */
export type SentField = { field: LeadField; label: string; value: string };

/**
 * The offer that the person asked for. If the offer is no longer sold, `title` is its slug, and the other facts are
 * null. `feePaise` is the price that the person's order asks for, or else the published fee. `start` is the start of
 * the person's order, or else the next start with a free place; null if no coming start is known.
 */
export type WantedOffer = {
  title: string;
  kind: string | null;
  feePaise: Paise | null;
  start: { at: 'date'; day: string } | { at: 'words'; words: string } | null;
};

/** Another enquiry of the same person, or possibly of the same person. */
export type RelatedEnquiry = {
  id: string;
  receivedAt: Date;
  kind: EnquiryKind;
  state: Enquiry['state'];
  isQuarantined: boolean;
  ownerId: string | null;
  /**
   * Null if this member may not see the other enquiry, because a colleague owns it. The page then shows the form,
   * state, date and owner of the other enquiry, but neither personal details nor a link.
   */
  details: {
    name: string | null;
    email: string | null;
    phone: string | null;
    wants: string | null;
  } | null;
  /** Whether the other enquiry has the same phone number, the same mail address, or both. */
  shares: ('phone' | 'email')[];
};

type RelatedOrder = {
  id: string;
  offer: string;
  paise: Paise;
  receivedPaise: Paise;
  paidBackPaise: Paise;
  state: OrderState;
  mode: PaymentProviderMode;
  /**
   * Whether the order can't be paid yet, because the same person has already paid for this offer. The order's page
   * first asks the visitor for whom this order is.
   */
  asksFirst: boolean;
  failedAt: Date | null;
  hasDiscrepancy: boolean;
  /** Whether the payment link of this order has ended and another order for the same offer can be made. */
  canBeRenewed: boolean;
  /** Whether the order has a learner, whose checklist can be opened. */
  hasLearner: boolean;
  createdAt: Date;
  /**
   * Whether a member recorded the payment by mistake. The voucher then only cancels the receipt, and no money was
   * refunded.
   */
  isMistake: boolean;
  /**
   * The day on which a later instalment is due, as long as it has no payment link; the link is created a few days
   * before that day. Null for all other orders.
   */
  asksOn: CalendarDate | null;
  /** Whether this is an overdue instalment: still unpaid after its date and two reminders. */
  isMissed: boolean;
  /** Messages with the payment link of the order, ready to be sent; empty while there is nothing to pay. */
  paymentLinkMessages: FilledMessage[];
};

/** The values of the form with which a member asks the person of an enquiry to pay. */
export type PaymentRequestForm = {
  name: string | null;
  /** The details of the person that are missing. Without them no order can be made. */
  missing: ('name' | 'email' | 'phone')[];
  offers: OfferPrice[];
  chosen:
    | (OfferPrice & {
        isSoldInBatches: boolean;
        /**
         * The upcoming batches in which visitors can get a place. `left` is the number of free places; null if the
         * batch has no limit. `paise` is today's price of the batch: its early price, or else the fee.
         */
        starts: {
          id: string;
          startsOn: CalendarDate;
          from: string;
          to: string;
          left: number | null;
          paise: Paise;
        }[];
      })
    | null;
  /** The number of instalments; 1 if the whole fee is due at once. */
  count: number;
  /**
   * The amounts of the instalments, one list for each price of the batches, the highest price first. Empty if the fee
   * is due at once or no offer is chosen.
   */
  shares: Paise[][];
  /** The dates with which the form of a plan is filled in: today, and the same day of the next months. */
  dates: CalendarDate[];
};
type OfferPrice = { slug: string; title: string; paise: Paise };

/** `later` are the dates of the second and later instalments; empty if the fee is paid in one sum. */
export type PaymentRequestInput = { offer: string; batch: string | null; later: CalendarDate[] };

/**
 * `made`: the order was created. `open`: the person already has an unpaid order for this offer, and `orderId` is its
 * id.
 */
export type PaymentRequestResult =
  | { at: 'made' | 'open'; orderId: string }
  | { at: 'refused'; sentence: string };

/**
 * The privacy notice under which a form was sent. `from` is the day from which this version of the notice applies.
 * `agreed` is what the person agreed to by sending the form.
 */
export type AgreedPrivacyNotice = { from: CalendarDate; agreed: string };

/** An event in the person's history, from any of their enquiries. */
export type HistoryEvent = {
  id: string;
  at: Date;
  /**
   * The actor: a staff id, or a word for an actor who is no member, such as `visitor` or `provider`.
   * `nonMemberActorName` has the names that are shown for these words.
   */
  who: string;
  enquiryId: string;
  type: string;
  what: Readonly<Record<string, unknown>>;
  /** The text of a note. */
  text?: string;
  /** Whether the reader may remove the note. */
  mayTakeBackNote?: boolean;
};

/** A message for this person, ready to be sent. */
export type FilledMessage = {
  id: string;
  channel: MessageChannel;
  name: string;
  subject: string;
  body: string;
};

export type EnquiryDetails = {
  enquiry: Enquiry;
  sent: SentField[];
  /** Why the enquiry is in quarantine; null if it is not. */
  reason: string | null;
  /**
   * How the enquiry was added, and whether the person was told how their data are used. `system` is the name of the
   * system that sent it. Null for enquiries that visitors sent themselves.
   */
  added: (AddedEnquiryFacts & { system: string | null }) | null;
  wanted: WantedOffer | null;
  /** When the present owner got the enquiry; null while it is unassigned. */
  takenSince: Date | null;
  /**
   * Whether the reader may change the enquiry: the enquiry is the reader's own or unassigned, or the reader may also
   * change colleagues' enquiries. False for a quarantined enquiry.
   */
  mayAct: boolean;
  /**
   * Whether the reader may assign the enquiry to a colleague: the enquiry is the reader's own, or the reader is an
   * owner of the desk. False for a quarantined enquiry.
   */
  mayHandOver: boolean;
  mayErase: boolean;
  related: RelatedEnquiry[];
  maybeRelated: RelatedEnquiry[];
  orders: RelatedOrder[];
  /** The history, newest first. */
  history: HistoryEvent[];
  messages: FilledMessage[];
  /** The version of the enquiry that the page shows. An act is refused if a colleague has changed the enquiry since. */
  seenUpTo: string;
  /** The id of the last change, if this member may undo it; null otherwise. */
  undoable: string | null;
};

export type OpenEnquiryResult =
  | { at: 'open'; details: EnquiryDetails }
  /**
   * A colleague has the enquiry now, so this member may no longer see it, but worked on it or opened it before.
   * `undoable`: the id of the act with which this member handed the enquiry over, if that act can still be undone.
   */
  | { at: 'taken'; by: string; since: Date | null; undoable: string | null }
  /**
   * The enquiry no longer exists. Only roles that may erase get this result. `forgotten`: a member deleted it from
   * quarantine. `repeated`: a member released it from quarantine, but the same submission was already stored.
   */
  | { at: 'gone'; how: 'forgotten' | 'repeated'; by: string; since: Date }
  | { at: 'gone'; how: 'erased'; by: string; since: Date; stays: RemainingPersonalData };

/** The records that still name an erased person: receipts that tax law requires, and backups that were made earlier. */
export type RemainingPersonalData = {
  receipts: string[];
  /** `until` is when a backup is removed automatically; null if somebody has to remove it by hand. */
  copies: { name: string; until: Date | null }[];
};

export type EnquiryActResult =
  /** `did` is the id of the event that records the act. The next page uses it to describe the act and to offer undo. */
  | { at: 'done'; did: string }
  | { at: 'unchanged' }
  /** A colleague owns the enquiry, or the enquiry no longer exists. */
  | { at: 'taken' }
  /** Somebody changed the enquiry after the page was rendered, so nothing was done. */
  | { at: 'meanwhile' }
  /** A sentence for the member whose input was refused. */
  | { at: 'refused'; sentence: string };

/**
 * `made`: a new order was created. `no`: none was created, because the link of the order has not ended, another order
 * of the person is open, the offer is no longer sold, the batch has no free place, or the order was created in another
 * payment mode.
 */
export type OrderRenewalResult = { at: 'made'; orderId: string } | { at: 'no' };

export type ContactKind = 'call' | 'message';

export type EnquiryApi = {
  /** Reads the enquiry for its page, and records, at most once a day, that the member viewed it. */
  open(id: string): Promise<OpenEnquiryResult>;
  /**
   * Carries out the act and saves `note` with it. `seen` is the version that the page showed (`seenUpTo`). If somebody
   * else has changed the enquiry since, nothing is done.
   */
  act(
    id: string,
    act: StaffEnquiryAct,
    more: { note: string; seen: string | null },
  ): Promise<EnquiryActResult>;
  undo(id: string, eventId: string): Promise<EnquiryActResult>;
  /** If `offer` is null, the form is for the offer that the enquiry names. */
  preparePaymentForm(
    id: string,
    chosen: { offer: string | null; count: number },
  ): Promise<PaymentRequestForm>;
  askForPayment(id: string, wanted: PaymentRequestInput): Promise<PaymentRequestResult>;
  /**
   * Creates a new order in place of one of the person's orders whose payment link has ended. The link of the new order
   * follows within seconds.
   */
  renewOrder(id: string, orderId: string): Promise<OrderRenewalResult>;
  addNote(id: string, text: string): Promise<EnquiryActResult>;
  /**
   * Assigns an unassigned enquiry to the member who is about to call or write to the person. Null if the member may
   * continue; otherwise the id of the colleague who has the enquiry.
   *
   * If a colleague has the enquiry, a call is refused: the page offered the call while the enquiry was unassigned, and
   * the colleague was faster. A message is allowed, if the member may see the enquiry. Rejects with a 404 if the
   * enquiry is in quarantine, or if the member may not know of it.
   */
  claimForContact(id: string, contact: ContactKind): Promise<{ by: string } | null>;
  /**
   * Records that the member opened this message to send it, and returns the filled-in message. Rejects with a 404 if
   * the enquiry or the message is not available to the member.
   */
  openMessage(
    id: string,
    messageId: string,
  ): Promise<FilledMessage & { phone: string | null; email: string | null }>;
  /**
   * The phone number of the person, as typed or as corrected by staff; null if there is none. Rejects with a 404 if the
   * enquiry is in quarantine, or if the member may not see it.
   */
  phoneOf(id: string): Promise<string | null>;
  /**
   * Removes a note within a day of writing it. A member may remove their own note; the owner of the desk may remove
   * any.
   */
  takeNoteBack(id: string, noteId: string): Promise<EnquiryActResult>;
  correct(id: string, field: CorrectableField, becomes: string): Promise<EnquiryActResult>;
  /**
   * Records that two enquiries are of the same person. `toId` has to be one of the `maybeRelated` enquiries; otherwise
   * the result is `unchanged`.
   */
  link(id: string, toId: string): Promise<EnquiryActResult>;
  /** Records that the enquiry `oneId` is of another person than the enquiries with which it was linked. */
  unlink(id: string, oneId: string): Promise<EnquiryActResult>;
  /**
   * For an enquiry that a visitor did not send on the site: records that the person has now been told about the use of
   * their data.
   */
  noteTold(id: string, told: PrivacyNoticeStatus): Promise<EnquiryActResult>;
  releaseFromQuarantine(id: string): Promise<EnquiryActResult>;
  /** Deletes a quarantined submission for good. */
  deleteFromQuarantine(id: string): Promise<EnquiryActResult>;
  /**
   * Erases the enquiry, or with `alsoRelated` all enquiries of the person; `erased` is their number. `isGone` is false
   * if erased data may still be in the files of the database, for example while a backup reads them.
   */
  erase(id: string, alsoRelated: boolean): Promise<{ erased: number; isGone: boolean }>;
};
