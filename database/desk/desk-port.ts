/**
 * Enquiries as staff work on them. Every change goes through `act`, which applies the rules of the domain and
 * writes the event in the same transaction, so that the history is complete.
 */
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryActExceptUndo, StaffId } from '#domain/enquiries/enquiry-work.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import type { OpeningTimes } from '#domain/enquiries/opening-times.ts';
import type {
  AddedEnquiryPort,
  ImportPort,
  SendingSystemPort,
} from './added/added-enquiry-port.ts';
import type { AssignmentNoticePort, AssignmentPort } from './assignment/assignment-port.ts';
import type { NumbersPort } from './numbers/numbers-port.ts';
import type { SettingsPort } from './settings/settings-port.ts';

/**
 * Which enquiries the caller may see: all, or only their own and the unassigned ones. Every list and every count is
 * restricted to them.
 */
export type EnquiryScope = 'all' | { ownOf: StaffId };

type InboxPage = {
  rows: Enquiry[];
  /** The number of rows on all pages; one more than `enquiryCountLimit` stands for any larger number. */
  total: number;
};

/** The member who acts. `mayOverrule`: the member may also act on a colleague's enquiries. */
export type Actor = {
  who: string;
  staffId: StaffId | null;
  mayOverrule: boolean;
  /** The hours in which calls are made, for the follow-up dates that rules set. By default the usual hours. */
  calling?: OpeningTimes | undefined;
};

export type ActResult =
  /**
   * `eventId` identifies the change for undo. `along` has the ids of the person's other enquiries that changed too.
   */
  | {
      at: 'changed';
      enquiry: Enquiry;
      eventId: string;
      along: readonly string[];
      noteId?: string | undefined;
    }
  | { at: 'unchanged'; enquiry: Enquiry; noteId?: string | undefined }
  | { at: 'taken'; by: StaffId; enquiry: Enquiry }
  /** Another member changed the enquiry after the version that this member saw. */
  | { at: 'meanwhile'; enquiry: Enquiry }
  | { at: 'gone' };

/** An event at the desk. `subject` is what it is about, such as the id of an enquiry, an order or a batch. */
export type DeskEvent = {
  id: string;
  at: Date;
  /** One of `deskEventTypes`, or a type that a later release wrote. */
  type: string;
  /** The actor: a staff id, or a name for what is no member, such as `terminal`, `assignment` or `sign-in page`. */
  who: string;
  subject: string;
  what: Readonly<Record<string, unknown>>;
};

export type EnquiryNote = { id: string; enquiryId: string; at: Date; who: string; text: string };

export type CorrectableField = 'name' | 'email' | 'phone';

export type Correction = {
  id: string;
  enquiryId: string;
  at: Date;
  who: string;
  field: CorrectableField;
  /** The value before this correction: what the visitor sent, or what the previous correction set. */
  was: string | null;
  becomes: string;
};

type DayCounts = {
  /** The number of new enquiries that the caller may see, without newsletter subscriptions, which need no answer. */
  fresh: number;
  inQuarantine: number;
  /**
   * The oldest new enquiries that the caller may see, without newsletter subscriptions; at most as many as fit on one
   * screen.
   */
  longestWaiting: readonly Enquiry[];
};

/** The numbers of open enquiries of one member; `ownerId` is null in the entry of all unassigned enquiries. */
export type Workload = { ownerId: StaffId | null; open: number; overdue: number; dueToday: number };

/** Lists of enquiries. */
export interface InboxPort {
  /** Reads one page of an inbox; `page` counts from 1. */
  inbox(filter: InboxFilter, sight: EnquiryScope, page: number): Promise<InboxPage>;
  /**
   * Reads all enquiries in steps, oldest first. Each call returns the enquiries after the id `after`, or the first ones
   * if it is null. The result is empty at the end. If enquiries arrive or change between two calls, none appears twice
   * and none is left out.
   */
  inboxAfter(filter: InboxFilter, sight: EnquiryScope, after: string | null): Promise<Enquiry[]>;
  /** The sources of the latest enquiries, most frequent first, at most 30. */
  commonSources(): Promise<string[]>;
  findEnquiry(id: string): Promise<Enquiry | null>;
}

/** Tells a page that polls every few seconds whether something arrived. */
export interface NewestIdPort {
  /** The id of the newest enquiry; null while there is none. */
  newestId(): Promise<string | null>;
  /** The id of the newest submission in quarantine; null while there is none. */
  newestQuarantinedId(): Promise<string | null>;
}

/** Counts the open work. */
export interface WorkloadPort {
  dayCounts(sight: EnquiryScope): Promise<DayCounts>;
  /**
   * The number of new enquiries, without newsletter subscriptions, which need no answer; `enquiryCountLimit` + 1 stands
   * for any larger number.
   */
  countWaiting(sight: EnquiryScope): Promise<number>;
  workloads(now: Date): Promise<Workload[]>;
}

/** Acts of staff on an enquiry. */
interface ActPort {
  /**
   * Applies an act to an enquiry. `unchanged`: nothing changed, the enquiry is in quarantine (it has to be released
   * first), or the new owner is inactive or may not work on enquiries. `taken`: a colleague owns the enquiry, or owns
   * another open enquiry of the same person and so gets this enquiry too.
   *
   * `seen` is the version on the member's screen. It is compared while the row is locked, so that nobody decides on
   * outdated data; the member's own changes in another window do not count. Without `seen`, no version is compared.
   * `shown` is the version with which the form was rendered (by default `seen`): if this member has made the same act
   * since then, the button was pressed twice, and the first result is returned. `note` is written in the same
   * transaction, even if the act changes nothing. `apart` are related enquiries that must not change too, because the
   * caller acts on each of them.
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
   * Undoes the change of this event. Members may undo their own changes, and a member who may overrule may undo any
   * change; for all others the result is `taken`. `unchanged`: a later change exists, or the change was made by a
   * payment or a refund. `gone`: the event or the enquiry does not exist.
   */
  undo(eventId: string, actor: Actor): Promise<ActResult>;
}

