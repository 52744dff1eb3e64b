import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSqliteFunctions } from '../connection/sqlite-functions.ts';
import { describeSchemaDifference } from './describe-schema-difference.ts';
import { readMigrations } from './migrations.ts';
import { migrateSqlite } from './sqlite-migrate.ts';

describe('a file', () => {
  let db: DatabaseSync;
  beforeEach(() => {
    db = new DatabaseSync(':memory:');
    addSqliteFunctions(db, { idempotencyKey: null, now: Date.now });
  });
  afterEach(() => db.close());

  it.each(readMigrations('sqlite').map(({ name }) => name))(
    'of the release %s is recognised as ours',
    (name) => {
      migrateSqlite(db, 0, name);
      expect(describeSchemaDifference(db)).toBeNull();
    },
  );

  it('is ours also after SQLite has collected statistics', () => {
    migrateSqlite(db, 0);
    db.exec('ANALYZE');
    expect(describeSchemaDifference(db)).toBeNull();
  });

  it('of another program has no known release', () => {
    db.exec('CREATE TABLE notes (text TEXT)');
    expect(describeSchemaDifference(db)).toBe('it says nothing of the release that made it');
  });

  it('of a newer release is not known yet', () => {
    migrateSqlite(db, 0);
    db.exec("INSERT INTO migrations VALUES ('999-later.sql', 'x', 0)");
    expect(describeSchemaDifference(db)).toBe(
      'it comes from a newer release, which brought 999-later.sql',
    );
  });

  it('with another wording of any migration is not known', () => {
    const [first] = readMigrations('sqlite');
    const last = readMigrations('sqlite').at(-1);
    for (const one of [first, last]) {
      const other = new DatabaseSync(':memory:');
      addSqliteFunctions(other, { idempotencyKey: null, now: Date.now });
      migrateSqlite(other, 0);
      other.prepare("UPDATE migrations SET sha256 = 'x' WHERE name = ?").run(one?.name ?? '');
      expect(describeSchemaDifference(other)).toBe(`${one?.name} was another one when it was made`);
      other.close();
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
    migrateSqlite(db, 0);
    db.exec(sql);
    expect(describeSchemaDifference(db)).toBe(why);
  });
});
