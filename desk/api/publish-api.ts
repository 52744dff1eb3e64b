import type { PublishedNotice, PublishedProvider } from '#contract/published-facts.ts';

/** One that was published, newest first; `who` is a name. */
export type Version = {
  number: number;
  at: Date;
  who: string;
  /** Whether its facts hold now. */
  isInForce: boolean;
  /** Whether visitors see it by now. */
  isLive: boolean;
  /** Why it failed; null when it did not. */
  problem: string | null;
};

export type PublishSheet = {
  /** Sentences; none when there is nothing to publish. */
  changes: string[];
  /** The last number that was given: who publishes says it, so that two people see each other. */
  after: number;
  versions: Version[];
};

export type Saved = { at: 'saved' } | { at: 'meanwhile' } | { at: 'refused'; problems: string[] };

export type PublishApi = {
  /** Null where the site is not built here, so that nothing can be published. */
  sheet(): Promise<PublishSheet | null>;
  /** What is edited, and the version that was seen. */
  provider(): Promise<{ facts: PublishedProvider; version: number }>;
  notices(): Promise<{ notices: PublishedNotice[]; version: number }>;
  saveProvider(facts: PublishedProvider, version: number): Promise<Saved>;
  saveNotices(notices: PublishedNotice[], version: number): Promise<Saved>;
  /** Waits a few seconds for what becomes of it; what does not fit is refused in sentences. */
  publish(after: number): Promise<Saved>;
  /** Publishes the facts of an earlier version anew. What is edited at the desk stays as it is. */
  goBack(number: number, after: number): Promise<Saved>;
  /** The document of this page with what is not published yet; null where there is none. */
  preview(path: string): Promise<string | null>;
};
