/**
 * What the page of an enquiry needs of the service. A member who may not see an enquiry gets the same 404 as for a
 * missing one; only a person who had it open before a colleague took it is told who has it.
 */
import type { LeadField } from '#contract/lead-fields.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { AddedFacts, PrivacyNoticeAnswer } from '#domain/enquiries/added-enquiry.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { AskedAct } from '#domain/enquiries/enquiry-work.ts';
import type { MessageChannel } from '#domain/messages/message-template.ts';
import type { Paise } from '#domain/money.ts';
import type { OrderState } from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';

/** The acts of staff on an enquiry; undo is separate and needs the event's id. */
export type StaffAct = Exclude<AskedAct, { kind: 'paid' | 'paid back' | 'change' }>;

export type CorrectedField = 'name' | 'email' | 'phone';

/** A field exactly as the visitor sent it. */
export type SentField = { field: LeadField; label: string; value: string };

/** The offer asked for, as far as it is still sold; `start` is null if it is over. */
export type WantedOffer = {
  title: string;
  kind: string | null;
  feePaise: Paise | null;
  start: { at: 'date'; day: string } | { at: 'words'; words: string } | null;
};

/** An enquiry of the same person, or possibly the same. */
export type RelatedEnquiry = {
  id: string;
  receivedAt: Date;
  kind: EnquiryKind;
  state: Enquiry['state'];
  isQuarantined: boolean;
  ownerId: string | null;
  /** Null when a colleague owns it and this person sees only their own enquiries: then only its existence is shown. */
  details: {
    name: string | null;
    email: string | null;
    phone: string | null;
    wants: string | null;
  } | null;
  /** The details that both enquiries have in common. */
  shares: ('phone' | 'email')[];
};

type RelatedOrder = {
  id: string;
  offer: string;
  paise: Paise;
  receivedPaise: Paise;
  paidBackPaise: Paise;
  state: OrderState;
  mode: PaymentMode;
  /** Whether the order's page asks the visitor first, as it does for a second order of the same person. */
  asksFirst: boolean;
  failedAt: Date | null;
  hasDiscrepancy: boolean;
  /** The payment link of this order has ended, and another order for the same offer can be made. */
  canBeRenewed: boolean;
  createdAt: Date;
  /** The day on which a later instalment gets its payment link; null once it has one. */
  asksOn: CalendarDate | null;
  /** Whether this is an instalment whose date has passed without a payment. */
  isMissed: boolean;
  /** Messages with its link, ready to be sent; empty while there is nothing to pay. */
  payMessages: ReadyMessage[];
};

