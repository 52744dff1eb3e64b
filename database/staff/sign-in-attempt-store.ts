/** Counts sign-in attempts under a key, until the count is reset. */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import type { SignInAttemptPort } from './sign-in-attempt-port.ts';

/** Thrown when another attempt was counted in the meantime, to roll back the counts under the other keys. */
class CountedMeanwhile extends Error {}

export function makeSignInAttemptStore(database: KyselyDatabase): SignInAttemptPort {
  return {
    async tries(key) {
      const record = await database.run((db) =>
        db.selectFrom('sign_in_tries').selectAll().where('key', '=', key).executeTakeFirst(),
      );
      return record ? { tries: record.tries, lastAt: dateOfMoment(record.last_at) } : null;
    },
    async claimAttempt(keys) {
      // The keys are sorted, so that two transactions never wait for each other.
      const inOrder = keys.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      try {
        await database.transaction(async (trx) => {
          const at = database.moment(await database.readClock(trx));
          for (const { key, triesSeen, freeTries } of inOrder) {
            const counted = await trx
              .insertInto('sign_in_tries')
              .values({ key, tries: 1, last_at: at })
              .onConflict((conflict) =>
                conflict
                  .column('key')
                  .doUpdateSet({ tries: (eb) => eb('sign_in_tries.tries', '+', 1), last_at: at })
                  .where((eb) =>
                    eb.or([
                      eb('sign_in_tries.tries', '=', triesSeen),
                      eb('sign_in_tries.tries', '<=', freeTries),
                    ]),
                  ),
              )
              .returning('tries')
              .executeTakeFirst();
            if (counted === undefined) throw new CountedMeanwhile();
          }
        });
        return true;
      } catch (error) {
        if (error instanceof CountedMeanwhile) return false;
        throw error;
      }
    },
    incrementAttempts: (key) =>
      database.run(async (db) => {
        const at = database.moment(await database.readClock(db));
        const { tries } = await db
          .insertInto('sign_in_tries')
          .values({ key, tries: 1, last_at: at })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              tries: (eb) => eb('sign_in_tries.tries', '+', 1),
              last_at: at,
            }),
          )
          .returning('tries')
          .executeTakeFirstOrThrow();
        return tries;
      }),
    resetAttempts: (key, before) =>
      database.run(async (db) => {
        const found = db.deleteFrom('sign_in_tries').where('key', '=', key);
        await (before ? found.where('last_at', '<', database.moment(before)) : found).execute();
      }),
  };
}
