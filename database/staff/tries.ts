/** Wrong tries to sign in, counted under a key until one succeeds. */
import { fromMoment, type OfficeDatabase } from '../connection/office-database.ts';
import type { TryPort } from './staff-port.ts';

export function tries(office: OfficeDatabase): TryPort {
  return {
    async tries(key) {
      const record = await office.run((db) =>
        db.selectFrom('sign_in_tries').selectAll().where('key', '=', key).executeTakeFirst(),
      );
      return record ? { tries: record.tries, lastAt: fromMoment(record.last_at) } : null;
    },
    noteTry: (key) =>
      office.run(async (db) => {
        const at = office.moment(await office.clock(db));
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
    forgetTries: (key) =>
      office.run(async (db) => {
        await db.deleteFrom('sign_in_tries').where('key', '=', key).execute();
      }),
  };
}