/** What can be asked for on behalf of an enquiry's person. */
export type PaymentForm = {
  name: string | null;
  /** The details that are missing; no order can be made without them. */
  missing: ('name' | 'email' | 'phone')[];
  offers: OfferPrice[];
  chosen:
    | (OfferPrice & {
        isSoldInBatches: boolean;
        /** To come, with a free place. `left`: null without a limit; `paise`: with its early price. */
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
  count: number;
  /** The sums of a plan of so many instalments; empty for the whole fee at once. */
  shares: Paise[];
  /** The dates that a plan begins with, today first. */
  dates: CalendarDate[];
};
type OfferPrice = { slug: string; title: string; paise: Paise };

/** `later`: the dates of the instalments after the first; empty for one sum. */
export type RequestedPayment = { offer: string; batch: string | null; later: CalendarDate[] };

/** `open`: the person has an unpaid order for that offer, which is shown instead. */
export type AskedForPayment =
  | { at: 'made' | 'open'; orderId: string }
  | { at: 'refused'; sentence: string };

/** The version of the privacy notice (by its date) under which something was sent, and what was agreed to with it. */
export type AgreedNotice = { from: CalendarDate; agreed: string };

/** An event in the person's history, from any of their enquiries. */
export type HistoryEvent = {
  id: string;
  at: Date;
  /** A staff id, `visitor`, `terminal`, or the name of a worker. */
  who: string;
  enquiryId: string;
  type: string;
  what: Readonly<Record<string, unknown>>;
  /** A note's text. */
  text?: string;
  /** Whether the reader may remove the note. */
  mayTakeBackNote?: boolean;
};

/** A message for this person, ready to be sent. */
export type ReadyMessage = {
  id: string;
  channel: MessageChannel;
  name: string;
  subject: string;
  body: string;
};

export type EnquirySheet = {
  enquiry: Enquiry;
  sent: SentField[];
  /** Why the enquiry is in quarantine; null if it is not. */
  reason: string | null;
  /**
   * For an enquiry that no visitor sent: how it came, and what the person was told about their data; `system` names
   * the system that sent it. Null for visitors' enquiries.
   */
  added: (AddedFacts & { system: string | null }) | null;
  wanted: WantedOffer | null;
  takenSince: Date | null;
  /** Whether the enquiry is the reader's own or unassigned, or the reader may act on those of colleagues. */
  mayAct: boolean;
  /** Whether the reader may assign it to a colleague: its owner may, and the owner of the desk always. */
  mayHandOver: boolean;
  mayErase: boolean;
  related: RelatedEnquiry[];
  maybeRelated: RelatedEnquiry[];
  orders: RelatedOrder[];
  /** Newest first. */
  happenings: HistoryEvent[];
  messages: ReadyMessage[];
  /** The version of the work that the page shows: later changes are unknown to the reader. */
  seenUpTo: string;
  /** The event that can be undone: the last change, if this person may undo it; null otherwise. */
  undoable: string | null;
};

export type OpenEnquiryResult =
  | { at: 'open'; sheet: EnquirySheet }
  /** A colleague was assigned the enquiry after the person had opened its page. */
  | { at: 'taken'; by: string; since: Date | null; undoable: string | null }
  /** For roles that may erase. `repeated`: released from quarantine, and known already. */
  | { at: 'gone'; how: 'forgotten' | 'repeated'; by: string; since: Date }
  | { at: 'gone'; how: 'erased'; by: string; since: Date; stays: RemainingPersonalData };

/** What still names an erased person: receipts kept for tax law, and backups made before. */
export type RemainingPersonalData = {
  receipts: string[];
  /** `until`: when it is removed automatically; null if a person has to remove it. */
  copies: { name: string; until: Date | null }[];
};

export type ActAnswer =
  /** `did` is the id of the event. */
  | { at: 'done'; did: string }
  | { at: 'unchanged' }
  /** The enquiry belongs to a colleague. */
  | { at: 'taken' }
  /** Somebody changed the enquiry after the page was rendered; nothing was done. */
  | { at: 'meanwhile' }
  /** A sentence for the person who typed it. */
  | { at: 'refused'; sentence: string };

/** `no`: it has not ended, is not sold any more, or its batch has no place. */
export type OrderRenewal = { at: 'made'; orderId: string } | { at: 'no' };

export type ContactKind = 'call' | 'message';

export type EnquiryApi = {
  /** Records that the member viewed the enquiry, at most once a day. */
  look(id: string): Promise<OpenEnquiryResult>;
  /**
   * `note` is saved with the act; nothing is done if somebody else changed the enquiry after `seen`, the sheet’s
   * `seenUpTo`.
   */
  act(id: string, act: StaffAct, more: { note: string; seen: string | null }): Promise<ActAnswer>;
  undo(id: string, eventId: string): Promise<ActAnswer>;
  /** Another order for one of this person whose link has ended; its link follows within seconds. */
  /** `offer`: null for the one that the enquiry names. */
  paymentForm(id: string, chosen: { offer: string | null; count: number }): Promise<PaymentForm>;
  askForPayment(id: string, wanted: RequestedPayment): Promise<AskedForPayment>;
  renewOrder(id: string, orderId: string): Promise<OrderRenewal>;
  addNote(id: string, text: string): Promise<ActAnswer>;
  /**
   * Claims an unassigned enquiry before its person is called or written to. Null if it may go ahead; otherwise the
   * colleague who was first. Only an unassigned enquiry's page leads here for a call, so a colleague's was claimed after
   * the page was opened; a message to a colleague's person is offered on purpose. Rejects with a 404 if the enquiry is
   * not there for them.
   */
  claimFirst(id: string, contact: ContactKind): Promise<{ by: string } | null>;
  /** Records that the person opened this message to send it. Rejects with a 404 if it is not there for them. */
  write(
    id: string,
    messageId: string,
  ): Promise<ReadyMessage & { phone: string | null; email: string | null }>;
  /** The number to be called. */
  phoneOf(id: string): Promise<string | null>;
  /** Removes the person's own note within a day of writing it; the owner of the desk may remove anybody's. */
  takeNoteBack(id: string, noteId: string): Promise<ActAnswer>;
  correct(id: string, field: CorrectedField, becomes: string): Promise<ActAnswer>;
  link(id: string, toId: string): Promise<ActAnswer>;
  /** Unlinks `oneId` from the other enquiries of the same person. */
  unlink(id: string, oneId: string): Promise<ActAnswer>;
  /** For an added enquiry: what the person has been told about their data meanwhile. */
  noteTold(id: string, told: PrivacyNoticeAnswer): Promise<ActAnswer>;
  releaseFromQuarantine(id: string): Promise<ActAnswer>;
  forget(id: string): Promise<ActAnswer>;
  /** `isGone` is false while a reader of the database keeps remains in its files. */
  erase(id: string, alsoRelated: boolean): Promise<{ erased: number; isGone: boolean }>;
};
