import type { AnyEntryFields, EntryList } from '#contract/published-entries.ts';
import type { PublishedAnnouncement, PublishedProvider } from '#contract/published-facts.ts';

/** A publication; `who` is a name. */
export type PublishedVersion = {
  number: number;
  at: Date;
  who: string;
  /** Whether the facts of this publication are in force. */
  isInForce: boolean;
  /** Whether visitors see this publication. */
  isLive: boolean;
  /** Why the publication failed; null if it did not. */
  problem: string | null;
};

type PublishSheet = {
  /** The changes as sentences; empty when there is nothing to publish. */
  changes: string[];
  /** The latest number given; publishing sends it back, so that two people notice each other. */
  after: number;
  versions: PublishedVersion[];
};

/** `field` is the name of the wrong field; null if it concerns none. */
export type PublishProblem = { field: string | null; sentence: string };

export type SaveResult =
  | { at: 'saved' }
  | { at: 'meanwhile' }
  | { at: 'refused'; problems: PublishProblem[] };

export type Preview =
  | { at: 'page'; html: string }
  | { at: 'no such page' }
  | { at: 'failed'; problem: string };

type AddPictureResult =
  | { at: 'added'; src: string; width: number; height: number }
  | { at: 'refused'; problem: PublishProblem };

/** An entry of the site, as built or as edited by staff. */
export type ListedEntry = {
  key: string;
  fields: AnyEntryFields;
  at: 'written' | 'changed' | 'left out' | 'added';
};

export type PublishApi = {
  /** Null if the site is not built here, so that nothing can be published. */
  sheet(): Promise<PublishSheet | null>;
  /** The edited facts, those the site was built with, and the version loaded. */
  provider(): Promise<{
    facts: PublishedProvider;
    written: PublishedProvider;
    version: number;
  }>;
  /** Null if the site is not built here. */
  entries(list: EntryList): Promise<{ entries: ListedEntry[]; version: number } | null>;
  /** The groups of the questions. */
  questionGroups(): readonly { id: string; title: string }[];
  /** The offers, in which learners' projects were made. */
  offers(): readonly { slug: string; name: string }[];
  /** Stores an uploaded file as the site shows it. It is shown once an entry with it is published. */
  addPicture(list: EntryList, bytes: Uint8Array): Promise<AddPictureResult>;
  /** The file of an uploaded picture. */
  picture(name: string): Promise<{ width: number; height: number; bytes: Uint8Array } | null>;
  /** A null key adds an entry. */
  saveEntry(
    list: EntryList,
    key: string | null,
    fields: unknown,
    version: number,
  ): Promise<SaveResult>;
  /** Hides a built entry; deletes one that staff added. */
  leaveOut(list: EntryList, key: string, version: number): Promise<SaveResult>;
  /** Restores the built entry. */
  takeBack(list: EntryList, key: string, version: number): Promise<SaveResult>;
  notices(): Promise<{ notices: PublishedAnnouncement[]; version: number }>;
  /** Where the site is built here, the rules for content check them too. */
  saveProvider(facts: PublishedProvider, version: number): Promise<SaveResult>;
  saveNotices(notices: PublishedAnnouncement[], version: number): Promise<SaveResult>;
  /** Waits a few seconds for the result; facts that break a rule are refused in sentences. */
  publish(after: number): Promise<SaveResult>;
  /** Publishes the facts of an earlier version again. Drafts at the desk stay as they are. */
  goBack(number: number, after: number): Promise<SaveResult>;
  /** The HTML of this page with the unpublished facts. */
  preview(path: string): Promise<Preview>;
};
