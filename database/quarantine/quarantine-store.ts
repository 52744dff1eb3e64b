/**
 * Lists and finds quarantined submissions, and ends a quarantine: the submission becomes an enquiry or is deleted. The
 * audit entry is written in the same transaction.
 */
import type { Selectable, Transaction } from 'kysely';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment } from '../connection/stored-moment.ts';
import { recordDeskEvent } from '../desk/desk-event-store.ts';
import { inDeskTransaction } from '../desk/desk-transaction.ts';
import { isUuid } from '../uuid-v7.ts';
import type { SubmissionResult, SubmissionRow } from '../visitors/submission-port.ts';
import type { QuarantinedSubmission, QuarantinePort } from './quarantine-port.ts';

/**
 * Inserts a quarantined submission like a visitor's row, with SQL of the engine. Returns null if the submission does
 * not exist; rejects with RowRefused or ReusedIdempotencyKey.
 */
type ReleaseSubmission = (
  trx: Transaction<AllTables>,
  id: string,
) => Promise<SubmissionResult | null>;

export function makeQuarantineStore(
  database: KyselyDatabase,
  release: ReleaseSubmission,
): Omit<QuarantinePort, 'keepInQuarantine'> {
  const toQuarantined = (record: Selectable<AllTables['quarantine']>): QuarantinedSubmission => ({
    id: record.id,
    createdAt: dateOfMoment(record.created_at),
    table: record.kind,
    row: database.fromJson(record.submission) as SubmissionRow,
    reason: record.reason,
  });
  return {
    findAllQuarantined: () =>
      database.run(async (db) => {
        const all = await db.selectFrom('quarantine').selectAll().orderBy('id').execute();
        return all.map(toQuarantined);
      }),

    async findQuarantined(id) {
      if (!isUuid(id)) return null;
      const record = await database.run((db) =>
        db.selectFrom('quarantine').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return record ? toQuarantined(record) : null;
    },

    deleteFromQuarantine: (id, who) =>
      inDeskTransaction(database, async (work) => {
        if (!isUuid(id)) return null;
        const record = await work.trx
          .deleteFrom('quarantine')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!record) return null;
        await recordDeskEvent(work, { type: 'enquiry.forgotten', subject: id, who, what: {} });
        return toQuarantined(record);
      }),

    releaseFromQuarantine: (id, who) =>
      inDeskTransaction(database, async (work) => {
        if (!isUuid(id)) return null;
        const taken = await release(work.trx, id);
        if (taken !== null)
          await recordDeskEvent(work, {
            type: 'enquiry.let-in',
            subject: id,
            who,
            what: { taken },
          });
        return taken;
      }),
  };
}
