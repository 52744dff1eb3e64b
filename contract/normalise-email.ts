import { stripInvisible } from './strip-invisible.ts';

/**
 * Normalises an address for subscriptions and staff, and for erasing by address. Not done in SQL: SQLite's lower()
 * handles only ASCII, PostgreSQL's depends on its locale. For the desk's hints of duplicate enquiries lower() is
 * enough, because a database compares only values that it lowered itself.
 */
export function normaliseEmail(written: string): string {
  return stripInvisible(written).trim().toLowerCase().normalize('NFC');
}
