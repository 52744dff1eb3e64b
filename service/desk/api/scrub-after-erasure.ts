import { StoreUnavailable } from '#database/store-errors.ts';
import { removeUnfinishedBackups } from '../../cli/copies/kept-copies.ts';
import type { ApiOptions } from './api-options.ts';

/**
 * Cleans the database's files after an erasure, and removes the incomplete files of killed backups. The rows are
 * deleted even if the files can't be rewritten now; the result is then false.
 */
export async function scrubAfterErasure({
  store,
  config,
  now,
}: Pick<ApiOptions, 'store' | 'config' | 'now'>): Promise<boolean> {
  const begun = new Date(now());
  try {
    const isGone = await store.scrub();
    if (isGone) await removeUnfinishedBackups(config, begun);
    return isGone;
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}
