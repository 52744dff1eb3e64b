import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import { addSqliteFunctions } from '../connection/sqlite-functions.ts';
import { describeSqliteSchemaDifference } from './describe-sqlite-schema-difference.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { readMigrations } from './migrations.ts';

describe('a file', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let db: DatabaseSync;
  beforeEach(async () => {
    folder = makeScratchFolder();
    const path = join(folder.path, 'migrated.db');
    await placeMigratedSqlite(path);
    db = new DatabaseSync(path);
  });
  afterEach(() => {
    db.close();
    folder.remove();
  });

  describe('of the release', () => {
    // One database goes through all releases. Otherwise each test would migrate through all releases before its own.
    const upgraded = new DatabaseSync(':memory:');
    addSqliteFunctions(upgraded, { idempotencyKey: null, now: Date.now });
    afterAll(() => upgraded.close());

    it.each(readMigrations('sqlite').map(({ name }) => name))(
      '%s is recognised as ours',
      (name) => {
        migrateSqlite(upgraded, 0, name);
        expect(describeSqliteSchemaDifference(upgraded)).toBeNull();
      },
    );
  });

  it('is ours also after SQLite has collected statistics', () => {
    db.exec('ANALYZE');
    expect(describeSqliteSchemaDifference(db)).toBeNull();
  });

  it('of another program has no known release', () => {
    const another = new DatabaseSync(':memory:');
    another.exec('CREATE TABLE notes (text TEXT)');
    expect(describeSqliteSchemaDifference(another)).toBe(
      'it says nothing of the release that made it',
    );
    another.close();
  });

  it('of a newer release is not known yet', () => {
    db.exec("INSERT INTO migrations VALUES ('999-later.sql', 'x', 0)");
    expect(describeSqliteSchemaDifference(db)).toBe(
      'it comes from a newer release, which brought 999-later.sql',
    );
  });

  it('with another wording of any migration is not known', () => {
    const [first] = readMigrations('sqlite');
    const last = readMigrations('sqlite').at(-1);
    for (const one of [first, last]) {
      const sha256 = db
        .prepare('SELECT sha256 FROM migrations WHERE name = ?')
        .get(one?.name ?? '');
      const note = db.prepare('UPDATE migrations SET sha256 = ? WHERE name = ?');
      note.run('x', one?.name ?? '');
      expect(describeSqliteSchemaDifference(db)).toBe(
        `${one?.name} was another one when it was made`,
      );
      note.run(`${sha256?.sha256}`, one?.name ?? '');
    }
  });

  it.each([
    ['a view more', 'CREATE VIEW mine AS SELECT 1', 'the view mine in it is not ours'],
    [
      'a trigger that swallows rows',
      'CREATE TRIGGER mine BEFORE INSERT ON enrollments BEGIN SELECT RAISE(IGNORE); END',
      'the trigger mine in it is not ours',
    ],
    ['a view of ours less', 'DROP VIEW leads', 'the view leads is missing in it'],
    [
      'a view of ours that shows something else',
      'DROP VIEW leads; CREATE VIEW leads AS SELECT 1',
      'the view leads in it is not as we make it',
    ],
  ])('with %s is not restored', (_, sql, why) => {
    db.exec(sql);
    expect(describeSqliteSchemaDifference(db)).toBe(why);
  });
});
