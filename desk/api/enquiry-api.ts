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
  PrivacyNoticeAnswer,
} from '#domain/enquiries/added-enquiry-facts.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryActExceptUndo, PaymentAct } from '#domain/enquiries/enquiry-work.ts';
import type { MessageChannel } from '#domain/messages/fill-message-template.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { OrderState } from '#domain/orders/order-states.ts';

/** The acts of staff on an enquiry. Undo is separate, because it needs the id of the event. */
export type StaffAct = Exclude<EnquiryActExceptUndo, PaymentAct | { kind: 'change' }>;

export type CorrectableField = 'name' | 'email' | 'phone';

/** A field exactly as the visitor sent it. */
export type SentField = { field: LeadField; label: string; value: string };

/**
 * The offer that the person asked for, with the facts that are still published. If it is not on sale any more, `title`
 * is its slug, and the other facts are null. `feePaise` is the price that the person's order asks for, if there is one.
 * `start` is the start of the person's order, or else the next start with a free place. `start` is also null if the
 * start is in the past, or if no day can be named: no start has a free place, or the person's order has lost its place
 * or has no day.
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
   * Null when a colleague owns the enquiry and this member does not see colleagues' enquiries. The page then shows its
   * form, state, date and owner, but no personal details and no link.
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
   * Whether the order is a second order of the same person and waits for an answer: the order's page asks the visitor
   * for whom the order is, before anybody can pay.
   */
  asksFirst: boolean;
  failedAt: Date | null;
  hasDiscrepancy: boolean;
  /** Whether the payment link of this order has ended and another order for the same offer can be made. */
  canBeRenewed: boolean;
  /** Whether the order has a learner, whose checklist can be opened. */
  hasLearner: boolean;
  createdAt: Date;
  /** Whether the payment was recorded by mistake. A voucher then cancels its receipt, and no money was paid back. */
  isMistake: boolean;
  /**
   * For a later instalment without a payment link: the day on which it is due; the link is created a few days earlier.
   * Null once the link exists, and for other orders.
   */
  asksOn: CalendarDate | null;
  /** Whether this is an instalment that was not paid after its date and two reminders. */
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
         * The upcoming batches that visitors can get, with a free place. `left` is the number of free places; null
         * means that there is no limit. `paise` is the early price of the batch while it applies, and the fee
         * afterwards.
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
   * The amounts of a plan of `count` instalments, for each price of the starts, the highest price first. Empty if the
   * fee is due at once or no offer is chosen.
   */
  shares: Paise[][];
  /** The dates with which the form of a plan begins, today first. */
  dates: CalendarDate[];
};
type OfferPrice = { slug: string; title: string; paise: Paise };

/** `later` are the dates of the second and later instalments; empty if the fee is paid in one sum. */
export type PaymentRequestInput = { offer: string; batch: string | null; later: CalendarDate[] };

/** `open`: the person has an unpaid order for that offer, and this order is shown instead. */
export type AskForPaymentResult =
  | { at: 'made' | 'open'; orderId: string }
  | { at: 'refused'; sentence: string };

/**
 * The version of the privacy notice (by its date) under which a form was sent, and what the person agreed to by
 * sending it.
 */
export type AgreedPrivacyNotice = { from: CalendarDate; agreed: string };

/** An event in the person's history, from any of their enquiries. */
export type HistoryEvent = {
  id: string;
  at: Date;
  /** The actor: a staff id, or another actor such as `visitor`, `assignment` or `provider` (`nonMemberActorName`). */
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
   * How the enquiry came, and what the person was told about their data; `system` names the system that sent it. Null
   * for enquiries that visitors sent themselves.
   */
  added: (AddedEnquiryFacts & { system: string | null }) | null;
  wanted: WantedOffer | null;
  /** When the present owner got the enquiry; null while it is unassigned. */
  takenSince: Date | null;
  /**
   * Whether the reader may change the enquiry: it is their own or unassigned, or they may act on colleagues' enquiries.
   * False while it is in quarantine.
   */
  mayAct: boolean;
  /**
   * Whether the reader may assign the enquiry to a colleague: it is the reader's own, or the reader is an owner of the
   * desk. False while it is in quarantine.
   */
  mayHandOver: boolean;
  mayErase: boolean;
  related: RelatedEnquiry[];
  maybeRelated: RelatedEnquiry[];
  orders: RelatedOrder[];
  /** The history, newest first. */
  happenings: HistoryEvent[];
  messages: FilledMessage[];
  /** The version of the enquiry that the page shows. An act is refused if a colleague has changed the enquiry since. */
  seenUpTo: string;
  /** The id of the last change, if this member may undo it; null otherwise. */
  undoable: string | null;
};

