/**
 * Enquiries as staff work on them. Every change goes through `act`, which applies the domain's rules and writes the
 * event in the same transaction, so that the history is complete.
 */
import type { PaperSums } from '#domain/accounts/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { AddedFacts, PrivacyNoticeAnswer } from '#domain/enquiries/added-enquiry.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';
import type { AskedAct, StaffId } from '#domain/enquiries/enquiry-work.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import type { OpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { MessageStage } from '#domain/messages/message-stage.ts';
import type { AssignmentPort, ColleagueNoticePort } from './assignment-port.ts';

/** Which enquiries the caller may see: all, or their own and the unassigned ones. Restricts every list and count. */
export type EnquiryScope = 'all' | { ownOf: StaffId };

type InboxPage = {
  rows: Enquiry[];
  /** Over all pages. */
  total: number;
};

/** The acting member. `mayOverrule`: may also act on what a colleague owns. */
export type Actor = {
  who: string;
  staffId: StaffId | null;
  mayOverrule: boolean;
  /** When calls are made, for the follow-up dates that rules set. Default: the usual hours. */
  calling?: OpeningTimes | undefined;
};

export type ActResult =
  /** `eventId` identifies the change for undo; `along` has the ids of the person's other enquiries that changed too. */
  | {
      at: 'changed';
      enquiry: Enquiry;
      eventId: string;
      along: readonly string[];
      noteId?: string | undefined;
    }
  | { at: 'unchanged'; enquiry: Enquiry; noteId?: string | undefined }
  | { at: 'taken'; by: StaffId; enquiry: Enquiry }
  /** Somebody else changed the enquiry after the version that the person saw. */
  | { at: 'meanwhile'; enquiry: Enquiry }
  | { at: 'gone' };

/** An event at the desk, about an enquiry, a member of staff or a setting. */
export type DeskEvent = {
  id: string;
  at: Date;
  /** One of `deskEventTypes`, or a type that a later release wrote. */
  type: string;
  /** A staff id, `terminal`, or the name of a worker. */
  who: string;
  subject: string;
  what: Readonly<Record<string, unknown>>;
};

export type EnquiryNote = { id: string; enquiryId: string; at: Date; who: string; text: string };

export type CorrectedField = 'name' | 'email' | 'phone';
export type Correction = {
  id: string;
  enquiryId: string;
  at: Date;
  who: string;
  field: CorrectedField;
  /** The value sent by the visitor, or by the previous correction. */
  was: string | null;
  becomes: string;
};

type DayCounts = {
  /** New, and unassigned or the caller's own. */
  fresh: number;
  overdue: number;
  dueToday: number;
  inQuarantine: number;
  /** The oldest new enquiries that nobody has called yet; at most one screenful. */
  longestWaiting: readonly Enquiry[];
};

/** The open work of each member; `ownerId` is null for unassigned enquiries. */
export type Workload = { ownerId: StaffId | null; open: number; overdue: number; dueToday: number };

