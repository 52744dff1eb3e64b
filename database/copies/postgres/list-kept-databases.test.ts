import { describe, expect, it } from 'vitest';
import { makeTestDatabaseCloner } from '../../../tests/service/support/clone-test-databases.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../../tests/service/support/throwaway-postgres-databases.ts';
import { listKeptDatabases } from './list-kept-databases.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

describe.skipIf(!hasPostgres)(`databases kept by restores on ${postgresNameInTitles}`, () => {
  const made = makeTestDatabaseCloner(async () => {});

  it('are found by name, oldest first, and each can be dropped alone', async () => {
    const { url, dropInBackground } = await made();
    const { database, name } = parsePostgresUrl(url);
    for (const end of [
      '_before_restore_20261121_140509',
      '_before_restore_20250101_000000',
      '_before_restore_20261121_1405090',
      '_before_restore_x20261121_140509',
      '_before_the_fair_20261121_140509',
      '2_before_restore_20261121_140509',
    ])
      await withServerClient((client) => client.query(`CREATE DATABASE "${database}${end}"`));
    const kept = await listKeptDatabases(url);
    expect(kept.map((one) => [one.name, one.stamp])).toEqual([
      [`${name}_before_restore_20250101_000000`, '20250101-000000'],
      [`${name}_before_restore_20261121_140509`, '20261121-140509'],
    ]);
    await kept[0]?.drop();
    expect((await listKeptDatabases(url)).map(({ stamp }) => stamp)).toEqual(['20261121-140509']);
    await withServerClient((client) =>
      client.query(`DROP DATABASE "${database}2_before_restore_20261121_140509"`),
    );
    dropInBackground();
  });

  it('are none if nothing was restored', async () => {
    const { url, dropInBackground } = await made();
    expect(await listKeptDatabases(url)).toEqual([]);
    dropInBackground();
  });
});
