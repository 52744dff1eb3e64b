/** The fees of offers. Each fee is valid from a certain day. */

import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import type { BatchPort } from './batch-port.ts';

export function makeFeeStore(
  database: KyselyDatabase,
): Pick<BatchPort, 'fees' | 'setFee' | 'removeFee'> {
  return {
    async fees() {
      const records = await database.run((db) =>
        db.selectFrom('fees').selectAll().orderBy('of_what').orderBy('from_day').execute(),
      );
      return records.map(({ of_what, from_day, paise, reason }) => ({
        of: of_what,
        fromDay: from_day,
        paise: Number(paise),
        reason,
      }));
    },

    setFee: ({ of, fromDay, paise, reason }, who) =>
      inDeskTransaction(database, async (work) => {
        await work.trx
          .insertInto('fees')
          .values({ of_what: of, from_day: fromDay, paise, reason })
          .onConflict((conflict) =>
            conflict.columns(['of_what', 'from_day']).doUpdateSet({ paise, reason }),
          )
          .execute();
        await recordDeskEvent(work, {
          type: 'fee.set',
          subject: of,
          who,
          what: { fromDay, paise, reason },
        });
      }),

    removeFee: (of, fromDay, who) =>
      inDeskTransaction(database, async (work) => {
        const removed = await work.trx
          .deleteFrom('fees')
          .where('of_what', '=', of)
          .where('from_day', '=', fromDay)
          .returning('paise')
          .executeTakeFirst();
        if (removed === undefined) return false;
        await recordDeskEvent(work, {
          type: 'fee.removed',
          subject: of,
          who,
          what: { fromDay, paise: Number(removed.paise) },
        });
        return true;
      }),
  };
}
