import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { OrderFilter } from '#domain/bookkeeping/order-filter.ts';
import { selectReceiptsAndVouchersInSpan } from '../../bookkeeping/select-receipts-and-vouchers-in-span.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { isUuid } from '../../make-uuid-v7.ts';
import { makeOrderSearchCondition } from './make-order-search-condition.ts';

type Expressions = ExpressionBuilder<AllTables, 'orders'>;
type Condition = ExpressionWrapper<AllTables, 'orders', SqlBool>;

/**
 * Returns the conditions that must all hold for an order in a filtered list. They leave out `before`, which selects the
 * page.
 */
export function makeOrderFilterConditions(
  database: KyselyDatabase,
  eb: Expressions,
  filter: Omit<OrderFilter, 'before'>,
): Condition[] {
  const { state, mode, withDiscrepancy, search = '', issuedIn, offer } = filter;
  const holds: Condition[] = [];
  if (state) holds.push(eb('orders.state', '=', state === 'mistake' ? 'refunded' : state));
  if (state === 'mistake') holds.push(isMistake(eb));
  if (state === 'refunded') holds.push(eb.not(isMistake(eb)));
  // Most orders have the same mode, so SQLite is kept from using the index on it. It reads the orders by their ids
  // instead, newest first.
  if (mode) holds.push(eb(database.unindexed(eb.ref('orders.mode')), '=', mode));
  if (withDiscrepancy)
    holds.push(
      eb.or([
        eb('orders.doubt', 'is not', null),
        eb('orders.refund_proposal', 'is not', null),
        eb.exists(
          eb
            .selectFrom('instalments')
            .innerJoin('orders as first', 'first.id', 'instalments.order_id')
            .select('instalments.order_id')
            .whereRef('instalments.asked_by', '=', 'orders.id')
            .where('instalments.missed_at', 'is not', null)
            // After a refund of the plan, nobody has to handle its missed instalments any more.
            .where((of) => of(database.unindexed(of.ref('first.state')), '=', 'paid')),
        ),
        // Requested refunds of payments in cash or by transfer, which a person has to hand back.
        eb.and([eb('orders.state', '=', 'refunding'), eb('orders.paid_way', '!=', 'online')]),
      ]),
    );
  if (search.trim() !== '') holds.push(makeOrderSearchCondition(database, eb, search.trim()));
  if (issuedIn)
    holds.push(
      eb(
        'orders.id',
        'in',
        selectReceiptsAndVouchersInSpan(database.db, database, issuedIn).select(
          'receipts.order_id',
        ),
      ),
    );
  if (offer !== undefined) holds.push(eb('orders.offer_slug', '=', offer ?? ''));
  for (const [column, value] of [
    ['source', filter.source],
    ['campaign', filter.campaign],
    ['owner_id', filter.owner],
  ] as const)
    if (value !== undefined) holds.push(hasEnquiryWith(eb, column, value));
  return holds;
}

/** Whether the order's voucher cancels its receipt, because the payment was recorded by mistake. */
const isMistake = (eb: Expressions): Condition =>
  eb.exists(
    eb
      .selectFrom('receipts as taken_back')
      .select('taken_back.number')
      .whereRef('taken_back.number', '=', 'orders.voucher_number')
      .where('taken_back.why', '=', 'mistake'),
  );

/** Selects orders whose enquiry has `value` in `column`. Null selects orders whose enquiry has none or was erased. */
function hasEnquiryWith(
  eb: Expressions,
  column: 'source' | 'campaign' | 'owner_id',
  value: string | null,
): Condition {
  // PostgreSQL refuses to compare an id with a text that can't be an id.
  const isImpossible = column === 'owner_id' && value !== null && !isUuid(value);
  const found = eb.exists(
    eb
      .selectFrom('enquiries')
      .select('enquiries.id')
      .whereRef('enquiries.id', '=', 'orders.enrolment_id')
      .where((of) =>
        isImpossible
          ? of.or([])
          : value === null
            ? of(of.ref(`enquiries.${column}`), 'is not', null)
            : of(of.ref(`enquiries.${column}`), '=', value),
      ),
  );
  return value === null ? eb.not(found) : found;
}
