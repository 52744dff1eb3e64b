import type { ExpressionBuilder } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';

/**
 * The condition that the learner of an order has changed to another course: the order for the new course was paid. A
 * refund of that order makes no difference, unless its payment was recorded by mistake. For a later instalment, the
 * first order of its plan counts.
 */
export const makeCourseChangedCondition = (
  { unindexed }: Pick<KyselyDatabase, 'unindexed'>,
  eb: ExpressionBuilder<AllTables, 'orders'>,
) =>
  eb.exists(
    eb
      .selectFrom('orders as changing')
      .select('changing.id')
      .where((one) =>
        one('changing.change_of', '=', one.fn.coalesce('orders.plan_of', 'orders.id')),
      )
      // Keeps SQLite from using the index on `state`, which would make it read all paid orders.
      .where((one) =>
        one(unindexed(one.ref('changing.state')), 'in', ['paid', 'refunding', 'refunded']),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('receipts as taken_back')
              .select('taken_back.number')
              .whereRef('taken_back.number', '=', 'changing.voucher_number')
              .where('taken_back.why', '=', 'mistake'),
          ),
        ),
      ),
  );
