import { StoreUnavailable } from '#database/store-errors.ts';
import { removeUnfinishedBackups } from '../../cli/copies/kept-copies.ts';
import type { ApiOptions } from './api-options.ts';

/**
 * Removes erased data from the database's files, where deleted rows may remain, and removes incomplete backups.
 * Resolves with false if the files can't be cleaned now; the rows themselves are deleted anyway.
 */
export async function scrubAfterErasure({
  store,
  config,
  now,
}: Pick<ApiOptions, 'store' | 'config' | 'now'>): Promise<boolean> {
  const begun = new Date(now());
  try {
    const isGone = await store.purgeErasedData();
    if (isGone) await removeUnfinishedBackups(config, begun);
    return isGone;
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}
