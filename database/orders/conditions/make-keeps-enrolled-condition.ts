import type { ExpressionBuilder } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { makeCourseChangedCondition } from './make-course-changed-condition.ts';

/**
 * The condition that an order keeps its enquiry enrolled: it is paid, and its learner did not change to another course.
 * An order with a voucher was refunded, at least in part, so it does not keep the enquiry enrolled. Its state can still
 * be `refunding` while a further refund is under way.
 */
export const makeKeepsEnrolledCondition = (
  database: Pick<KyselyDatabase, 'unindexed'>,
  eb: ExpressionBuilder<AllTables, 'orders'>,
) =>
  eb.and([
    eb('orders.state', 'in', ['paid', 'refunding']),
    eb('orders.voucher_number', 'is', null),
    eb.not(makeCourseChangedCondition(database, eb)),
  ]);
