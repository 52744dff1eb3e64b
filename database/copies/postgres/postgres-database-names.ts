export const keptDatabaseName = (database: string, stamp: string) =>
  `${shortenDatabaseName(database, 31)}_before_restore_${stamp.replace('-', '_')}`;

/** Shortens the name so that `added` bytes can follow: PostgreSQL cuts names off at 63 bytes. */
export function shortenDatabaseName(database: string, added: number): string {
  return Buffer.from(database)
    .subarray(0, 63 - added)
    .toString()
    .replace(/\ufffd$/, '');
}
