import type { ExpressionBuilder } from 'kysely';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';

/**
 * The condition that an order was changed to another course: the order that changes the course is paid. The learner
 * then belongs to that order. If it was refunded or recorded as paid by mistake, the course is not changed any more.
 */
export const makeCourseChangedCondition = (
  { unindexed }: Pick<KyselyDatabase, 'unindexed'>,
  eb: ExpressionBuilder<AllTables, 'orders'>,
) =>
  eb.exists(
    eb
      .selectFrom('orders as changing')
      .select('changing.id')
      .whereRef('changing.change_of', '=', 'orders.id')
      // Keeps SQLite on the index of changes. By the index on the state, it would read all paid orders.
      .where((one) => one(unindexed(one.ref('changing.state')), 'in', ['paid', 'refunding'])),
  );
