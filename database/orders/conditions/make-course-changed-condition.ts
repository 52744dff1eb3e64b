import type { ExpressionBuilder } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';

/**
 * The condition that the course of an order was changed: the order that changes the course was paid. The learner then
 * belongs to that order, also if its price is refunded later. Only a payment that was recorded by mistake changed
 * nothing. A later instalment has the course of the first order of its plan.
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
      // Keeps SQLite on the index of changes. By the index on the state, it would read all paid orders.
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
