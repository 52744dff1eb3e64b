/**
 * What the page of one enquiry needs of the service. A member who may not see an enquiry gets the 404 of one that does not
 * exist; who has had it open before a colleague took it is told who has it.
 */
import type { LeadField } from '#contract/lead-fields.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { AskedAct } from '#domain/enquiries/enquiry-work.ts';
import type { MessageChannel } from '#domain/messages/message-template.ts';
import type { Paise } from '#domain/money.ts';
import type { OrderState } from '#domain/order-states.ts';

/** What a member of staff does with an enquiry; taking back goes by the name of what was done. */
export type StaffAct = Exclude<AskedAct, { kind: 'paid' }>;

export type CorrectedField = 'name' | 'email' | 'phone';

/** As it came, word for word. */
export type SentField = { field: LeadField; label: string; value: string };

/** What is wanted, as far as it is (still) sold; `start` is null where it is over. */
export type Wanted = {
  title: string;
  kind: string | null;
  feePaise: Paise | null;
  start: { at: 'date'; day: string } | { at: 'words'; words: string } | null;
};

/** One of the same person, or maybe of the same. */
export type RelatedEnquiry = {
  id: string;
  receivedAt: Date;
  kind: EnquiryKind;
  state: Enquiry['state'];
  isQuarantined: boolean;
  ownerId: string | null;
  /** Null when a colleague works on it and one sees one's own only: then nothing more is said of it. */
  details: {
    name: string | null;
    email: string | null;
    phone: string | null;
    wants: string | null;
  } | null;
  /** What both have. */
  shares: ('phone' | 'email')[];
};

type RelatedOrder = {
  id: string;
  offer: string;
  paise: Paise;
  state: OrderState;
  /** As at the order's own page. */
  asksFirst: boolean;
  failedAt: Date | null;
  hasDiscrepancy: boolean;
  createdAt: Date;
};

/** The version of the privacy notice, by its day, under which something was sent, and what was agreed to by that. */
export type AgreedNotice = { from: CalendarDate; agreed: string };

/** Something that happened to the person, from any of the enquiries that are theirs. */
export type Happening = {
  id: string;
  at: Date;
  /** A staff id, `visitor`, `terminal`, or the name of a worker. */
  who: string;
  enquiryId: string;
  type: string;
  what: Readonly<Record<string, unknown>>;
  /** Of a note. */
  text?: string;
  /** Of a note, by who reads the page. */
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
  /** Why it is in quarantine. */
  reason: string | null;
  wanted: Wanted | null;
  takenSince: Date | null;
  /** Is it one's own or nobody's, or may one act on what a colleague owns? */
  mayAct: boolean;
  /** To colleagues; who has it may hand it on, and the owner of the desk may give it to anybody. */
  mayHandOver: boolean;
  mayErase: boolean;
  related: RelatedEnquiry[];
  maybeRelated: RelatedEnquiry[];
  orders: RelatedOrder[];
  /** Newest first. */
  happenings: Happening[];
  messages: ReadyMessage[];
  /** The version of the work on it: what a colleague changes after it is not known to who has this page open. */
  seenUpTo: string;
  /** The event that can be taken back: the last change, if this person may. */
  undoable: string | null;
};

export type EnquiryLook =
  | { at: 'open'; sheet: EnquirySheet }
  /** By a colleague, after one had it open. */
  | { at: 'taken'; by: string; since: Date | null; undoable: string | null }
  /** For who may erase. `repeated`: let in, and known already. */
  | { at: 'gone'; how: 'forgotten' | 'repeated'; by: string; since: Date }
  | { at: 'gone'; how: 'erased'; by: string; since: Date; stays: Stays };

/** What still names somebody who was erased: receipts that tax law has kept, and copies that were made before. */
export type Stays = {
  receipts: string[];
  /** `until`: when it is removed by itself; null for what a person removes. */
  copies: { name: string; until: Date | null }[];
};

export type ActAnswer =
  /** `did` names what was done. */
  | { at: 'done'; did: string }
  | { at: 'unchanged' }
  /** A colleague has it. */
  | { at: 'taken' }
  /** Somebody changed it since the page was made; nothing was done. */
  | { at: 'meanwhile' }
  /** A sentence for who typed it. */
  | { at: 'refused'; sentence: string };

export type EnquiryApi = {
  /** Notes the look once a day. */
  look(id: string): Promise<EnquiryLook>;
  /** `note` is written with it; nothing is done when somebody else changed it after `seen`, the sheet’s `seenUpTo`. */
  act(id: string, act: StaffAct, more: { note: string; seen: string | null }): Promise<ActAnswer>;
  undo(id: string, eventId: string): Promise<ActAnswer>;
  addNote(id: string, text: string): Promise<ActAnswer>;
  /** Of what one wrote within the last day; the owner of the desk may take back anybody's. */
  takeNoteBack(id: string, noteId: string): Promise<ActAnswer>;
  correct(id: string, field: CorrectedField, becomes: string): Promise<ActAnswer>;
  link(id: string, toId: string): Promise<ActAnswer>;
  /** Takes that one away from the others of the same person. */
  unlink(id: string, oneId: string): Promise<ActAnswer>;
  letIn(id: string): Promise<ActAnswer>;
  forget(id: string): Promise<ActAnswer>;
  /** `isGone` is false when traces stay in the database's files until nobody reads them any more. */
  erase(id: string, alsoRelated: boolean): Promise<{ erased: number; isGone: boolean }>;
};
