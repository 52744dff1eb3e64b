/**
 * What both engines know about a copy, and about a staged copy that is ready to replace a database. The commands use
 * these types, so that they say the same for a file and for PostgreSQL.
 */
/** What a copy contains, counted in the copy itself. */
export type CopyFacts = {
  enquiries: number;
  inQuarantine: number;
  /** When the newest enquiry arrived; null if there is none. */
  newest: Date | null;
};

/** What is currently at the place of the restore. */
export type RestoreTargetStatus =
  | { at: 'nothing' }
  /** The database is damaged: it is kept when replaced, but its contents are unknown. */
  | { at: 'unreadable'; why: string }
  | ({ at: 'rows' } & CopyFacts & CopyDifference);

/** The number of enquiries (with those in quarantine) on one side only, compared by id. */
type CopyDifference = {
  /** Enquiries missing in the copy, because they arrived after it was made. */
  newer: number;
  /** Enquiries only in the copy: they were erased since and would return. */
  erasedSince: number;
};

/** Where a copy can be restored to: a file, or a database on a server. */
export type RestoreTarget = {
  /** What a person types to confirm this place. */
  name: string;
  /**
   * Rejects with UnusableStore if the database is in use; waits up to `patienceMs` for connections that are closing.
   */
  refuseWhileInUse(patienceMs?: number): Promise<void>;
  /** Removes scratch copies that interrupted commands left behind: they contain personal data too. */
  removeAbandoned(): Promise<void>;
  /** Rejects with UnusableStore if the copy can't be read, is incomplete or was not made by us. */
  stage(copy: string): Promise<StagedCopy>;
};

/** A copy that was checked completely and migrated, beside the place but not yet in it. */
export type StagedCopy = {
  facts: CopyFacts;
  /** Describes the database that the copy would replace, as it is now. */
  look(): Promise<RestoreTargetStatus>;
  /**
   * Replaces the database in one step. Rejects with UnusableStore, changing nothing, if the old one is in use or no
   * longer as `seen`.
   */
  replace(seen: RestoreTargetStatus, stamp: string): Promise<RestoreResult>;
  /** Removes the staged copy, unless it has replaced the database. */
  discard(): Promise<void>;
};

export type RestoreResult = {
  /** The name of the replaced database, which is kept; null if there was none. */
  kept: string | null;
  /** Sentences about properties that the new database could not be given. */
  notes: string[];
};

/** Compares two sorted streams of ids without holding either in memory. */
export async function compareSortedIds(
  here: AsyncGenerator<string>,
  inCopy: AsyncGenerator<string>,
): Promise<CopyDifference> {
  let [one, two] = [await here.next(), await inCopy.next()];
  const difference = { newer: 0, erasedSince: 0 };
  while (!one.done || !two.done) {
    const isOnlyHere = two.done || (!one.done && one.value < two.value);
    const isOnlyInCopy = one.done || (!two.done && two.value < one.value);
    if (isOnlyHere) difference.newer += 1;
    if (isOnlyInCopy) difference.erasedSince += 1;
    if (!isOnlyInCopy) one = await here.next();
    if (!isOnlyHere) two = await inCopy.next();
  }
  return difference;
}