export type OpenEnquiryResult =
  | { at: 'open'; sheet: EnquiryDetails }
  /**
   * A colleague has the enquiry now. This member, who may not see colleagues' enquiries, opened it or worked on it
   * before. `undoable`: the id of the member's own act that handed the enquiry over, while that act can be undone.
   */
  | { at: 'taken'; by: string; since: Date | null; undoable: string | null }
  /**
   * The enquiry no longer exists. Only roles that may erase get this result. `repeated`: a member released the
   * submission from quarantine, but the same submission was already stored.
   */
  | { at: 'gone'; how: 'forgotten' | 'repeated'; by: string; since: Date }
  | { at: 'gone'; how: 'erased'; by: string; since: Date; stays: RemainingPersonalData };

/** The records that still name an erased person: receipts that tax law requires, and backups that were made earlier. */
export type RemainingPersonalData = {
  receipts: string[];
  /** `until` is when the copy is removed automatically; null if a person has to remove it. */
  copies: { name: string; until: Date | null }[];
};

export type EnquiryActResult =
  /** `did` is the id of the event that the act wrote. */
  | { at: 'done'; did: string }
  | { at: 'unchanged' }
  /** A colleague owns the enquiry, or the enquiry no longer exists. */
  | { at: 'taken' }
  /** Somebody changed the enquiry after the page was rendered, so nothing was done. */
  | { at: 'meanwhile' }
  /** A sentence for the member whose input was refused. */
  | { at: 'refused'; sentence: string };

/**
 * `no`: no new order was made. The link has not ended, another order of the person is open, the offer is no longer
 * sold, the batch has no free place, or the present payment mode is not that of the order.
 */
export type OrderRenewalResult = { at: 'made'; orderId: string } | { at: 'no' };

export type ContactKind = 'call' | 'message';

export type EnquiryApi = {
  /** Reads the enquiry for its page, and records, at most once a day, that the member viewed it. */
  look(id: string): Promise<OpenEnquiryResult>;
  /**
   * Carries out the act and saves `note` with it. `seen` is the version that the page showed (`seenUpTo`). If somebody
   * else has changed the enquiry since, nothing is done.
   */
  act(
    id: string,
    act: StaffAct,
    more: { note: string; seen: string | null },
  ): Promise<EnquiryActResult>;
  undo(id: string, eventId: string): Promise<EnquiryActResult>;
  /** If `offer` is null, the form is for the offer that the enquiry names. */
  preparePaymentForm(
    id: string,
    chosen: { offer: string | null; count: number },
  ): Promise<PaymentRequestForm>;
  askForPayment(id: string, wanted: PaymentRequestInput): Promise<AskForPaymentResult>;
  /**
   * Makes another order in place of one of this person's orders whose link has ended. The new link follows within
   * seconds.
   */
  renewOrder(id: string, orderId: string): Promise<OrderRenewalResult>;
  addNote(id: string, text: string): Promise<EnquiryActResult>;
  /**
   * Assigns an unassigned enquiry to the member, before the member calls the person or writes to them. Returns null if
   * the member may continue. Otherwise returns the id of the colleague who has the enquiry.
   *
   * A call is refused if a colleague has the enquiry: the page showed it as unassigned, so the colleague was faster. A
   * message is allowed, because members may write to the person of a colleague's enquiry. Rejects with a 404 if the
   * member may not see the enquiry, or if it is in quarantine.
   */
  claimFirst(id: string, contact: ContactKind): Promise<{ by: string } | null>;
  /**
   * Records that the member opened this message to send it, and returns the filled-in message. Rejects with a 404 if
   * the enquiry or the message is not available to the member.
   */
  write(
    id: string,
    messageId: string,
  ): Promise<FilledMessage & { phone: string | null; email: string | null }>;
  /** The phone number as typed or corrected; null if there is none. Rejects with a 404 as `claimFirst` does. */
  phoneOf(id: string): Promise<string | null>;
  /**
   * Removes a note within a day of writing it. A member may remove their own note; the owner of the desk may remove
   * any.
   */
  takeNoteBack(id: string, noteId: string): Promise<EnquiryActResult>;
  correct(id: string, field: CorrectableField, becomes: string): Promise<EnquiryActResult>;
  /**
   * Links the enquiry with one that may be of the same person (`maybeRelated`). `unchanged`: the enquiry `toId` is not
   * in `maybeRelated`, or was linked before.
   */
  link(id: string, toId: string): Promise<EnquiryActResult>;
  /** Unlinks `oneId` from the other enquiries of the same person. */
  unlink(id: string, oneId: string): Promise<EnquiryActResult>;
  /**
   * For an enquiry that a visitor did not send on the site: records that the person has now been told about the use of
   * their data.
   */
  noteTold(id: string, told: PrivacyNoticeAnswer): Promise<EnquiryActResult>;
  releaseFromQuarantine(id: string): Promise<EnquiryActResult>;
  /** Deletes the submission from quarantine. */
  forget(id: string): Promise<EnquiryActResult>;
  /**
   * Erases the enquiry, or with `alsoRelated` all enquiries of the person, and returns their number. `isGone` is false
   * if the files of the database may still contain erased data, for example while a backup reads them.
   */
  erase(id: string, alsoRelated: boolean): Promise<{ erased: number; isGone: boolean }>;
};
