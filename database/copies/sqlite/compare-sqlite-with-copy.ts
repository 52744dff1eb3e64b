/**
 * Describes the SQLite database that a restore would replace: none, unreadable, or its number of enquiries, and how
 * many enquiries exist only in it or only in the copy.
 */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { refuseMovedFile } from '../../connection/moved-sqlite-file-mark.ts';
import { hasOurApplicationId } from '../../connection/sqlite-file.ts';
import { enquiryTableNames } from '../../enquiries/enquiry-table-names.ts';
import { UnusableStore } from '../../store-errors.ts';
import { countIdDifferences, type RestoreTargetStatus } from '../restore-target.ts';
import { hasSqliteTable } from './has-sqlite-table.ts';
import { readSqliteSummary } from './read-sqlite-summary.ts';

export async function compareSqliteWithCopy(
  target: string,
  scratch: string,
): Promise<RestoreTargetStatus> {
  if (!existsSync(target)) return { at: 'nothing' };
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(target, { readOnly: true, timeout: 5_000 });
    return await compareOpenSqliteWithCopy(db, target, scratch);
  } catch (error) {
    if (error instanceof UnusableStore) throw error;
    return { at: 'unreadable', why: (error as Error).message };
  } finally {
    db?.close();
  }
}

export async function compareOpenSqliteWithCopy(
  db: DatabaseSync,
  target: string,
  scratch: string,
): Promise<RestoreTargetStatus> {
  const { n } = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { n: number };
  if (n === 0) return { at: 'nothing' };
  if (!hasOurApplicationId(db))
    throw new UnusableStore(
      `${target} belongs to another program, so it is not replaced. Set DATA_DIR to another folder.`,
    );
  refuseMovedFile(db, target);
  const copy = new DatabaseSync(scratch, { readOnly: true });
  try {
    return {
      at: 'rows',
      ...readSqliteSummary(db),
      ...(await countIdDifferences(ids(db), ids(copy))),
    };
  } finally {
    copy.close();
  }
}

async function* ids(db: DatabaseSync): AsyncGenerator<string> {
  const tables = [...enquiryTableNames, 'quarantine'].filter((table) => hasSqliteTable(db, table));
  const all = tables.map((table) => `SELECT id FROM ${table}`).join(' UNION ALL ');
  const sorted = db.prepare(`${all} ORDER BY id`).iterate() as Iterable<{ id: string }>;
  for (const { id } of sorted) yield id;
}