/** Lists of enquiries. */
export interface InboxPort {
  /** `page` counts from 1. */
  inbox(filter: InboxFilter, sight: EnquiryScope, page: number): Promise<InboxPage>;
  /**
   * Reads all enquiries in steps: the ones after this id (null: from the start), oldest first; empty at the end. No
   * enquiry appears twice or is left out because others arrive or change between two calls.
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

/** How much there is to do. */
export interface WorkloadPort {
  dayCounts(sight: EnquiryScope, now: Date): Promise<DayCounts>;
  /** The number of new enquiries, without newsletter subscriptions, which nobody answers. */
  countWaiting(sight: EnquiryScope): Promise<number>;
  workloads(now: Date): Promise<Workload[]>;
}

/** Acts of staff on an enquiry. */
interface ActPort {
  /**
   * `unchanged`: nothing changed, the enquiry is in quarantine (release it first), or the new owner is inactive or
   * may not work on enquiries. `taken`: a colleague owns it, or owns an open enquiry of the same person and so gets
   * this one too. `seen` is the version on the person's screen. It is compared under the lock, so that nobody decides
   * on outdated data; the person's own changes in another window do not count. Without `seen`, nothing is compared.
   * `note` is written in the same transaction, even if the act changes nothing. `apart` are related enquiries that
   * must not change too, because the caller acts on each of them.
   */
  act(
    id: string,
    act: AskedAct,
    actor: Actor,
    more?: {
      seen?: number;
      shown?: number | undefined;
      note?: string;
      apart?: readonly string[];
    },
  ): Promise<ActResult>;
  /**
   * Undoes the change of this event: the person's own, or anybody's if they may overrule. `unchanged` if a later
   * change exists, and for a payment.
   */
  undo(eventId: string, actor: Actor): Promise<ActResult>;
}

/** Notes of staff about an enquiry, and corrections of its details. */
export interface NotePort {
  /** Null if there is no such enquiry, or it is in quarantine. */
  addNote(enquiryId: string, text: string, who: string): Promise<EnquiryNote | null>;
  /**
   * Deletes the note's text; the history keeps who removed it (`mayTakeBackNote`). Null if the note does not exist or
   * the person may not remove it; otherwise the event's id.
   */
  takeNoteBack(
    enquiryId: string,
    noteId: string,
    by: Pick<Actor, 'who' | 'mayOverrule'>,
  ): Promise<string | null>;
  /** The value that was sent stays in the visitor's row. Null as for notes. */
  correct(id: string, field: CorrectedField, becomes: string, who: string): Promise<Enquiry | null>;
  notesOf(enquiryIds: readonly string[]): Promise<EnquiryNote[]>;
  correctionsOf(enquiryIds: readonly string[]): Promise<Correction[]>;
}

/** An enquiry to store that did not come by a form of the site. */
export type AddedEnquiry = AddedFacts & {
  name: string;
  phone: string | null;
  email: string | null;
  message: string | null;
  offer: string | null;
  source: string | null;
  /**
   * Identifies the form or message that this enquiry came from: only one enquiry is stored for each. Null: always
   * store a new one.
   */
  once: string | null;
};

/** Enquiries that staff type in or import, or that another system sends. */
export interface AddedPort {
  /** `claimFor` owns it from the start. `repeated`: stored from the same form before, and left unchanged. */
  addEnquiry(
    added: AddedEnquiry,
    by: { who: string; claimFor: StaffId | null },
  ): Promise<{ at: 'added'; id: string; eventId: string } | { at: 'repeated'; id: string }>;
  /** The facts of the added enquiries among these ids, by id. */
  addedFacts(ids: readonly string[]): Promise<ReadonlyMap<string, AddedFacts>>;
  /**
   * Records what the person has been told meanwhile. Returns the event's id; null if there is no such enquiry or
   * nothing changes.
   */
  noteTold(id: string, told: PrivacyNoticeAnswer, who: string): Promise<string | null>;
}

/** An imported file. */
export type Import = {
  id: string;
  at: Date;
  who: string;
  fileName: string;
  /** The source of its enquiries for which the file named none. */
  source: string;
  /** How many lines became enquiries, and how many were left out. */
  added: number;
  leftOut: number;
  takenBackAt: Date | null;
};

/** A person who already has an enquiry with this number or address; `key` is the normalised value that matched. */
export type KnownPerson = {
  by: 'phone' | 'email';
  key: string;
  enquiry: Pick<Enquiry, 'id' | 'name' | 'state' | 'ownerId'>;
};

/** Files of enquiries, imported and undone as a whole. */
export interface ImportPort {
  /** People who already have enquiries: the newest one per number and address, without those in quarantine. */
  knownPeople(phoneKeys: readonly string[], emailKeys: readonly string[]): Promise<KnownPerson[]>;
  /** Stores all or none, in one transaction. `repeated` if this import was run before. */
  runImport(
    given: Pick<Import, 'id' | 'fileName' | 'source' | 'leftOut'>,
    enquiries: readonly AddedEnquiry[],
    who: string,
  ): Promise<'added' | 'repeated'>;
  /** Newest first. */
  imports(): Promise<Import[]>;
  findImport(id: string): Promise<Import | null>;
  /** The enquiries of the import that still exist, and those of them that somebody has worked on. */
  enquiriesOfImport(id: string): Promise<{ all: string[]; workedOn: string[] }>;
  /** Records that the import was undone; `erase` removes its enquiries. */
  noteTakenBack(id: string, counts: { gone: number; stayed: number }, who: string): Promise<void>;
}

/** A system that sends enquiries. */
export type EnquirySource = {
  id: string;
  name: string;
  /** What the people of this source were told about their data before it sent them. */
  told: 'elsewhere' | 'not yet';
  madeAt: Date;
  lastAt: Date | null;
  withdrawnAt: Date | null;
};

/** Other systems that send enquiries, each with its own key. */
export interface SourcePort {
  addSource(
    given: Pick<EnquirySource, 'name' | 'told'> & { secret: string },
    who: string,
  ): Promise<string>;
  /** Deletes its key for good. False if there was none. */
  withdrawSource(id: string, who: string): Promise<boolean>;
  /** All sources, also withdrawn ones; never returns a key. */
  sources(): Promise<EnquirySource[]>;
  /** The source and its key, to verify a message; null if it is unknown or withdrawn. */
  sourceWithKey(id: string): Promise<(EnquirySource & { secret: string }) | null>;
  addFromSource(id: string, added: AddedEnquiry): Promise<'added' | 'repeated' | 'withdrawn'>;
}

/** `other` is an open enquiry of `ownerId`, probably from the same person as `id`. */
export type AlikeEnquiries = {
  id: string;
  other: string;
  ownerId: StaffId | null;
  by: 'phone' | 'email';
};

/** Which enquiries belong to the same person: suggested, linked, unlinked. */
export interface PersonPort {
  /** The enquiries linked as the same person's, newest first; at least this one. */
  samePerson(id: string): Promise<Enquiry[]>;
  /** Others with the same number or address that are not linked yet, newest first, at most 20. */
  maybeSamePerson(id: string): Promise<Enquiry[]>;
  /** Open enquiries that share a number or an address with one of these; one entry per pair. */
  alike(ids: readonly string[]): Promise<AlikeEnquiries[]>;
  /**
   * Links two enquiries as the same person's, with everything that was linked with either. The open ones then all get
   * the state of the most advanced one (`carryOver`). False if they were linked already.
   */
  link(id: string, toId: string, by: Actor): Promise<boolean>;
  unlink(id: string, who: string): Promise<boolean>;
}

/** Erasing people's data. */
export interface ErasePort {
  /**
   * Deletes enquiries, also quarantined ones, and everything recorded about them. The audit records each; the person's
   * remaining enquiries record that one was erased. Returns the number of rows deleted.
   */
  erase(ids: readonly string[], who: string): Promise<number>;
}

/** What happened, and who did it. */
export type AuditFilter = {
  who?: string;
  type?: string;
  /** Entries from `from` (included) to `until` (excluded). */
  span?: { from: Date; until: Date };
  before?: string;
};

export interface AuditPort {
  /** Oldest first. */
  eventsOf(subjects: readonly string[]): Promise<DeskEvent[]>;
  /** One page, newest first; `before` is the id of the previous page's last entry. */
  audit(filter: AuditFilter): Promise<DeskEvent[]>;
  /** The id of the newest entry; null while there is none. */
  newestEventId(): Promise<string | null>;
  /** For events that change no enquiry: an export, a view, a setting. */
  noteEvent(
    type: DeskEventType,
    subject: string,
    who: string,
    what: DeskEvent['what'],
  ): Promise<void>;
}

/** Figures of a period. */
export interface NumbersPort {
  numbers(since: Date, until: Date): Promise<DeskNumbers>;
}

/** The owner's mail about a week. */
export interface WeeklyMailPort {
  /**
   * Queues the mail about the week that begins on that Monday, in the channel `owner`, which no visitor's row reaches. A
   * week is queued once; one that is not wanted is passed over. True if it was queued.
   */
  queueWeek(week: CalendarDate, isWanted: boolean): Promise<boolean>;
}

/** Settings, message templates and saved views of the desk. */
export interface SettingsPort {
  settings(): Promise<Readonly<Record<string, unknown>>>;
  /** Null removes the setting. `said` tells the audit in words what was changed; default: the value itself. */
  setSetting(
    name: string,
    value: unknown,
    who: string,
    said?: { setting: string; becomes: string },
  ): Promise<void>;
  templates(): Promise<MessageTemplate[]>;
  saveTemplate(template: MessageTemplate, who: string): Promise<void>;
  removeTemplate(id: string, who: string): Promise<void>;
  /** The member's own saved views and the shared ones. */
  savedViews(staffId: StaffId): Promise<SavedView[]>;
  saveView(view: SavedView): Promise<void>;
  removeView(id: string): Promise<void>;
}

/** Words by which enquiries are found. */
interface SearchIndexPort {
  /** Writes those of enquiries that have none yet, the newest first, at most so many. True if some may be left. */
  indexNew(most: number): Promise<boolean>;
}

/** Mails that staff send to several people. */
export interface DeskMailPort {
  /** They go after a minute, or after `waitsMs`. Resolves with the id by which they can be taken back. */
  sendMails(
    enquiryIds: readonly string[],
    message: { id: string; name: string },
    who: string,
    waitsMs?: number,
  ): Promise<string>;
  /** The mails that have not been sent yet; null if this person has sent none with that id. */
  withdrawMails(did: string, who: string): Promise<{ withdrawn: number; sent: number } | null>;
}

export type DeskPort = AssignmentPort &
  ColleagueNoticePort &
  InboxPort &
  DeskMailPort &
  SearchIndexPort &
  NewestIdPort &
  WorkloadPort &
  ActPort &
  NotePort &
  AddedPort &
  ImportPort &
  SourcePort &
  PersonPort &
  ErasePort &
  AuditPort &
  NumbersPort &
  WeeklyMailPort &
  SettingsPort;

export type MessageTemplate = {
  id: string;
  channel: 'whatsapp' | 'mail';
  position: number;
  stage: MessageStage;
  name: string;
  /** The subject line; for mails only. */
  subject: string;
  body: string;
};

/** `query` is the inbox's query string. `staffId` null: shared by all. */
type SavedView = { id: string; staffId: StaffId | null; name: string; query: string };

/**
 * How many enquiries of the period belong to an offer, a source or a person, what became of them by now, and the money
 * of the period: receipts less vouchers of live orders, also of earlier enquiries. `name` is null where none was given.
 */
export type OriginCounts = {
  name: string | null;
  count: number;
  /** Enrolments, without those that were refunded. */
  enrolled: number;
  paidBack: number;
  /** Revenue of the period; below zero if more was refunded than paid. */
  netPaise: number;
  /** How many receipts and vouchers that is: what came and went back may come to nothing. */
  papers: number;
};

/** `name`: the labels of the link. */
export type CampaignCame = OriginCounts & { source: string | null };

/** `name`: the id of the member who has them now. Whether and how fast the people were reached. */
export type CounsellorCame = OriginCounts & { reached: number; medianMin: number | null };

/**
 * Figures of the enquiries that arrived in a period, without the quarantine; those about answers also without
 * newsletters.
 */
export type DeskNumbers = {
  /** One entry per day in India and kind, if anything arrived. */
  byDay: { day: string; kind: EnquiryKind; count: number }[];
  byOffer: OriginCounts[];
  bySource: OriginCounts[];
  byCampaign: CampaignCame[];
  byCounsellor: CounsellorCame[];
  lost: { reason: LostReason | null; count: number }[];
  /** Without trials. */
  byState: { state: EnquiryState; count: number }[];
  /** Enrolled or paid back in a test or demonstration alone: asked, but counted neither as enrolled nor as refunded. */
  trials: number;
  /** Of the enquiries that needed an answer: how many got one, how many within an hour, and the median minutes. */
  answers: {
    wanted: number;
    answered: number;
    withinHour: number;
    medianMin: number | null;
    worstMin: number | null;
  };
  /** Of live orders: the period's revenue is what came in minus what was refunded. */
  papers: PaperSums;
};
