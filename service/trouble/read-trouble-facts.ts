/**
 * Gathers what the database and the disk say about the service. `findTroubles` in `domain/` decides which of these
 * facts are problems.
 */
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { TroubleFactsPort } from '#database/trouble/trouble-facts-port.ts';
import type { DiskFacts, TroubleFacts } from '#domain/trouble/trouble-facts.ts';
import { readBackupFacts } from './backup-results.ts';

/** Reads the database and the disk of `dataDir`. Rejects with StoreUnavailable if the database can't be read. */
export async function readTroubleFacts(
  troubles: TroubleFactsPort,
  dataDir: string,
  now: Date,
): Promise<TroubleFacts> {
  const [channels, payments, backup, disk] = await Promise.all([
    troubles.channelFacts(),
    troubles.paymentFacts(),
    readBackupFacts(troubles),
    readDiskFacts(dataDir),
  ]);
  return { now, channels, payments, backup, disk };
}

/**
 * Reads how much of the disk with the folder `dataDir` is free; null if it can't be read, for example because the
 * folder does not exist on this machine.
 */
export async function readDiskFacts(dataDir: string): Promise<DiskFacts | null> {
  const folder = resolve(dataDir);
  try {
    // `bavail` is the space that this user may use; the rest is reserved for root.
    const { bavail, blocks, bsize } = await statfs(folder);
    return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
