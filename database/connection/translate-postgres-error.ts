import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { ReusedIdempotencyKey, RowRefused } from '../visitors/submission-port.ts';

/**
 * Translates an error of PostgreSQL, or of the connection to it, into an error of the store. An unknown error is
 * returned unchanged: it is a bug, which is logged in full and answered with one neutral sentence.
 */
export function translatePostgresError(error: unknown): Error {
  const { code, message } = error as { code?: string; message: string };
  if (code === '23514') return new RowRefused(code, toVisitorSentence(message));
  if (code === '23502') return new RowRefused(code, message);
  if (code === 'PT409') return new ReusedIdempotencyKey();
  // This code means that a text contains a character that the database can't store.
  if (code === '22021' || code === '22P05')
    return new RowRefused('23514', fieldErrorSentences.unreadable);
  return isPostgresUnavailable(error) ? new StoreUnavailable(error) : (error as Error);
}

/** Whether the server could not do its work: it is unreachable, being set up, shutting down, full, busy or broken. */
export function isPostgresUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  // Errors of the driver itself have no code: "Connection terminated", "timeout exceeded", "Query read timeout".
  if (code === undefined) return /connect|terminat|timeout|ended|closed/i.test(message);
  // The codes up to XX are PostgreSQL's error classes for connection, resources, operator intervention, system, lock,
  // transaction and internal errors. 25006 means read-only; 3D000 and 28 occur while a server is being set up. Codes
  // that begin with E are Node's, such as EPIPE.
  return /^(08|53|57|58|55|40|XX|25006|3D|28|E[A-Z]+$)/.test(code);
}

/** A trigger's message is already a sentence for the visitor. For a CHECK constraint, returns one general sentence. */
function toVisitorSentence(message: string): string {
  return message.startsWith('new row for relation')
    ? serviceFailureSentences.checkEntered
    : message;
}
