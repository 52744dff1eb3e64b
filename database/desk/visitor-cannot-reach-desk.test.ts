/** Visitors can't reach staff's data or credentials, even if an SQL statement of theirs reached the database. */
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { connectToSqliteFile } from '../connection/sqlite-file.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import { allowOnlyVisitorInserts } from '../visitors/sqlite-submission-inserter.ts';

const tables = [
  'enquiries',
  'enquiry_notes',
  'enquiry_words',
  'enquiries_without_words',
  'push_subscriptions',
  'enquiry_corrections',
  'desk_events',
  'staff',
  'staff_links',
  'staff_sessions',
  'staff_passkeys',
  'staff_recovery_codes',
  'sign_in_tries',
  'message_templates',
  'saved_views',
  'desk_settings',
  'assignments',
  'colleague_notices',
  'service_marks',
  'publications',
  'fact_drafts',
  'pictures',
];

describe('a visitor’s connection on SQLite', () => {
  it('can neither read nor empty a table of the desk', async () => {
    const folder = makeScratchFolder();
    const path = join(folder.path, 'miranaya.db');
    await openSqliteStore(path, Date.now).close();
    const db = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
    try {
      for (const table of tables) db.prepare(`SELECT count(*) FROM ${table}`);
      allowOnlyVisitorInserts(db);
      for (const table of tables) {
        expect(() => db.prepare(`SELECT count(*) FROM ${table}`)).toThrow(
          /not authorized|prohibited/,
        );
        expect(() => db.prepare(`DELETE FROM ${table}`)).toThrow('not authorized');
      }
    } finally {
      db.close();
      folder.remove();
    }
  });
});

describe.skipIf(!hasPostgres)(`a visitor’s role on ${postgresNameInTitles}`, () => {
  it('can neither read nor empty a table of the desk', async () => {
    const { url, drop } = await createMigratedPostgres();
    try {
      await withServerClient(async (client) => {
        for (const table of tables) await client.query(`SELECT FROM back_office.${table}`);
        await client.query('SET ROLE anon');
        for (const table of tables) {
          const name = `back_office.${pg.escapeIdentifier(table)}`;
          await expect(client.query(`SELECT FROM ${name}`)).rejects.toThrow('permission denied');
          await expect(client.query(`DELETE FROM ${name}`)).rejects.toThrow('permission denied');
        }
      }, url);
    } finally {
      await drop();
    }
  });
});
