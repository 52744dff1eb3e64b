import { sql } from 'kysely';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import type { PicturePort } from './picture-port.ts';

/**
 * This many of the newest pictures are kept even if no draft or publication shows them. A picture that was uploaded
 * with a refused form has to stay, because the member may correct the form and send it again.
 */
const keptNewest = 20;

export function makePictureStore(database: KyselyDatabase): PicturePort {
  const { moment } = database;
  return {
    addPicture: (picture) =>
      inDeskTransaction(database, async ({ trx, now }) => {
        await trx
          .insertInto('pictures')
          .values({ ...picture, added_at: moment(now) })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ added_at: moment(now) }))
          .execute();
        const isShown = sql<boolean>`cast(facts as text) like '%' || pictures.name || '%'`;
        await trx
          .deleteFrom('pictures')
          .where('name', 'not in', (eb) =>
            eb
              .selectFrom('pictures as kept')
              .select('kept.name')
              .orderBy('kept.added_at', 'desc')
              .limit(keptNewest),
          )
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('publications').select('number').where(isShown))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('fact_drafts').select('fact_drafts.version').where(isShown))),
          )
          .execute();
      }),

    async findPicture(name) {
      const found = await database.run((db) =>
        db
          .selectFrom('pictures')
          .select(['name', 'width', 'height', 'bytes'])
          .where('name', '=', name)
          .executeTakeFirst(),
      );
      return found ?? null;
    },
  };
}
