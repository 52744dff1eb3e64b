/**
 * Selects the receipts and vouchers of one payment mode that were issued in a span of time. The filter of the order
 * list, the totals of that list and the desk's figures share this selection, so that they can't disagree.
 */
import type { Kysely } from 'kysely';
import type { IssueSpan } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';

export const selectReceiptsAndVouchersInSpan = (
  db: Kysely<AllTables>,
  { moment }: Pick<KyselyDatabase, 'moment'>,
  { mode, since, until }: IssueSpan,
) =>
  db
    .selectFrom('receipts')
    .where('receipts.mode', '=', mode)
    .where('receipts.issued_at', '>=', moment(since))
    .where('receipts.issued_at', '<', moment(until));
