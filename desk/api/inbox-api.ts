/** What Today and the inbox need of the service. Lists and counts include only what the person's role may see. */

import type { DueRange } from '#domain/enquiries/due-moments.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, QuickCallOutcome } from '#domain/enquiries/enquiry-states.ts';
import type { AskedAct } from '#domain/enquiries/enquiry-work.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import type { ReadyMessage } from './enquiry-api.ts';

export type ListedEnquiry = Enquiry & {
  /** The offer's title, or its slug if it is no longer sold; otherwise the program that was chosen. */
  wants: string | null;
  /** The first words of what the person wrote. */
  message: string | null;
  /**
   * Other open enquiries with the same number or address, and their owners, whom everybody may know; null if there are
   * none.
   */
  alike: { by: 'phone' | 'email'; ownerIds: readonly (string | null)[] } | null;
  /** The first message of each channel. */
  messages: readonly ReadyMessage[];
};

export type OwnerWorkload = {
  /** Null for unassigned enquiries. */
  ownerId: string | null;
  open: number;
  /** The number of enquiries due by now, new ones included. */
  now: number;
  laterToday: number;
};

export type TodayView = {
  /** New, and unassigned or the person's own: somebody waits for an answer. */
  fresh: number;
  late: number;
  laterToday: number;
  inQuarantine: number;
  longestWaiting: ListedEnquiry | null;
  /** What to do next: late first, then new by waiting time, then due today. */
  next: ListedEnquiry[];
  /** For the owner, everybody's; for a counsellor, their own and the unassigned. */
  loads: OwnerWorkload[];
};

export type ListAct =
  /** Assigns the enquiry to the person who acts, unless a colleague was first. */
  | { kind: 'take' }
  /** Hands the enquiry over to a colleague; null leaves it unassigned. */
  | { kind: 'hand over'; to: string | null }
  /** Assigns each enquiry to the member with the fewest open ones at that moment. */
  | { kind: 'in turn' }
  | { kind: 'note'; outcome: QuickCallOutcome }
  /** Changes state, date and owner at once; null leaves a value unchanged. */
  | Extract<AskedAct, { kind: 'change' }>;

export type ListResult = {
  /** The id of what was done, for its message and undo; null if nothing was done. */
  did: string | null;
  /** Colleagues who were first. */
  first: string[];
  /** The number of enquiries that were left unchanged. */
  stayed: number;
};

/**
 * What this person did to one or several enquiries, as the flash message describes it. `along`: the number of related
 * enquiries that were changed too.
 */
export type DoneAct = {
  act: ListAct;
  count: number;
  along: number;
  canUndo: boolean;
  /** After a call that was not picked up: when it is to be tried again. */
  againAt?: Date;
};

export type ListedView = {
  id: string;
  name: string;
  query: string;
  isForAll: boolean;
  mayRemove: boolean;
};

/** Enquiries due in each range; `total` may exceed the number of rows. */
export type FollowUps = Record<DueRange, { rows: ListedEnquiry[]; total: number }>;

/** The list at the desk that an address names. */
export type RequestedList =
  | { at: 'today' }
  | { at: 'follow-ups'; owner: string | null }
  | { at: 'board'; filter: InboxFilter }
  | { at: 'inbox'; filter: InboxFilter; page: number };

/** `n` is the enquiry's place in the list, from 0. */
export type NextEnquiry = { id: string; n: number };

/** The enquiries of one state, and how many there are in all. */
type BoardColumn = { state: EnquiryState; rows: ListedEnquiry[]; total: number };

export type InboxApi = {
  /** The enquiry after this one, which stood at the place `n` of the list when it was opened; null after the last. */
  next(list: RequestedList, from: { id: string; n: number }): Promise<NextEnquiry | null>;
  /** What the filter finds, by state. */
  board(filter: InboxFilter): Promise<BoardColumn[]>;
  /** The follow-ups of one owner; with null, of the caller's own day as on Today. */
  followUps(owner: string | null): Promise<FollowUps>;
  today(now: Date): Promise<TodayView>;
  list(filter: InboxFilter, page: number): Promise<{ rows: ListedEnquiry[]; total: number }>;
  /**
   * Everything that the filter finds as CSV, in pieces; the audit records it once it was read. Rejects with a Response
   * of 503 while another export is running.
   */
  csv(filter: InboxFilter): Promise<AsyncIterable<string>>;
  /** New and unanswered, unassigned or the person's own: the count in the page title, as on Today. */
  countFresh(): Promise<number>;
  /** The present position of the live updates, so that the page receives what comes after it. */
  liveUpdatesNow(): Promise<string>;
  /** The offers on sale, in the catalogue's order. */
  offers(): { slug: string; title: string }[];
  /** The most frequent sources of the latest enquiries. */
  sources(): Promise<string[]>;
  /** Members to whom enquiries can be assigned. */
  takers(): Promise<{ id: string; name: string; takesTurns: boolean }[]>;
  /** `shown`: the version of the one enquiry that the list showed: with it, a press that is sent again counts once. */
  act(ids: readonly string[], act: ListAct, shown?: number): Promise<ListResult>;
  did(name: string): Promise<DoneAct | null>;
  undo(name: string): Promise<{ undone: number; stayed: number }>;
  views(): Promise<ListedView[]>;
  /** Saving a view under an existing name replaces it. */
  saveView(view: { name: string; query: string; isForAll: boolean }): Promise<void>;
  removeView(id: string): Promise<void>;
};
