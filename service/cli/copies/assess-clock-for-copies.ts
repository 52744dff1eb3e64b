/**
 * Decides whether the clock of this machine may be trusted when a backup removes old copies. The age of a copy is the
 * difference between the clock and the time in the copy's name, so if the clock is a year ahead, every copy seems too
 * old.
 */
import { basename } from 'node:path';
import { formatIndianDay } from '#domain/dates/indian-day.ts';

const day = 86_400_000;

/**
 * The longest normal time between two copies, because backups run daily or weekly. After a longer time, the clock may
 * be wrong.
 */
const longestPauseMs = 8 * day;

/**
 * The largest difference with which a clock still counts as right. The clock of a file server may differ from ours, or
 * one of the two may just have been corrected.
 */
const toleranceMs = day;

type DatedCopy = { name: string; createdAt: Date };

type Seen = {
  /** The present time, by the clock of the machine that runs the command. */
  now: Date;
  /** The time at which the copy was written, by the clock of its file system. */
  writtenAt: Date;
  /** The copies that existed before this one. */
  before: readonly DatedCopy[];
};

type ClockVerdict = {
  /** Whether old copies may be removed; false if the clock may be wrong. */
  isTrusted: boolean;
  /** Sentences that tell the owner what was found. */
  sentences: string[];
};

export const isClearlyInFuture = (createdAt: Date, now: Date): boolean =>
  createdAt.getTime() - now.getTime() > toleranceMs;

export function assessClockForCopies({ now, writtenAt, before }: Seen): ClockVerdict {
  const futureCopies = before.filter(({ createdAt }) => isClearlyInFuture(createdAt, now));
  const newest = before
    .filter((copy) => !futureCopies.includes(copy))
    .reduce<DatedCopy | null>(
      (latest, copy) => (latest === null || copy.createdAt > latest.createdAt ? copy : latest),
      null,
    );
  const why = whyNotTrusted(now, writtenAt, newest, futureCopies.length > 0);
  return {
    isTrusted: why === null,
    sentences: [
      ...(why === null ? [] : [why]),
      ...(futureCopies.length === 0 ? [] : [describeFutureCopies(futureCopies)]),
    ],
  };
}

function whyNotTrusted(
  now: Date,
  writtenAt: Date,
  newest: DatedCopy | null,
  hasFutureCopies: boolean,
): string | null {
  const nothingRemoved = `Nothing was removed: the clock of this machine says ${formatIndianDay(now)}`;
  if (Math.abs(now.getTime() - writtenAt.getTime()) > toleranceMs)
    return `${nothingRemoved}, and the disk with the copy says ${formatIndianDay(writtenAt)}. Set the clock, and rename this copy to the time at which it was made.`;
  if (newest === null)
    return hasFutureCopies
      ? `${nothingRemoved}, and every copy that was there before bears a later time. Set the clock if it is wrong.`
      : null;
  const pauseMs = now.getTime() - newest.createdAt.getTime();
  if (pauseMs <= longestPauseMs) return null;
  return `${nothingRemoved}, ${Math.floor(pauseMs / day)} days after the newest copy before this one (${basename(newest.name)}). If the clock is right, run npm run backup once more: it then removes what is too old. If it is wrong, set it, and rename this copy to the time at which it was made.`;
}

function describeFutureCopies(copies: readonly DatedCopy[]): string {
  const names = copies.map(({ name }) => basename(name)).join(', ');
  return `The time in these names is still to come, so the clock is wrong, or was wrong when they were made: ${names}. They are not too old before that time has passed: rename them to the time at which they were made, or remove them.`;
}
