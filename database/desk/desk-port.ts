/**
 * The desk's interface to the database: enquiries as staff work on them, and all that belongs to this work. Each change
 * and its event are written in the same transaction, so that the history is complete.
 */
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryActExceptUndo, StaffId } from '#domain/enquiries/enquiry-work.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import type { OpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { EnquiryRelation } from '#domain/enquiries/related-enquiry-work.ts';
import type { AddedEnquiryPort } from './added/added-enquiry-port.ts';
import type { ImportPort } from './added/import-port.ts';
import type { SendingSystemPort } from './added/sending-system-port.ts';
import type { AssignmentNoticePort } from './assignment/assignment-notice-port.ts';
import type { AutomaticAssignmentPort } from './assignment/automatic-assignment-port.ts';
import type { NumbersPort } from './numbers/numbers-port.ts';
import type { SettingsPort } from './settings/settings-port.ts';

/** The enquiries that a list or a count includes: all, or only the caller's own enquiries and the unassigned ones. */
export type EnquiryScope = 'all' | { ownOf: StaffId };

type InboxPage = {
  rows: Enquiry[];
  /** The number of rows on all pages. The value `enquiryCountLimit` + 1 means "more than `enquiryCountLimit`". */
  total: number;
};

/**
 * The author of an act: a member of staff, or the payment worker or a command on the terminal, whose `staffId` is null.
 * `mayOverrule`: whether the author may also act on enquiries of colleagues.
 */
export type Actor = {
  who: string;
  staffId: StaffId | null;
  mayOverrule: boolean;
  /** The hours in which staff make calls. Rules set follow-up dates within these hours. By default the usual hours. */
  calling?: OpeningTimes | undefined;
};

export type ActResult =
  /**
   * `eventId`: the event that records the change; `undo` takes it. `along`: the related enquiries that changed too, and
   * how they are related.
   */
  | {
      at: 'changed';
      enquiry: Enquiry;
      eventId: string;
      along: readonly { id: string; nearness?: EnquiryRelation }[];
      noteId?: string | undefined;
    }
  | { at: 'unchanged'; enquiry: Enquiry; noteId?: string | undefined }
  | { at: 'taken'; by: StaffId; enquiry: Enquiry }
  /** Another member changed the enquiry after this member's page was loaded. */
  | { at: 'meanwhile'; enquiry: Enquiry }
  | { at: 'gone' };

export type EnquiryNote = { id: string; enquiryId: string; at: Date; who: string; text: string };

export type CorrectableField = 'name' | 'email' | 'phone';

export type Correction = {
  id: string;
  enquiryId: string;
  at: Date;
  who: string;
  field: CorrectableField;
  /** The value before this correction: from the visitor, or from an earlier correction. */
  was: string | null;
  becomes: string;
};

type DayCounts = {
  /** The number of new enquiries that wait for an answer. Newsletter subscriptions need no answer and do not count. */
  fresh: number;
  inQuarantine: number;
  /** The new enquiries that have waited longest for an answer, at most as many as fit on one screen. */
  longestWaiting: readonly Enquiry[];
};

/** The open enquiries of one member, counted. `ownerId` is null for the counts of all unassigned enquiries. */
export type Workload = { ownerId: StaffId | null; open: number; overdue: number; dueToday: number };

/** Reads lists of enquiries, and single enquiries. */
export interface InboxPort {
  /** Returns one page of a list of enquiries; `page` counts from 1. */
  inbox(filter: InboxFilter, scope: EnquiryScope, page: number): Promise<InboxPage>;
  /**
   * Reads a whole list in steps, oldest enquiry first. Each call returns some enquiries that come after the id `after`
   * (null: from the beginning); an empty result means the end. If enquiries arrive or change between two calls, none is
   * returned twice, and none that stays in the list is left out.
   */
  inboxAfter(filter: InboxFilter, scope: EnquiryScope, after: string | null): Promise<Enquiry[]>;
  /** Returns the sources of the latest enquiries, most frequent first, at most 30. */
  commonSources(): Promise<string[]>;
  findEnquiry(id: string): Promise<Enquiry | null>;
}

