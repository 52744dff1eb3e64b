/**
 * Enquiries as staff work on them. One way in for every change: `act` applies the rules of the domain in a
 * transaction with its event, so that nothing is changed that the history does not tell.
 */
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState } from '#domain/enquiries/enquiry-states.ts';
import type { AskedAct, StaffId } from '#domain/enquiries/enquiry-work.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';

/** What the caller may see: `all`, or their own and the unassigned. It narrows every list and count. */
export type Sight = 'all' | { ownOf: StaffId };

type InboxPage = {
  rows: Enquiry[];
  /** Of all pages. */
  total: number;
};

/** The acting member; `mayOverrule`: also on what a colleague owns. */
export type Actor = { who: string; staffId: StaffId | null; mayOverrule: boolean };

export type ActResult =
  /** `eventId` names the change, to undo it. */
  | { at: 'changed'; enquiry: Enquiry; eventId: string; noteId?: string | undefined }
  | { at: 'unchanged'; enquiry: Enquiry; noteId?: string | undefined }
  | { at: 'taken'; by: StaffId; enquiry: Enquiry }
  /** Somebody else changed it after the version that was seen. */
  | { at: 'meanwhile'; enquiry: Enquiry }
  | { at: 'gone' };

/** What happened at the desk: to an enquiry, a member of staff, a setting. */
export type DeskEvent = {
  id: string;
  at: Date;
  /** One of `deskEventTypes`, or what a later release has written. */
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
  /** What was sent, or what an earlier correction said. */
  was: string | null;
  becomes: string;
};

type DayCounts = {
  /** New and nobody's, or new and one's own. */
  fresh: number;
  overdue: number;
  dueToday: number;
  inQuarantine: number;
  /** The oldest of the new ones, as many as one looks at: nobody has tried to reach them. */
  longestWaiting: readonly Enquiry[];
};

/** How much each member of staff has to do; `ownerId` null is what is nobody's. */
export type Workload = { ownerId: StaffId | null; open: number; overdue: number; dueToday: number };

/** Which enquiries there are. */
export interface InboxPort {
  /** `page` counts from 1. */
  inbox(filter: InboxFilter, sight: Sight, page: number): Promise<InboxPage>;
  /**
   * For whoever reads them all: the oldest first, those after this one (null: from the first), some at a
   * time, none at the end. What comes or changes between two readings makes no other one come twice or never.
   */
  inboxAfter(filter: InboxFilter, sight: Sight, after: string | null): Promise<Enquiry[]>;
  /** Where the last enquiries came from, the commonest first, 30 at most. */
  commonSources(): Promise<string[]>;
  findEnquiry(id: string): Promise<Enquiry | null>;
}

/** Whether something has come, for who asks every few seconds. */
export interface NewestPort {
  /** The newest arrival, to see whether there is something new; null while there is none. */
  newestId(): Promise<string | null>;
  /** The same of the quarantine. */
  newestQuarantinedId(): Promise<string | null>;
}

/** How much there is to do. */
export interface WorkloadPort {
  dayCounts(sight: Sight, now: Date): Promise<DayCounts>;
  /** The new ones; no newsletters, which nobody answers. */
  countWaiting(sight: Sight): Promise<number>;
  workloads(now: Date): Promise<Workload[]>;
}

/** What staff do with an enquiry. */
interface ActPort {
  /**
   * `unchanged` also for what is in quarantine (let it out first), and when it would become that of somebody who is
   * not active, or may not work on enquiries. `seen` is the version that who acts has before them: it is compared under
   * the lock of the change, so that nothing is decided on what has become another meanwhile. One's own changes from
   * another window do not count. Without `seen` nothing is compared. `note` is written in the same
   * transaction, also when the act changes nothing.
   */
  act(
    id: string,
    act: AskedAct,
    actor: Actor,
    more?: { seen?: number; note?: string },
  ): Promise<ActResult>;
  /**
   * Takes back the change that this event tells: one's own, or anybody's for who may overrule. `unchanged` when
   * something came after it, and for a payment.
   */
  undo(eventId: string, actor: Actor): Promise<ActResult>;
}

