import { visibleText } from './visible-text.ts';

/**
 * The one form of an email address, in which two of them are compared and subscriptions are kept. It is
 * made here and nowhere else: SQLite knows capitals of ASCII only, PostgreSQL those of its locale.
 */
export function normalAddress(written: string): string {
  return visibleText(written).trim().toLowerCase().normalize('NFC');
}
