import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { searchPrefixes } from '#domain/enquiries/enquiry-index-words.ts';
import { searchedAddresses, searchTerms } from '#domain/enquiries/search-terms.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { isUuid } from '../uuid-v7.ts';
import type { DeskDatabaseTables } from './order-tables.ts';
import { receiptHasReference } from './receipt-has-reference.ts';

type Expressions = ExpressionBuilder<DeskDatabaseTables, 'orders'>;

/**
 * Matches a complete id of a payment, link or refund, a complete receipt or voucher number, or the complete
 * reference of money that was recorded by hand; otherwise the words by which the inbox finds the enquiry. An
 * enquiry that has no words yet is found by parts of its name, address or number.
 */
export function orderSearchCondition(
  database: DeskDatabase,
  eb: Expressions,
  typed: string,
): ExpressionWrapper<DeskDatabaseTables, 'orders', SqlBool> {
  const number = typed.toUpperCase();
  const terms = searchTerms(typed);
  const beginnings = searchPrefixes(typed) ?? [];
  return eb.or([
    eb('orders.payment_id', '=', typed),
    eb('orders.link_id', '=', typed),
    eb('orders.refund_id', '=', typed),
    eb('orders.receipt_number', '=', number),
    // An order has a voucher for each of its refunds, and stores only its latest refund.
    eb('orders.id', 'in', (sub) =>
      sub.selectFrom('receipts').select('receipts.order_id').where('receipts.number', '=', number),
    ),
    eb('orders.id', 'in', (sub) =>
      sub.selectFrom('receipts').select('receipts.order_id').where('receipts.movement', '=', typed),
    ),
    eb('orders.id', 'in', (sub) =>
      sub.selectFrom('receipts').select('receipts.order_id').where(receiptHasReference(typed)),
    ),
    ...(isUuid(typed) ? [eb('orders.id', '=', typed)] : []),
    ...(beginnings.length === 0
      ? []
      : [
          eb.and([
            eb('orders.enrolment_id', 'in', database.idsWithWords(beginnings)),
            ...searchedAddresses(typed).map((address) =>
              eb.exists((sub) =>
                sub
                  .selectFrom('enquiries')
                  .select('id')
                  .whereRef('enquiries.id', '=', 'orders.enrolment_id')
                  .where((of) => database.contains(of.ref('search'), address)),
              ),
            ),
          ]),
        ]),
    ...(terms.length === 0
      ? []
      : [
          eb('orders.enrolment_id', 'in', (sub) =>
            sub
              .selectFrom('enquiries')
              .select('id')
              .where('id', 'in', (waiting) =>
                waiting.selectFrom('enquiries_without_words').select('enquiry_id'),
              )
              .where((of) =>
                of.and(terms.map((term) => database.contains(of.ref('search'), term))),
              ),
          ),
        ]),
  ]);
}
