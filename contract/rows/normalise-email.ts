import { stripInvisible } from '../text/strip-invisible.ts';

/**
 * Normalises a mail address that is compared: of a subscription, of a member of staff, of a person to erase, and of a
 * visitor whose mails are limited. SQL can't do this: SQLite's lower() handles only ASCII, and PostgreSQL's depends on
 * its locale. For the desk's hints of duplicate enquiries, lower() is enough, because a database compares only values
 * that it lowered itself.
 */
export function normaliseEmail(written: string): string {
  return stripInvisible(written).trim().toLowerCase().normalize('NFC');
}
