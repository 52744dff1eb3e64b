import { visibleText } from './visible-text.ts';

/**
 * The form of an email address in which subscriptions and staff are kept, and in which one is looked for to be erased.
 * It is made here: SQLite's own lower() knows capitals of ASCII only, PostgreSQL's those of its locale. Where the desk
 * suggests that two enquiries are of one person, lower() is enough: a database compares what it has written itself.
 */
export function normalAddress(written: string): string {
  return visibleText(written).trim().toLowerCase().normalize('NFC');
}