/** Open pages of the desk ask for these ids every few seconds, to find out whether something new has arrived. */
export interface NewestIdPort {
  /** Returns the id of the newest enquiry; null if there is none. */
  newestId(): Promise<string | null>;
  /** Returns the id of the newest submission in quarantine; null if there is none. */
  newestQuarantinedId(): Promise<string | null>;
}

/** Counts the open work. */
export interface WorkloadPort {
  readTodayCounts(scope: EnquiryScope): Promise<DayCounts>;
  /**
   * The number of new enquiries that wait for an answer, without newsletter subscriptions. The value
   * `enquiryCountLimit` + 1 means "more than `enquiryCountLimit`".
   */
  countWaiting(scope: EnquiryScope): Promise<number>;
  workloads(now: Date): Promise<Workload[]>;
}

/** Acts of staff on an enquiry. */
interface ActPort {
  /**
   * Applies an act of a member to an enquiry. `unchanged`: nothing changed, the enquiry is in quarantine (and must be
   * released first), the new owner may not work on enquiries, or the act would lose an enrolled enquiry whose order is
   * paid. `taken`: a colleague owns the enquiry, or owns another open enquiry of the same person and now gets this one
   * too.
   *
   * `seen`: the version on the member's screen. If another member has changed the enquiry since then, the result is
   * `meanwhile`. Without `seen`, this is not checked. `shown`: the version when the form was rendered (by default
   * `seen`). If this member has already made the same act since then, the form was sent twice, and the first result is
   * returned. `note`: stored in the same transaction, even if the act changes nothing. `apart`: ids of related
   * enquiries that must not change too, because the caller acts on each of them.
   */
  act(
    id: string,
    act: EnquiryActExceptUndo,
    actor: Actor,
    more?: {
      seen?: number;
      shown?: number | undefined;
      note?: string;
      apart?: readonly string[];
    },
  ): Promise<ActResult>;
  /**
   * Undoes the change that this event recorded. Members may undo their own changes; with `mayOverrule` also those of
   * others, otherwise the result is `taken`. `unchanged`: there was a later change, the earlier state can't be
   * restored, or a payment or refund made the change. `gone`: the event or the enquiry does not exist.
   */
  undo(eventId: string, actor: Actor): Promise<ActResult>;
}

/** Notes of staff about an enquiry, and corrections of its details. */
export interface NoteAndCorrectionPort {
  /** Adds a note. Null if the enquiry does not exist or is in quarantine. */
  addNote(enquiryId: string, text: string, who: string): Promise<EnquiryNote | null>;
  /**
   * Deletes a note; the history shows who removed it. Returns the id of the event. Null if the note does not exist, or
   * if the member may not remove it (`mayTakeBackNote`).
   */
  takeNoteBack(
    enquiryId: string,
    noteId: string,
    by: Pick<Actor, 'who' | 'mayOverrule'>,
  ): Promise<string | null>;
  /**
   * Corrects a field of an enquiry. The row that the visitor sent keeps the old value. Null if the enquiry does not
   * exist or is in quarantine.
   */
  correct(
    id: string,
    field: CorrectableField,
    becomes: string,
    who: string,
  ): Promise<Enquiry | null>;
  notesOf(enquiryIds: readonly string[]): Promise<EnquiryNote[]>;
  correctionsOf(enquiryIds: readonly string[]): Promise<Correction[]>;
}

/**
 * Two enquiries, `id` and `other`, with the same phone number or mail address (`by`). `other` is an open enquiry, and
 * `ownerId` is the owner of `other`. `callAgainAt`: the follow-up date of `other` if its state is "not reachable",
 * otherwise null.
 */
export type AlikeEnquiryPair = {
  id: string;
  other: string;
  ownerId: StaffId | null;
  callAgainAt: Date | null;
  by: 'phone' | 'email';
};

/**
 * Finds enquiries of the same person: the database suggests enquiries with the same phone number or mail address. Staff
 * link such enquiries, and unlink them again.
 */
