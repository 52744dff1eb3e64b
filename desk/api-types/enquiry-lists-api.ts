/**
 * The lists of enquiries that Today, the follow-ups, the inbox and the board show. Lists and counts include only what
 * the member's role may see.
 */
import type { AddedWay, PrivacyNoticeStatus } from '#domain/enquiries/added-enquiry-facts.ts';
import type { DuePeriod } from '#domain/enquiries/due-periods.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type {
  EnquiryState,
  LostReason,
  QuickCallOutcome,
} from '#domain/enquiries/enquiry-states.ts';
import type { EnquiryActExceptUndo } from '#domain/enquiries/enquiry-work.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import type { EnquiryRelation } from '#domain/enquiries/related-enquiry-work.ts';
import type { FilledMessage } from './enquiry-api.ts';

/** What the CSV file says instead of stored values. */
export type EnquiryCsvWords = {
  kinds: Readonly<Record<EnquiryKind, string>>;
  states: Readonly<Record<EnquiryState, string>>;
  quarantine: string;
  lostReasons: Readonly<Record<LostReason, string>>;
  ways: Readonly<Record<AddedWay, string>>;
  privacyNoticeAnswers: Readonly<Record<PrivacyNoticeStatus, string>>;
};

type AlikeEnquiry = { ownerId: string | null; callAgainAt: Date | null };

export type ListedEnquiry = Enquiry & {
  /**
   * The title of the offer, or its slug if the offer is no longer sold. If the person named no offer, the program that
   * the person chose.
   */
  wants: string | null;
  /** The first words of what the person wrote. */
  message: string | null;
  /**
   * Other open enquiries with the same phone number or mail address: their owners and, after a call that was not
   * picked up, when to call again. Null if there are none. Even members who may not see these enquiries are shown this.
   */
  alike: { by: 'phone' | 'email'; others: readonly AlikeEnquiry[] } | null;
  /** What was paid for with another enquiry of this phone number or mail address; empty for a finished enquiry. */
  paidFor: readonly string[];
  /**
   * For each channel (such as WhatsApp), the first message template that fits the state of the enquiry. A row of the
   * list only links to the message; its text is filled in when the link is opened.
   */
  messages: readonly Pick<FilledMessage, 'id' | 'channel'>[];
};

export type OwnerWorkload = {
  /** The id of the member; null for unassigned enquiries. */
  ownerId: string | null;
  open: number;
  /** The number of enquiries to work on now: those that are due, and new ones. */
  now: number;
  laterToday: number;
};

export type TodayDetails = {
  /**
   * The number of new enquiries that wait for an answer. An owner of the desk gets the number of all of them. Another
   * member gets the number of their own and the unassigned ones.
   */
  fresh: number;
  late: number;
  laterToday: number;
  inQuarantine: number;
  longestWaiting: ListedEnquiry | null;
  /**
   * The enquiries to work on next, at most 12 of each kind: late ones first, then new ones by waiting time, then those
   * due later today.
   */
  next: ListedEnquiry[];
  /** How many more there are of each kind than `next` contains. */
  more: { late: number; fresh: number; laterToday: number };
  /**
   * The open work of the members. The owner sees everybody's work; a counsellor sees their own work and the unassigned
   * work.
   */
  loads: OwnerWorkload[];
};

export type ListAct =
  /** Assigns the enquiry to the member who acts. If a colleague took it before, it stays with the colleague. */
  | { kind: 'take' }
  /** Hands the enquiry over to a colleague. If `to` is null, the enquiry becomes unassigned. */
  | { kind: 'hand over'; to: string | null }
  /**
   * Distributes the open enquiries among the members who take turns and are at work today: each enquiry goes to the
   * member with the fewest open enquiries, but all enquiries of one person go to the same member.
   */
  | { kind: 'in turn' }
  | { kind: 'note'; outcome: QuickCallOutcome }
  /** Changes state, date and owner in one act. Null leaves a value unchanged. */
  | Extract<EnquiryActExceptUndo, { kind: 'change' }>;

export type ListActResult = {
  /**
   * The id with which the next page describes the act and offers undo. For an act on one enquiry, it is the id of the
   * enquiry; for an act on several, the id of their common event. Null if nothing was done.
   */
  did: string | null;
  /** The colleagues who took some of these enquiries before the member's act. */
  first: string[];
  /** The number of enquiries that were left unchanged. */
  stayed: number;
};

