/**
 * Counts, for each address, the mails that forms cause. The counts are in the database, so that the limit of
 * `#domain/next-allowed-mail-at-ms.ts` holds across instances and restarts. Addresses are stored only as digests and
 * only for a day, so whoever erases a person's data can leave this table alone.
 */
import { createHash } from 'node:crypto';
import { mailLimitDayMs, nextAllowedMailAtMs } from '#domain/next-allowed-mail-at-ms.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { retentionLimits } from '../retention-limits.ts';
import type { MailLimitPort } from './mail-limit-port.ts';

type Turn = { message: string; at: number };

export function makeMailLimitStore(database: KyselyDatabase): MailLimitPort {
  const { moment, json } = database;
  return {
    takeMailTurn: (address, message) =>
      database.transaction(async (trx) => {
        const recipient = createHash('sha256').update(address).digest('hex');
        // This update changes nothing, but it locks the row. So the second of two instances sees what the first one
        // counted.
        const { taken } = await trx
          .insertInto('mail_turns')
          .values({ recipient, taken: json([]), last_at: moment(new Date(0)) })
          .onConflict((conflict) => conflict.column('recipient').doUpdateSet({ recipient }))
          .returning('taken')
          .executeTakeFirstOrThrow();
        const now = await database.readClock(trx);
        // An entry more than a day ahead was written by a clock that was set back later. It is removed here, because
        // otherwise it would stay until the clock gets there.
        const turns = (database.fromJson(taken) as Turn[]).filter(
          ({ at }) => at > now.getTime() - mailLimitDayMs && at < now.getTime() + mailLimitDayMs,
        );
        if (turns.some((turn) => turn.message === message)) return null;
        const next = nextAllowedMailAtMs(
          turns.map(({ at }) => at),
          now.getTime(),
        );
        // Limits the delay, because the outbox takes a time further ahead for a mistake of the clock and would send the
        // mail now.
        if (next > now.getTime())
          return new Date(
            Math.min(next, now.getTime() + retentionLimits.longestPostponementMs / 2),
          );
        await trx
          .updateTable('mail_turns')
          .set({ taken: json([...turns, { message, at: now.getTime() }]), last_at: moment(now) })
          .where('recipient', '=', recipient)
          .execute();
        return null;
      }),
  };
}

/** Deletes the counts of addresses whose last counted mail is more than a day old. */
export async function deleteExpiredMailCounts(database: KyselyDatabase): Promise<void> {
  await database.run(async (db) => {
    const now = await database.readClock(db);
    await db
      .deleteFrom('mail_turns')
      .where('last_at', '<', database.moment(new Date(now.getTime() - mailLimitDayMs)))
      .execute();
  });
}
