/** What a backup leaves for who looks whether the last one is whole and how old it is: a mark in the database. */
import type { Place } from '#database/open.ts';
import type { TroublePort } from '#database/trouble/trouble-port.ts';
import { withTroubles } from '#database/trouble/with-troubles.ts';
import type { BackupFacts } from '#domain/trouble/trouble-facts.ts';

const createdMark = 'backup made';
const failed = 'backup failed';

export type BackupOutcome = { at: 'made' } | { at: 'failed'; why: string };

/**
 * Never rejects: a backup counts where nothing could be noted of it. A database that this release has not opened yet has
 * no table for marks, and one that is away or full takes none; then the age of the last copy tells.
 */
export async function markBackup(place: Place, outcome: BackupOutcome): Promise<void> {
  await withTroubles(place, (troubles) =>
    outcome.at === 'made'
      ? troubles.setServiceMark(createdMark, null)
      : troubles.setServiceMark(failed, outcome.why),
  ).catch(() => {});
}

export async function readBackupFacts(troubles: TroublePort): Promise<BackupFacts> {
  const [lastCreated, lastFailed, neededSince] = await Promise.all([
    troubles.serviceMark(createdMark),
    troubles.serviceMark(failed),
    troubles.firstEntryAt(),
  ]);
  const isFailedSince =
    lastFailed !== null &&
    (lastCreated === null || lastFailed.at.getTime() > lastCreated.at.getTime());
  return {
    lastAt: lastCreated?.at ?? null,
    failed: isFailedSince ? { at: lastFailed.at, why: lastFailed.note ?? '' } : null,
    neededSince,
  };
}
