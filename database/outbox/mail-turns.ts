/**
 * Counts the mails that a form can cause, by the address they go to, in the database: the limit of `#domain/mail-limit.ts`
 * holds across instances and restarts. The address is kept as a digest for a day, so that erasing has nothing to look for.
 */

import { createHash } from 'node:crypto';
import { mailDayMs, nextMailAt } from '#domain/mail-limit.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { retention } from '../retention.ts';
import type { MailTurnPort } from './mail-turn-port.ts';

type Turn = { message: string; at: number };

export function mailTurns(database: DeskDatabase): MailTurnPort {
  const { moment, json } = database;
  return {
    takeMailTurn: (address, message) =>
      database.transaction(async (trx) => {
        const recipient = createHash('sha256').update(address).digest('hex');
        // The update that changes nothing holds the row: of two instances the second sees what the first has counted.
        const { taken } = await trx
          .insertInto('mail_turns')
          .values({ recipient, taken: json([]), last_at: moment(new Date(0)) })
          .onConflict((conflict) => conflict.column('recipient').doUpdateSet({ recipient }))
          .returning('taken')
          .executeTakeFirstOrThrow();
        const now = await database.clock(trx);
        // A turn that lies ahead was taken by a clock that has since been put back: it would silence the address till then.
        const turns = (database.fromJson(taken) as Turn[]).filter(
          ({ at }) => at > now.getTime() - mailDayMs && at < now.getTime() + mailDayMs,
        );
        if (turns.some((turn) => turn.message === message)) return null;
        const next = nextMailAt(
          turns.map(({ at }) => at),
          now.getTime(),
        );
        // A time further ahead would be taken for one of a clock that was put back.
        if (next > now.getTime())
          return new Date(Math.min(next, now.getTime() + retention.longestPostponementMs / 2));
        await trx
          .updateTable('mail_turns')
          .set({ taken: json([...turns, { message, at: now.getTime() }]), last_at: moment(now) })
          .where('recipient', '=', recipient)
          .execute();
        return null;
      }),
  };
}

/** Forgets addresses that no limit needs any more. */
export async function tidyMailTurns(database: DeskDatabase): Promise<void> {
  await database.run(async (db) => {
    const now = await database.clock(db);
    await db
      .deleteFrom('mail_turns')
      .where('last_at', '<', database.moment(new Date(now.getTime() - mailDayMs)))
      .execute();
  });
}
