import type { AnyEntryFields, EntryListName } from '#contract/published/published-entries.ts';
import type {
  PublishedAnnouncement,
  PublishedProvider,
} from '#contract/published/published-facts.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';

/** A publication; `who` is the name of its publisher. */
export type ListedPublication = {
  number: number;
  at: Date;
  who: string;
  /** The changes since the publication before this one, as sentences. */
  changes: string[];
  /** Whether this is the newest publication that did not fail. Its facts apply now. */
  isInForce: boolean;
  /** Whether visitors see this publication. */
  isLive: boolean;
  /** Why the publication failed; null if it did not. */
  problem: string | null;
};

type PublishDetails = {
  /** The changes as sentences; empty when there is nothing to publish. */
  changes: string[];
  /**
   * The number of the latest publication. The form sends it back, so that publishing is refused if another member has
   * published since.
   */
  after: number;
  /**
   * Identifies the facts that the page lists. The form sends it back, so that no facts are published that the member
   * did not see.
   */
  listed: string;
  /**
   * Whether visitors now see an earlier publication, because a member went back to it. `changes` then also lists the
   * changes that this undid.
   */
  isReturn: boolean;
  /** The pages that can be previewed, by name. */
  pages: readonly { path: string; name: string }[];
  versions: ListedPublication[];
};

/** `field` is the name of the wrong field; null if the problem concerns no field. */
export type PublishProblem = { field: string | null; sentence: string };

export type PublishSaveResult =
  | { at: 'saved' }
  | { at: 'meanwhile' }
  | { at: 'refused'; problems: PublishProblem[] };

export type PagePreview = {
  html: string;
  /** The fees that begin on a later day, so the page does not show them yet. */
  laterFees: { name: string; paise: Paise; fromDay: CalendarDate }[];
};

type Preview =
  | ({ at: 'page' } & PagePreview)
  | { at: 'no such page' }
  | { at: 'failed'; problem: string };

type AddPictureResult =
  | { at: 'added'; src: string; width: number; height: number }
  | { at: 'refused'; problem: PublishProblem };

/**
 * An entry of the site. `written`: unchanged since the site was built. `changed`: edited by staff. `left out`: hidden
 * by staff. `added`: added by staff, so the build does not have it.
 */
export type ListedEntry = {
  key: string;
  fields: AnyEntryFields;
  at: 'written' | 'changed' | 'left out' | 'added';
};

export type PublishApi = {
  /** Null on a service that has no build of the site, and so can't publish anything. */
  details(): Promise<PublishDetails | null>;
  /**
   * The facts as edited at the desk, the facts with which the site was built (`written`), and the version of the edited
   * facts.
   */
  provider(): Promise<{
    facts: PublishedProvider;
    written: PublishedProvider;
    version: number;
  }>;
  /** The entries of one list; null on a service that has no build of the site. */
  entries(list: EntryListName): Promise<{ entries: ListedEntry[]; version: number } | null>;
  /** The groups into which the questions and answers are sorted. */
  questionGroups(): readonly { id: string; title: string }[];
  /** The offers, as choices for the offer in which a learner made a project. */
  offers(): readonly { slug: string; name: string }[];
  /**
   * Converts an uploaded file to the form in which the site shows pictures, and stores it. Visitors see the picture
   * only when an entry that uses it is published.
   */
  addPicture(list: EntryListName, bytes: Uint8Array): Promise<AddPictureResult>;
  /** The file of an uploaded picture. */
  picture(name: string): Promise<{ width: number; height: number; bytes: Uint8Array } | null>;
  /** Saves an entry; a null key adds one. */
  saveEntry(
    list: EntryListName,
    key: string | null,
    fields: unknown,
    version: number,
  ): Promise<PublishSaveResult>;
  /** Hides an entry of the build; deletes an entry that staff added. */
  hideOrDeleteEntry(list: EntryListName, key: string, version: number): Promise<PublishSaveResult>;
  /** Restores the build's version of the entry. */
  restoreEntry(list: EntryListName, key: string, version: number): Promise<PublishSaveResult>;
  announcements(): Promise<{ announcements: PublishedAnnouncement[]; version: number }>;
  /**
   * Saves the edited facts. Facts that break a rule for the content are refused. The rules can be checked only if the
   * service has a build of the site.
   */
  saveProvider(facts: PublishedProvider, version: number): Promise<PublishSaveResult>;
  saveAnnouncements(notices: PublishedAnnouncement[], version: number): Promise<PublishSaveResult>;
  /**
   * Publishes, and waits at most 7 seconds for the result; a slower publication also counts as `saved`. Facts that
   * break a rule are refused with sentences.
   */
  publish(after: number, listed: string): Promise<PublishSaveResult>;
  /**
   * Publishes the facts of an earlier version again, but with today's batches and fees. Drafts at the desk stay
   * unchanged.
   */
  republishVersion(number: number, after: number): Promise<PublishSaveResult>;
  /** The HTML of this page with the unpublished facts. */
  preview(path: string): Promise<Preview>;
};