/** Notes of staff about an enquiry, and corrections of its details. */
export interface NoteAndCorrectionPort {
  /** Adds a note. Null if the enquiry does not exist or is in quarantine. */
  addNote(enquiryId: string, text: string, who: string): Promise<EnquiryNote | null>;
  /**
   * Deletes the text of the note; the history keeps who removed it (`mayTakeBackNote`). Returns the id of the
   * event; null if the note does not exist or the member may not remove it.
   */
  takeNoteBack(
    enquiryId: string,
    noteId: string,
    by: Pick<Actor, 'who' | 'mayOverrule'>,
  ): Promise<string | null>;
  /**
   * Corrects a field; the value that was sent stays in the visitor's row. Null if the enquiry does not exist or is in
   * quarantine.
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

/** Two enquiries, `id` and `other`, that the same person probably sent. `other` is open; `ownerId` is its owner. */
export type AlikeEnquiryPair = {
  id: string;
  other: string;
  ownerId: StaffId | null;
  by: 'phone' | 'email';
};

/**
 * Which enquiries belong to the same person. The database suggests those with the same number or address; staff link
 * and unlink enquiries.
 */
export interface RelatedEnquiryPort {
  /**
   * All enquiries that staff have linked with this one because they are of the same person, newest first. The result
   * always contains this enquiry.
   */
  samePerson(id: string): Promise<Enquiry[]>;
  /** Other enquiries with the same number or address that are not linked yet, newest first, at most 20. */
  maybeSamePerson(id: string): Promise<Enquiry[]>;
  /** Open enquiries that share a number or an address with one of the given enquiries; one entry per pair. */
  alike(ids: readonly string[]): Promise<AlikeEnquiryPair[]>;
  /**
   * Links two enquiries, and everything that is linked with either, because all are of the same person. The open
   * enquiries among them then get the state of the most advanced one (`alignLinkedWork`). False if the two were linked
   * already, or if one does not exist.
   */
  link(id: string, toId: string, by: Actor): Promise<boolean>;
  /** Takes one enquiry out of its links; the others stay linked. False if it is linked with none. */
  unlink(id: string, who: string): Promise<boolean>;
}

/** Erasing people's data. */
export interface ErasurePort {
  /**
   * Deletes enquiries, quarantined ones included, and everything recorded about them. Their orders stay without the
   * person. The audit records each erasure; the person's remaining enquiries record that one was erased. Returns the
   * number of deleted rows. With `seenWorkedOn`, an enquiry on which a member has worked stays unless its id is in this
   * list, so that work that is done at the same moment is not lost.
   */
  erase(ids: readonly string[], who: string, seenWorkedOn?: readonly string[]): Promise<number>;
}

type AuditFilter = {
  who?: string;
  type?: string;
  /** The entries from `from` (included) to `until` (excluded). */
  span?: { from: Date; until: Date };
  before?: string;
};

/** The audit, which records what happened at the desk and who did it. */
export interface AuditPort {
  /** The events of these subjects, oldest first. */
  eventsOf(subjects: readonly string[]): Promise<DeskEvent[]>;
  /** One page of the audit, newest first; `before` is the id of the previous page's last entry. */
  audit(filter: AuditFilter): Promise<DeskEvent[]>;
  /** The id of the newest entry; null while there is none. */
  newestEventId(): Promise<string | null>;
  /** Records an event that changes no enquiry: an export, a view, a setting. */
  noteEvent(
    type: DeskEventType,
    subject: string,
    who: string,
    what: DeskEvent['what'],
  ): Promise<void>;
}

/** The owner's mail about a week. */
export interface WeeklyMailPort {
  /**
   * Queues the owner's mail about the week that begins on the Monday `week`, at most once for each week. It is queued
   * in the channel `owner`, which is never used for notifications about visitors' rows. If `isWanted` is false, the
   * week is only marked as done. Resolves with true if a mail was queued.
   */
  queueWeek(week: CalendarDate, isWanted: boolean): Promise<boolean>;
}

/** The words by which a search finds enquiries. */
interface SearchIndexPort {
  /**
   * Writes the search words of at most `most` enquiries that have none yet, the newest first. True if other enquiries
   * may still lack theirs.
   */
  indexNew(most: number): Promise<boolean>;
}

/** Mails that staff send to several people. */
export interface BulkMailPort {
  /**
   * Queues mails that are sent after a minute, or after `waitsMs`. They can be withdrawn by the id `did`. If this
   * member has sent mails with this id before, only people whose mail was withdrawn get one. Resolves with the number
   * of mails.
   */
  sendMails(
    enquiryIds: readonly string[],
    message: { id: string; name: string },
    who: string,
    by: { did: string; waitsMs?: number },
  ): Promise<number>;
  /**
   * Withdraws the mails with this id that have not been sent yet. If they were withdrawn before, returns the same
   * counts as the first time. Null if this member has sent no mails with the id.
   */
  withdrawMails(did: string, who: string): Promise<{ withdrawn: number; sent: number } | null>;
}

export type DeskPort = AssignmentPort &
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
  AuditPort &
  NumbersPort &
  WeeklyMailPort &
  SettingsPort;
