/**
 * What both engines know of a copy, and of a copy that stands ready to take the place of a database. The
 * commands speak in these words, so that they say the same about a file and about PostgreSQL.
 */
/** What a copy holds, counted in the copy itself. */
export type CopyFacts = {
  enquiries: number;
  inQuarantine: number;
  /** When the last of them came in. */
  newest: Date | null;
};

/** What stands where a copy is to go. */
export type PlaceStatus =
  | { at: 'nothing' }
  /** Damaged: it is kept like any other, but nobody can say what is in it. */
  | { at: 'unreadable'; why: string }
  | ({ at: 'rows' } & CopyFacts & CopyDifference);

/** Both by the ids of enquiries, those in quarantine included. */
export type CopyDifference = {
  /** Not in the copy: they came in after it was made. */
  newer: number;
  /** Only in the copy: they were erased since, and would be back. */
  erasedSince: number;
};

/** Where a copy may be put: a file, or a database on a server. */
export type RestorePlace = {
  /** By which a person says that this one is meant. */
  name: string;
  /** Rejects with UnusableStore when anybody has it open; who is leaving a server is waited for so long. */
  refuseWhileInUse(patienceMs?: number): Promise<void>;
  /** Removes what a command that was killed has left: a scratch copy holds everybody, too. */
  removeAbandoned(): Promise<void>;
  /** Rejects with UnusableStore when the copy cannot be read, is not whole, or was not made by us. */
  stage(copy: string): Promise<StagedCopy>;
};

/** A copy that was read from end to end and brought up to date, beside the place and not yet in it. */
export type StagedCopy = {
  facts: CopyFacts;
  /** What stands in its place at this moment. */
  look(): Promise<PlaceStatus>;
  /**
   * Puts it there in one step. Rejects with UnusableStore, and nothing is changed, when somebody has the old
   * one open or when it holds something else by now than `seen`.
   */
  replace(seen: PlaceStatus, stamp: string): Promise<Replaced>;
  /** Removes it, unless it has taken the place. */
  discard(): Promise<void>;
};

export type Replaced = {
  /** The name under which the old one is kept, or null when there was none. */
  kept: string | null;
  /** Sentences about what the new one could not be given. */
  notes: string[];
};

/** Compares two sorted runs of ids without holding either in memory. */
export async function differenceOf(
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
