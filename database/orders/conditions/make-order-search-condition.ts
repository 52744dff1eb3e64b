import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { parseSearchPrefixes } from '#domain/enquiries/make-enquiry-index-text.ts';
import { searchedEmails, searchTerms } from '#domain/enquiries/search-terms.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { makeMoneyReferenceCondition } from './make-money-reference-condition.ts';

type Expressions = ExpressionBuilder<AllTables, 'orders'>;

/**
 * Finds orders by a text that staff typed. A complete id of a payment, link or refund matches. So does a complete
 * receipt or voucher number, and the complete reference of money that was recorded by hand. A web address matches if it
 * contains the id of the order, or is its payment link. The text is also searched as the inbox searches, by the words
 * of the enquiry. An enquiry that has no words yet is found by parts of its name, address or number.
 */
export function makeOrderSearchCondition(
  database: KyselyDatabase,
  eb: Expressions,
  typed: string,
): ExpressionWrapper<AllTables, 'orders', SqlBool> {
  const number = receiptNumber(typed);
  const terms = searchTerms(typed);
  const beginnings = parseSearchPrefixes(typed) ?? [];
  return eb.or([
    eb('orders.payment_id', '=', typed),
    eb('orders.link_id', '=', typed),
    eb('orders.refund_id', '=', typed),
    eb('orders.receipt_number', '=', number),
    // Finds the earlier vouchers of an order too. An order has a voucher for each of its refunds, but its own row has
    // only the latest refund.
    eb('orders.id', 'in', (sub) =>
      sub.selectFrom('receipts').select('receipts.order_id').where('receipts.number', '=', number),
    ),
    eb('orders.id', 'in', (sub) =>
      sub.selectFrom('receipts').select('receipts.order_id').where('receipts.movement', '=', typed),
    ),
    eb('orders.id', 'in', (sub) =>
      sub
        .selectFrom('receipts')
        .select('receipts.order_id')
        .where(makeMoneyReferenceCondition(typed)),
    ),
    ...orderIds(typed).map((id) => eb('orders.id', '=', id)),
    // The columns of payment links, discrepancies and failed payments have no index, so they are searched only for a
    // text that could be one of their values.
    ...(/^https?:/.test(typed)
      ? [
          eb('orders.id', 'in', (sub) =>
            sub
              .selectFrom('orders as linked')
              .select('linked.id')
              .where('linked.link_url', '=', typed),
          ),
        ]
      : []),
    ...(providerId.test(typed)
      ? [
          eb('orders.id', 'in', (sub) =>
            sub
              .selectFrom('orders as told')
              .select('told.id')
              .where((of) =>
                of.or(
                  (['told.raised', 'told.failed_payments'] as const).map((column) =>
                    database.contains(of.cast<string>(column, 'text'), JSON.stringify(typed)),
                  ),
                ),
              ),
          ),
        ]
      : []),
    ...(beginnings.length === 0
      ? []
      : [
          eb.and([
            eb('orders.enrolment_id', 'in', database.idsWithWords(beginnings)),
            ...searchedEmails(typed).map((address) =>
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

/**
 * The form of the provider's ids of payments and refunds. Only a text of this form is searched in the lists of
 * discrepancies and failed payments of orders.
 */
const providerId = /^(?:pay|rfnd)_\w+$/;

/**
 * The stored number of a receipt or voucher (with slashes) for one that was typed as in the name of its PDF file (with
 * dashes).
 */
const receiptNumber = (typed: string): string =>
  typed.toUpperCase().replace(/^([A-Z]+)-(\d\d-\d\d)-(\d+)(?:\.PDF)?$/, '$1/$2/$3');

/** Learners send the address of their order's page, and colleagues that of the desk's page. Both contain the id. */
const orderIds = (typed: string): string[] =>
  typed
    .match(/(?<=^|^\S*[/=])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi)
    ?.map((id) => id.toLowerCase()) ?? [];