/**
 * An act of this member on one or several enquiries, which the flash message describes. `along` is the number of
 * related enquiries that the same act changed. `alike` of these are not linked, so only their owner changed.
 */
export type DoneAct = {
  act: ListAct;
  count: number;
  along: number;
  alike: number;
  /**
   * For linked and for alike enquiries: whether the act changed at most their owner, although it changed more than the
   * owner of the enquiry itself.
   */
  changesOnlyOwner: Readonly<Record<EnquiryRelation, boolean>>;
  canUndo: boolean;
  /** When to call the person again; set only after a call that was not picked up. */
  againAt?: Date;
};

export type SavedView = {
  id: string;
  name: string;
  query: string;
  isForAll: boolean;
  mayRemove: boolean;
};

/** The enquiries that are due in each period; `total` may be larger than the number of rows. */
export type FollowUpsByPeriod = Record<DuePeriod, { rows: ListedEnquiry[]; total: number }>;

/** The list from which an enquiry was opened. */
export type ListOfOrigin =
  | { at: 'today' }
  | { at: 'follow-ups'; owner: string | null }
  | { at: 'board'; filter: InboxFilter }
  | { at: 'inbox'; filter: InboxFilter; page: number };

/**
 * The enquiry that follows in a list, and its position `n`, counted from 0. In the inbox, `n` counts the rows of the
 * present page; in other lists, the rows of the whole list.
 */
export type NextEnquiry = { id: string; n: number };

/**
 * A column of the board: the enquiries that it shows, and the number of all enquiries that the filter finds in its
 * state.
 */
type BoardColumn = { state: EnquiryState; rows: ListedEnquiry[]; total: number };

export type EnquiryListsApi = {
  /**
   * The enquiry to open after the enquiry `id`; null at the end of the list. `n` is the position that the enquiry `id`
   * had when the member opened it, because it may have left the list since.
   */
  next(list: ListOfOrigin, from: { id: string; n: number }): Promise<NextEnquiry | null>;
  /** The enquiries that the filter finds, by state; each column has at most 20 rows. */
  board(filter: InboxFilter): Promise<BoardColumn[]>;
  /**
   * The follow-ups of the member `staffId` that the reader may see. With null, those of the page Today: all follow-ups
   * for an owner of the desk; for another member, their own and the unassigned ones.
   */
  followUps(staffId: string | null): Promise<FollowUpsByPeriod>;
  today(now: Date): Promise<TodayDetails>;
  list(filter: InboxFilter, page: number): Promise<{ rows: ListedEnquiry[]; total: number }>;
  /**
   * Exports everything that the filter finds as CSV, in pieces, with the desk's words for stored values. The audit
   * records the export when it ends, even if the browser stopped reading. Rejects with a Response of 503 while another
   * export runs.
   */
  csv(filter: InboxFilter, words: EnquiryCsvWords): Promise<AsyncIterable<string>>;
  /**
   * The number of new enquiries that wait for an answer, for the title of the page. It is the same number as
   * `TodayDetails.fresh`.
   */
  countFresh(): Promise<number>;
  /**
   * The present position in the stream of live updates. The page states this position, so that the service can send it
   * every later change.
   */
  liveUpdatesNow(): Promise<string>;
  /** The offers on sale, in the order of the catalogue. */
  offers(): { slug: string; title: string }[];
  /** The sources that are most frequent among the latest enquiries, at most 30. */
  sources(): Promise<string[]>;
  /**
   * The active members to whom enquiries can be assigned. `takesTurns`: the act `in turn` may assign enquiries to this
   * member too.
   */
  takers(): Promise<{ id: string; name: string; takesTurns: boolean }[]>;
  /**
   * Acts on each of these enquiries. For a single enquiry, `shown` is the version of the enquiry that the list showed:
   * if this member has done the same act since, the button was pressed twice, and nothing more is done.
   */
  act(ids: readonly string[], act: ListAct, shown?: number): Promise<ListActResult>;
  /**
   * Describes an act for the flash message; `name` is its `ListActResult.did`. Null if there is no such act, or if
   * another member did it.
   */
  findDoneAct(name: string): Promise<DoneAct | null>;
  undo(name: string): Promise<{ undone: number; stayed: number }>;
  views(): Promise<SavedView[]>;
  /** Saves a view without its search text. Saving under an existing name replaces the view of that name. */
  saveView(view: { name: string; query: string; isForAll: boolean }): Promise<void>;
  removeView(id: string): Promise<void>;
};