export interface RelatedEnquiryPort {
  /** Returns this enquiry and all enquiries that staff have linked with it, newest first. */
  findLinkedEnquiries(id: string): Promise<Enquiry[]>;
  /**
   * Returns other enquiries with the same phone number or mail address that are not linked with this one, newest first,
   * at most 20.
   */
  findSuggestedEnquiries(id: string): Promise<Enquiry[]>;
  /**
   * Finds the open enquiries that share a phone number or mail address with one of the given enquiries. Each pair is
   * returned once.
   */
  findAlikePairs(ids: readonly string[]): Promise<AlikeEnquiryPair[]>;
  /**
   * Finds what the people of these enquiries have already paid for. Returns, by the id of the given enquiry, the titles
   * of the paid orders of other enquiries with the same phone number or mail address.
   */
  findPaidOfferTitles(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Links two enquiries of the same person, together with all enquiries that are linked with either. The open ones
   * among them then get the state of the most advanced one (`alignLinkedWork`). False if the two were linked already,
   * or if one of them does not exist.
   */
  link(id: string, toId: string, by: Actor): Promise<boolean>;
  /** Unlinks this enquiry from all others, which stay linked with each other. False if it was not linked. */
  unlink(id: string, who: string): Promise<boolean>;
}

/** Erases the data of people. */
export interface ErasurePort {
  /**
   * Deletes enquiries, also quarantined ones, and everything recorded about them. Their orders stay, but without the
   * person. The audit records each erasure, and the person's other enquiries show it in their history. Returns the
   * number of deleted rows. If `seenWorkedOn` is given, an enquiry with work of staff or with an order stays unless its
   * id is in that list: so work done since the caller looked is not lost.
   */
  erase(ids: readonly string[], who: string, seenWorkedOn?: readonly string[]): Promise<number>;
}

type AuditFilter = {
  who?: string;
  type?: string;
  /** Only events whose time lies from `from` (included) to `until` (excluded). */
  span?: { from: Date; until: Date };
  before?: string;
};

/** The audit: what happened at the desk, and who did it. */
export interface AuditLogPort {
  /** Returns the events of these subjects, oldest first. */
  eventsOf(subjects: readonly string[]): Promise<DeskEvent[]>;
  /** Returns one page of the audit, newest first. `before` is the id of the last entry on the previous page. */
  readAuditPage(filter: AuditFilter): Promise<DeskEvent[]>;
  /** Returns the id of the newest entry; null if there is none. */
  newestEventId(): Promise<string | null>;
  /** Records an event that changes no enquiry, for example an export, or that a member opened an enquiry. */
  recordEvent(
    type: DeskEventType,
    subject: string,
    who: string,
    what: DeskEvent['what'],
  ): Promise<void>;
}

export interface WeeklyMailPort {
  /**
   * Queues the mail to the owner about the week that begins on the Monday `week`, at most once for each week. If
   * `isWanted` is false, the week is only marked as done. Resolves with true if a mail was queued.
   */
  queueWeeklyMail(week: CalendarDate, isWanted: boolean): Promise<boolean>;
}

/** The search index of the enquiries. */
interface SearchIndexPort {
  /**
   * Indexes at most `most` enquiries that are not in the search index yet, newest first. True if more of them may be
   * left.
   */
  indexNew(most: number): Promise<boolean>;
}

/** Mails that staff send to several people at once. */
export interface BulkMailPort {
  /**
   * Queues a mail for each enquiry, to be sent after a minute or after `waitsMs`. `did` identifies this sending: with
   * it the mails can be withdrawn. If this member already sent mails with the same `did`, a new mail goes only to
   * people whose mail was withdrawn. Resolves with the number of mails.
   */
  sendMails(
    enquiryIds: readonly string[],
    message: { id: string; name: string },
    who: string,
    by: { did: string; waitsMs?: number },
  ): Promise<number>;
  /**
   * Withdraws those mails of the sending `did` that are not sent yet, and returns the counts. A second call returns the
   * same counts. Null if this member has sent nothing with this `did`.
   */
  withdrawMails(did: string, who: string): Promise<{ withdrawn: number; sent: number } | null>;
}

export type DeskPort = AutomaticAssignmentPort &
  AssignmentNoticePort &
  InboxPort &
  BulkMailPort &
  SearchIndexPort &
  NewestIdPort &
  WorkloadPort &
  ActPort &
  NoteAndCorrectionPort &
  AddedEnquiryPort &
  ImportPort &
  SendingSystemPort &
  RelatedEnquiryPort &
  ErasurePort &
  AuditLogPort &
  NumbersPort &
  WeeklyMailPort &
  SettingsPort;
