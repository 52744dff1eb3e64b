/**
 * The functions that our triggers and migrations call: they exist on every connection of ours, and take the place of
 * what PostgreSQL has built in. Somebody who opens the file with the `sqlite3` shell can read all of it,
 * but an insert there fails for want of them, which is as it should be.
 */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { emailSubscriptionSchema } from '#contract/email-subscription.ts';
import { uuidV7 } from './uuid-v7.ts';

/** What the triggers need to know about the insert that is running. */
export type InsertContext = {
  idempotencyKey: string | null;
  now: () => number;
  /** The digest of the row that is being inserted, once it is known: the triggers ask several times. */
  digest?: Buffer | null;
};

export function addFunctions(db: DatabaseSync, context: InsertContext): void {
  db.function('idempotency_key', () => context.idempotencyKey);
  db.function('new_id', () => uuidV7(context.now()));
  // As a subscription of it is kept; what the contract takes for no address stays as it is.
  db.function('normal_address', { deterministic: true }, (email) => {
    return emailSubscriptionSchema.safeParse({ email }).data?.email ?? email;
  });
  // Deterministic: SQLite may keep the result within one statement.
  db.function('digest_of', { varargs: true, deterministic: true }, (...values) => {
    const digest = context.digest ?? createHash('sha256').update(JSON.stringify(values)).digest();
    if (context.digest === null) context.digest = digest;
    return digest;
  });
}
