import { stripInvisible } from '../text/strip-invisible.ts';

/**
 * Normalises a mail address before it is compared with others: the address of a subscription, of a member of staff, of
 * a person to erase, or of a visitor whose mails are limited. SQL can't do this: SQLite's lower() handles only ASCII,
 * and PostgreSQL's depends on its locale. For the hints of duplicate enquiries at the desk, lower() is enough, because
 * there a database compares only values that it lowered itself.
 */
export function normaliseEmail(written: string): string {
  return stripInvisible(written).trim().toLowerCase().normalize('NFC');
}
