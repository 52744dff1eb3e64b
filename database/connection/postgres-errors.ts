import { fieldSentences } from '#contract/field-sentences.ts';
import { serviceSentences } from '#contract/sentences.ts';
import { StoreAway } from '../store-errors.ts';
import { RefusedRow, ReusedKey } from '../visitors/visitor-port.ts';

/**
 * What an error of PostgreSQL, or of the way to it, means to a visitor. Anything unknown comes back as it
 * is: it is a fault of ours and ends as one neutral sentence, with the whole story in the log.
 */
export function translatePostgresError(error: unknown): Error {
  const { code, message } = error as { code?: string; message: string };
  if (code === '23514') return new RefusedRow(code, sentence(message));
  if (code === '23502') return new RefusedRow(code, message);
  if (code === 'PT409') return new ReusedKey();
  // A character that this database cannot hold.
  if (code === '22021' || code === '22P05')
    return new RefusedRow('23514', fieldSentences.unreadable);
  return isAway(error) ? new StoreAway(error) : (error as Error);
}

/** The server is not there, is going, is full, or had no time for us. */
export function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  // Without a code: the driver's own "Connection terminated", "timeout exceeded", "Query read timeout".
  if (code === undefined) return /connect|terminat|timeout|ended|closed/i.test(message);
  // Classes: connection, resources, operator's hand, system, lock, transaction; 25006 read-only; 3D000
  // and 28 while a server is being set up.
  return /^(08|53|57|58|55|40|XX|25006|3D|28|E[A-Z]+$)/.test(code);
}

/** A trigger's sentence as it is; a bare constraint (no trigger spoke) in general words. */
function sentence(message: string): string {
  return message.startsWith('new row for relation') ? serviceSentences.checkEntered : message;
}
