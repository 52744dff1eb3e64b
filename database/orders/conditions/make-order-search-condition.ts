import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { parseSearchPrefixes } from '#domain/enquiries/make-enquiry-index-text.ts';
import { searchedEmails, splitSearchTerms } from '#domain/enquiries/split-search-terms.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { makeReceiptReferenceCondition } from './make-receipt-reference-condition.ts';

type Expressions = ExpressionBuilder<AllTables, 'orders'>;

/**
 * Finds orders by a text that staff typed. It may be the complete id of a payment, link or refund, the complete number
 * of a receipt or voucher, the complete reference of recorded money, the order's id alone or in a web address, or the
 * address of its payment link. Words are searched in the enquiry, as in the inbox. If the words of an enquiry are not
 * indexed yet, parts of its name, address or number are searched.
 */
export function makeOrderSearchCondition(
  database: KyselyDatabase,
  eb: Expressions,
  typed: string,
): ExpressionWrapper<AllTables, 'orders', SqlBool> {
  const number = receiptNumber(typed);
  const terms = splitSearchTerms(typed);
  const beginnings = parseSearchPrefixes(typed) ?? [];
  return eb.or([
    eb('orders.payment_id', '=', typed),
    eb('orders.link_id', '=', typed),
    eb('orders.refund_id', '=', typed),
    eb('orders.receipt_number', '=', number),
    // An order has a voucher for each of its refunds, but the row in `orders` names only the latest. So this also finds
    // the earlier ones.
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
        .where(makeReceiptReferenceCondition(typed)),
    ),
    ...orderIds(typed).map((id) => eb('orders.id', '=', id)),
    // The columns for payment links, discrepancies and failed payments have no index. They are searched only if the
    // text looks like one of their values.
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

/** The form of the provider's ids of payments and refunds, for example `pay_29QQoUBi66xm2f`. */
const providerId = /^(?:pay|rfnd)_\w+$/;

/**
 * Returns the number of a receipt or voucher with slashes, as it is stored. In the name of its PDF file, it has dashes.
 */
const receiptNumber = (typed: string): string =>
  typed.toUpperCase().replace(/^([A-Z]+)-(\d\d-\d\d)-(\d+)(?:\.PDF)?$/, '$1/$2/$3');

/**
 * Reads ids of orders from the typed text: an id alone, or in a web address. Learners send the address of their order
 * page, colleagues that of the desk's page.
 */
const orderIds = (typed: string): string[] =>
  typed
    .match(/(?<=^|^\S*[/=])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi)
    ?.map((id) => id.toLowerCase()) ?? [];
