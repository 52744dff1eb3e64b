/**
 * Records the result of a backup in the database. For the checks, reads when the last backup was made, and whether a
 * backup has failed since.
 */
import type { DatabaseLocation } from '#database/open-store.ts';
import type { TroubleFactsPort } from '#database/trouble/trouble-facts-port.ts';
import { withTroubleFactsStore } from '#database/trouble/with-trouble-facts-store.ts';
import type { BackupFacts } from '#domain/trouble/trouble-facts.ts';

const createdMark = 'backup made';
const failedMark = 'backup failed';

type BackupOutcome = { at: 'made' } | { at: 'failed'; why: string };

/**
 * Records the result of a backup, if the database can store it, and never rejects: the backup itself counts even if its
 * result is not recorded. The checks then use the last recorded result.
 */
export async function recordBackupResult(
  place: DatabaseLocation,
  outcome: BackupOutcome,
): Promise<void> {
  await withTroubleFactsStore(place, (troubles) =>
    outcome.at === 'made'
      ? troubles.setServiceMark(createdMark, null)
      : troubles.setServiceMark(failedMark, outcome.why),
  ).catch(() => {});
}

export async function readBackupFacts(troubles: TroubleFactsPort): Promise<BackupFacts> {
  const [lastCreated, lastFailed, neededSince] = await Promise.all([
    troubles.serviceMark(createdMark),
    troubles.serviceMark(failedMark),
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
