import { sql } from 'kysely';

/**
 * The condition that an order is not a later instalment: it has no plan of instalments, or is the first order of its
 * plan.
 */
export const notLaterInstalmentCondition = sql<boolean>`(orders.plan_position is null or orders.plan_position = 1)`;