/** What staff write about it, and put right of it. */
export interface NotePort {
  /** Null when there is no such enquiry, or it is in quarantine. */
  addNote(enquiryId: string, text: string, who: string): Promise<EnquiryNote | null>;
  /**
   * Its words are gone, and the history tells who took them back (`mayTakeBackNote`). Null when there is no such note
   * (any more), or this person may not; otherwise the id of the event.
   */
  takeNoteBack(
    enquiryId: string,
    noteId: string,
    by: Pick<Actor, 'who' | 'mayOverrule'>,
  ): Promise<string | null>;
  /** What was sent stays in the visitor's row. Null as with notes. */
  correct(id: string, field: CorrectedField, becomes: string, who: string): Promise<Enquiry | null>;
  notesOf(enquiryIds: readonly string[]): Promise<EnquiryNote[]>;
  correctionsOf(enquiryIds: readonly string[]): Promise<Correction[]>;
}

/** Which enquiries belong to the same person: suggested, linked, taken apart. */
export interface PersonPort {
  /** The enquiries that were linked as the same person's, the newest first; at least this one. */
  samePerson(id: string): Promise<Enquiry[]>;
  /** Others with the same number or address that are not linked yet, the newest first, 20 at most. */
  maybeSamePerson(id: string): Promise<Enquiry[]>;
  /** Those that were linked with either come along. False when they were linked before. */
  link(id: string, toId: string, who: string): Promise<boolean>;
  unlink(id: string, who: string): Promise<boolean>;
}

/** Being forgotten. */
export interface ErasePort {
  /**
   * Removes rows, also those in quarantine, and everything that was noted about them; the audit tells of each, and
   * what is left of the same person tells that something is gone. Returns how many rows there were.
   */
  erase(ids: readonly string[], who: string): Promise<number>;
}

/** What happened, and who did it. */
export interface AuditPort {
  /** Oldest first. */
  eventsOf(subjects: readonly string[]): Promise<DeskEvent[]>;
  /** Newest first, a page of them; `before` is the id of the last one of the page before. */
  audit(filter: { who?: string; type?: string; before?: string }): Promise<DeskEvent[]>;
  /** The newest entry of the audit; null while there is none. */
  newestEventId(): Promise<string | null>;
  /** What is no change of an enquiry: an export, a look, a setting. */
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

/** What staff set for themselves. */
export interface SettingsPort {
  settings(): Promise<Readonly<Record<string, unknown>>>;
  /** Null takes it away. */
  setSetting(name: string, value: unknown, who: string): Promise<void>;
  templates(): Promise<MessageTemplate[]>;
  saveTemplate(template: MessageTemplate, who: string): Promise<void>;
  removeTemplate(id: string, who: string): Promise<void>;
  /** One's own and everybody's. */
  savedViews(staffId: StaffId): Promise<SavedView[]>;
  saveView(view: SavedView): Promise<void>;
  removeView(id: string): Promise<void>;
}

export type DeskPort = InboxPort &
  NewestPort &
  WorkloadPort &
  ActPort &
  NotePort &
  PersonPort &
  ErasePort &
  AuditPort &
  NumbersPort &
  SettingsPort;

export type MessageTemplate = {
  id: string;
  channel: 'whatsapp' | 'mail';
  position: number;
  name: string;
  /** Of a mail. */
  subject: string;
  body: string;
};

/** `query` is the address of the inbox after its question mark. */
type SavedView = { id: string; staffId: StaffId | null; name: string; query: string };

/** How many came for an offer or from a source, and what became of them; `name` is null for none. */
export type Came = { name: string | null; count: number; enrolled: number; paid: number };

/** Of the enquiries that arrived in a period, quarantine and newsletters not counted where people are answered. */
export type DeskNumbers = {
  /** One entry for each day in India on which something arrived. */
  byDay: { day: string; kind: EnquiryKind; count: number }[];
  byOffer: Came[];
  bySource: Came[];
  byState: { state: EnquiryState; count: number }[];
  /** Of what wants an answer: how many got one, how many within the hour, and after how many minutes. */
  answers: {
    wanted: number;
    answered: number;
    withinHour: number;
    medianMin: number | null;
    worstMin: number | null;
  };
  orders: { made: number; paid: number; paidPaise: number };
};
