/** What Today and the inbox need of the service. Each caller sees what their role allows, and no count tells more. */
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { QuickOutcome } from '#domain/enquiries/enquiry-states.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import type { ReadyMessage } from './enquiry-api.ts';

export type ListedEnquiry = Enquiry & {
  /** The title of its offer, or the slug of one that is not sold any more. */
  wants: string | null;
  /** The first of each channel. */
  messages: readonly ReadyMessage[];
};

export type Load = {
  /** Null for what is nobody's. */
  ownerId: string | null;
  open: number;
  /** What should have been looked at by now, what is new among it. */
  now: number;
  laterToday: number;
};

export type TodayView = {
  /** New, nobody's or one's own: somebody waits for an answer. */
  fresh: number;
  late: number;
  laterToday: number;
  inQuarantine: number;
  longestWaiting: ListedEnquiry | null;
  /** What is best done next, in this order: late, then new by waiting time, then due today. */
  next: ListedEnquiry[];
  /** The owner's, for everybody; a counsellor's own, and nobody's. */
  loads: Load[];
};

export type ListAct =
  /** Makes it one's own, unless somebody was first. */
  | { kind: 'take' }
  /** To a colleague, or to whoever takes it. */
  | { kind: 'hand over'; to: string | null }
  /** To whoever has the least to do, one after the other. */
  | { kind: 'in turn' }
  | { kind: 'note'; outcome: QuickOutcome };

export type ListResult = {
  /** Names what was done, to say it and to undo it; null when nothing was. */
  did: string | null;
  /** Colleagues who were first. */
  first: string[];
  /** How many stayed as they were. */
  stayed: number;
};

/** Something this person did to one enquiry or several, as the notice says it. */
export type DoneAct = { act: ListAct; count: number; canUndo: boolean };

export type View = {
  id: string;
  name: string;
  query: string;
  isForAll: boolean;
  mayRemove: boolean;
};

export type InboxApi = {
  today(now: Date): Promise<TodayView>;
  list(filter: InboxFilter, page: number): Promise<{ rows: ListedEnquiry[]; total: number }>;
  /**
   * All that the filter finds, for a spreadsheet, piece by piece; noted in the audit when it was read. Rejects with a
   * Response of 503 while another export is under way.
   */
  csv(filter: InboxFilter): Promise<AsyncIterable<string>>;
  /** New and not answered, nobody's or one's own: what the title counts, as Today does. */
  countFresh(): Promise<number>;
  /** What the news stand at, for the page to hear of what comes after. */
  liveUpdatesNow(): Promise<string>;
  /** What is sold, in the order of the catalogue. */
  offers(): { slug: string; title: string }[];
  /** Where most of the last enquiries came from, the commonest first. */
  sources(): Promise<string[]>;
  /** Those to whom enquiries can be given. */
  takers(): Promise<{ id: string; name: string; takesTurns: boolean }[]>;
  act(ids: readonly string[], act: ListAct): Promise<ListResult>;
  did(name: string): Promise<DoneAct | null>;
  undo(name: string): Promise<{ undone: number; stayed: number }>;
  views(): Promise<View[]>;
  /** Of this name there is one: saving it again replaces it. */
  saveView(view: { name: string; query: string; isForAll: boolean }): Promise<void>;
  removeView(id: string): Promise<void>;
};
