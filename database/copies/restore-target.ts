/**
 * The interface for restoring a copy: the place where the copy is restored, and the copy that is ready to replace the
 * database. The commands use only these types, so that their messages are the same for a file and for PostgreSQL.
 */

/** The counts of a copy, or of the database that the copy would replace. */
export type DatabaseSummary = {
  enquiries: number;
  inQuarantine: number;
  /** When the newest enquiry arrived; null if there is none. */
  newest: Date | null;
};

/** The present contents of the database that a restore would replace. */
export type RestoreTargetStatus =
  | { at: 'nothing' }
  /** The database is damaged. It is kept when it is replaced, but its contents are unknown. */
  | { at: 'unreadable'; why: string }
  | ({ at: 'rows' } & DatabaseSummary & CopyDifference);

/**
 * Compares the copy with the present database: how many enquiries exist in only one of them. Enquiries are compared by
 * their ids, and quarantined ones are included.
 */
type CopyDifference = {
  /** The number of enquiries that are missing in the copy, because they arrived after the copy was made. */
  newer: number;
  /**
   * The number of enquiries that exist only in the copy. They were erased after the copy was made, and a restore would
   * bring them back.
   */
  erasedSince: number;
};

/** A target to which a copy can be restored: a file, or a database on a server. */
export type RestoreTarget = {
  /** The text that a person types to confirm this target. */
  name: string;
  /**
   * Rejects with UnusableStore if the database is in use. On PostgreSQL, waits up to `patienceMs` for connections that
   * are closing.
   */
  refuseWhileInUse(patienceMs?: number): Promise<void>;
  /** Removes scratch copies that interrupted commands left behind: they contain personal data. */
  removeAbandonedCopies(): Promise<void>;
  /**
   * Prepares a copy beside the target: checks it completely and migrates it. Rejects with UnusableStore if the copy
   * can't be read, is incomplete or was not made by us.
   */
  stage(copy: string): Promise<StagedCopy>;
};

/** A copy that was checked completely and migrated. It is stored beside the target and has not replaced it yet. */
export type StagedCopy = {
  summary: DatabaseSummary;
  /** Describes the database that the copy would replace, as it is now. */
  compareWithTarget(): Promise<RestoreTargetStatus>;
  /**
   * Replaces the database in one step. Rejects with UnusableStore and changes nothing if the old database is in use, or
   * if it has changed since `compareWithTarget` returned `seen`.
   */
  replace(seen: RestoreTargetStatus, stamp: string): Promise<RestoreResult>;
  /** Removes the staged copy, unless it has replaced the database. */
  discard(): Promise<void>;
};

export type RestoreResult = {
  /** The name under which the replaced database is kept; null if there was none. */
  kept: string | null;
  /**
   * Sentences for the person who restores: about numbers of receipts and former staff that the copy did not know, and
   * properties that could not be set on the new database.
   */
  notes: string[];
};

/** Counts the ids that only one of two sorted streams has, without holding either stream in memory. */
export async function countIdDifferences(
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
