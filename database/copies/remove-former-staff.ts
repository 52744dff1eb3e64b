/**
 * Removes former members of staff from a copy that is restored. In an older copy, the password and the sessions of a
 * former member still work.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { ClientBase } from 'pg';
import {
  makeKyselyDatabaseOnPostgres,
  makeKyselyDatabaseOnSqlite,
} from '../connection/kysely-database.ts';
import { openPostgresPool } from '../connection/postgres-pool.ts';
import { connectToSqliteFile } from '../connection/sqlite-file.ts';
import type { StaffPort } from '../staff/staff-port.ts';
import { makeStaffStore } from '../staff/staff-store.ts';
import { hasSqliteTable } from './sqlite/has-sqlite-table.ts';

type Person = { id: string };

/**
 * Removes from the copy the members who have left since it was made. Returns a sentence for each of them. The only
 * owner in a copy can't be removed; the sentence then says so.
 */
export async function removeFormerStaffInFile(live: DatabaseSync, copy: string): Promise<string[]> {
  if (!hasSqliteTable(live, 'staff')) return [];
  const left = live.prepare("SELECT id FROM staff WHERE state = 'left'").all() as Person[];
  const db = connectToSqliteFile(copy, { idempotencyKey: null, now: Date.now });
  try {
    return await removeAgain(makeStaffStore(makeKyselyDatabaseOnSqlite(db, Date.now)), left);
  } finally {
    db.close();
  }
}

/**
 * Removes the members who have left from the copy at the URL `copy`. Returns a sentence for each, as
 * `removeFormerStaffInFile` does.
 */
export async function removeFormerStaffInPostgres(
  live: ClientBase,
  copy: string,
): Promise<string[]> {
  const { rows: there } = await live.query(
    "SELECT FROM pg_class WHERE oid = to_regclass('back_office.staff')",
  );
  if (there.length === 0) return [];
  const { rows: left } = await live.query<Person>(
    "SELECT id FROM back_office.staff WHERE state = 'left'",
  );
  const pool = openPostgresPool({ connectionString: copy, max: 1 }, () => {});
  try {
    return await removeAgain(makeStaffStore(makeKyselyDatabaseOnPostgres(pool)), left);
  } finally {
    await pool.end();
  }
}

async function removeAgain(staff: StaffPort, left: readonly Person[]): Promise<string[]> {
  const notes: string[] = [];
  for (const { id } of left) {
    const inCopy = await staff.findStaff(id);
    if (inCopy === null || inCopy.state === 'left') continue;
    const isGone = await staff.removeMember(id, null, 'terminal');
    notes.push(
      isGone
        ? `${inCopy.name} has left since the copy was made, and was let go in it as well.`
        : `${inCopy.name} has left since the copy was made, and is the only owner in it: let them go once there is another.`,
    );
  }
  return notes;
}
