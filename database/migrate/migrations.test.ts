/** Each migration says whether the previous release can still run. */
import { describe, expect, it } from 'vitest';
import { type Migration, readMigrations } from './migrations.ts';
import { computeNeededMigration, refuseNewerDatabase } from './needed-migration.ts';

const file = (name: string, earlierReleaseCanRun: boolean): Migration => ({
  name,
  sql: '',
  sha256: '',
  earlierReleaseCanRun,
});

describe('a migration', () => {
  it.each(['sqlite', 'postgres'] as const)(
    '%s says in its first lines whether the previous release can run after it',
    (engine) => {
      const silent = readMigrations(engine).filter(
        ({ sql }) => !/^-- Earlier release: (can run|cannot run, because .+)$/m.test(sql),
      );
      expect(silent.map(({ name }) => name)).toEqual([]);
    },
  );

  it('that excludes earlier releases is recorded, the newest of them only', () => {
    const all = [file('030', false), file('031', false), file('032', true)];
    expect(computeNeededMigration(all, null)).toBe('031');
    expect(computeNeededMigration(all, '030')).toBe('031');
    expect(computeNeededMigration(all, '040')).toBeNull();
    expect(computeNeededMigration([file('032', true)], '031')).toBeNull();
    expect(computeNeededMigration([], null)).toBeNull();
  });

  it('that is required and not known makes a release refuse the database', () => {
    const all = [file('030', false)];
    expect(() => refuseNewerDatabase(all, '030')).not.toThrow();
    expect(() => refuseNewerDatabase(all, null)).not.toThrow();
    expect(() => refuseNewerDatabase(all, '031-x.sql')).toThrow(
      /^A newer release has changed this database \(031-x\.sql\), and this release cannot run on it\. .*npm run restore -- FILE$/,
    );
  });
});
