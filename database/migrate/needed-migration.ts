import { UnusableStore } from '../store-errors.ts';
import type { Migration } from './migrations.ts';

/**
 * The name of the row in `settings` that names the newest required migration. A release that does not know this
 * migration can't run on the database and refuses it.
 */
export const neededMigrationSettingName = 'needed-migration';

/**
 * The value to store in the row `neededMigrationSettingName` after these migrations; null if the row need not change.
 * `noted` is the present value of the row.
 */
export function computeNeededMigration(
  applied: readonly Migration[],
  noted: string | null,
): string | null {
  const needed = applied.filter((one) => !one.earlierReleaseCanRun).map(({ name }) => name);
  const newest = needed.sort().at(-1);
  return newest === undefined || (noted !== null && noted > newest) ? null : newest;
}

/** Throws UnusableStore if a newer release changed the database so that this release can't run on it. */
export function refuseNewerDatabase(all: readonly Migration[], noted: string | null): void {
  if (noted === null || all.some(({ name }) => name === noted)) return;
  throw new UnusableStore(
    `A newer release has changed this database (${noted}), and this release cannot run on it. Start the newer release. To use this one, put a copy from before the upgrade back, with the service stopped: npm run restore -- FILE`,
  );
}
