import { sql } from 'kysely';

/**
 * The condition that an order is no later instalment of a plan: it has no plan, or is the first of its plan. The later
 * instalments pay for the same course.
 */
export const notLaterInstalmentCondition = sql<boolean>`(orders.plan_position is null or orders.plan_position = 1)`;
