import { stripInvisible } from './strip-invisible.ts';

/**
 * Normalises the address of a subscription or a member of staff, and the address by which enquiries are erased. SQL
 * can't do this: SQLite's lower() handles only ASCII, and PostgreSQL's depends on its locale. For the desk's hints of
 * duplicate enquiries, lower() is enough, because a database compares only values that it lowered itself.
 */
export function normaliseEmail(written: string): string {
  return stripInvisible(written).trim().toLowerCase().normalize('NFC');
}
