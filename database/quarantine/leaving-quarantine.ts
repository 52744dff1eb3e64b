/**
 * Out of quarantine: let in as an enquiry, or forgotten. That it was done, by whom and when, is in the same
 * transaction, so that nothing leaves without the audit saying so.
 */
import type { Transaction } from 'kysely';
import { type DeskDatabase, dateOfMoment } from '../connection/desk-database.ts';
import { atWork, noteDeskEvent } from '../desk/desk-events.ts';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { isUuid } from '../uuid-v7.ts';
import type { Row, Taken } from '../visitors/visitor-port.ts';
import type { QuarantinePort } from './quarantine-port.ts';

/** The engine's own: inserted as a visitor's row is. Null when there is none; rejects with RefusedRow or ReusedKey. */
export type Release = (trx: Transaction<DeskDatabaseTables>, id: string) => Promise<Taken | null>;

export function leavingQuarantine(
  database: DeskDatabase,
  release: Release,
): Pick<QuarantinePort, 'takeFromQuarantine' | 'releaseFromQuarantine'> {
  return {
    takeFromQuarantine: (id, who) =>
      atWork(database, async (work) => {
        if (!isUuid(id)) return null;
        const record = await work.trx
          .deleteFrom('quarantine')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!record) return null;
        await noteDeskEvent(work, { type: 'enquiry.forgotten', subject: id, who, what: {} });
        return {
          id: record.id,
          createdAt: dateOfMoment(record.created_at),
          table: record.kind,
          row: database.fromJson(record.submission) as Row,
          reason: record.reason,
        };
      }),

    releaseFromQuarantine: (id, who) =>
      atWork(database, async (work) => {
        if (!isUuid(id)) return null;
        const taken = await release(work.trx, id);
        if (taken !== null)
          await noteDeskEvent(work, { type: 'enquiry.let-in', subject: id, who, what: { taken } });
        return taken;
      }),
  };
}
