/**
 * Receipts and vouchers that were issued in a span of time, as rows to count, sum and list. Every figure about money
 * comes from these rows. So a list, its total and the desk's page of figures can't disagree. A span has one payment
 * mode: no sum mixes modes.
 */
import type { Kysely } from 'kysely';
import type { IssueSpan } from '#domain/bookkeeping/order-filter.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';

export const receiptsAndVouchersInSpan = (
  db: Kysely<AllTables>,
  { moment }: Pick<KyselyDatabase, 'moment'>,
  { mode, since, until }: IssueSpan,
) =>
  db
    .selectFrom('receipts')
    .where('receipts.mode', '=', mode)
    .where('receipts.issued_at', '>=', moment(since))
    .where('receipts.issued_at', '<', moment(until));
