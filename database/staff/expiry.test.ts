/**
 * Sessions end with time, and expired records are deleted. On SQLite the test sets the clock; on PostgreSQL it makes
 * rows older.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { storeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import type { Store } from '../store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Defines the tests for one engine. `pass` makes all stored rows older by the given time. */
function passes(
  open: () => Promise<{
    store: Store;
    pass: (ms: number) => Promise<void>;
    close: () => Promise<void>;
  }>,
) {
  const opened = async (
    test: (store: Store, pass: (ms: number) => Promise<void>) => Promise<void>,
  ) => {
    const { store, pass, close } = await open();
    try {
      await test(store, pass);
    } finally {
      await close();
    }
  };

  it('ends a session that was idle for half a day', () =>
    opened(async (store, pass) => {
      const { id } = await storeStaffMember(store);
      await store.staff.startSession('a', id, 'Firefox');
      await pass(12 * hourMs - 60_000);
      expect(await store.staff.sessionOf('a')).not.toBeNull();
      await pass(12 * hourMs - 60_000);
      expect(await store.staff.sessionOf('a')).not.toBeNull();
      await pass(12 * hourMs + 60_000);
      expect(await store.staff.sessionOf('a')).toBeNull();
      expect(await store.staff.sessionsOf(id)).toEqual([]);
    }));

  it('ends a session after thirty days, however busy', () =>
    opened(async (store, pass) => {
      const { id } = await storeStaffMember(store);
      await store.staff.startSession('a', id, 'Firefox');
      for (let n = 0; n < 65; n += 1) {
        await pass(11 * hourMs);
        expect(await store.staff.sessionOf('a')).not.toBeNull();
      }
      await pass(11 * hourMs);
      expect(await store.staff.sessionOf('a')).toBeNull();
    }));

  it('deletes what is over, and nothing else', () =>
    opened(async (store, pass) => {
      const { id, email } = await storeStaffMember(store);
      await store.staff.startSession('old', id, 'Firefox');
      await store.staff.incrementAttempts('old');
      await pass(29 * dayMs);
      await store.staff.startSession('new', id, 'Firefox');
      await store.staff.incrementAttempts('new');
      const person = { email, name: 'x', role: 'counsellor' } as const;
      const link = { hash: 'new', expiresAt: new Date(4e12) };
      await store.staff.invite(person, link, 'terminal');
      const links = (await store.desk.readAuditPage({ type: 'staff.invited' })).length;
      await pass(2 * hourMs);
      await store.deleteExpiredRecords();
      expect(await store.staff.sessionOf('new')).not.toBeNull();
      expect(await store.staff.tries('new')).not.toBeNull();
      expect(await store.staff.tries('old')).toBeNull();
      expect(await store.staff.staffOfLink('new')).not.toBeNull();
      await pass(2 * dayMs);
      await store.deleteExpiredRecords();
      expect(await store.staff.tries('new')).toBeNull();
      expect((await store.desk.readAuditPage({ type: 'staff.invited' })).length).toBe(links);
    }));
}

describe('time on SQLite', () => {
  passes(async () => {
    const folder = makeScratchFolder();
    let ahead = 0;
    const store = openSqliteStore(join(folder.path, 'miranaya.db'), () => Date.now() + ahead);
    return {
      store,
      pass: async (ms) => {
        ahead += ms;
      },
      close: async () => {
        await store.close();
        folder.remove();
      },
    };
  });
});

const moments = [
  ['staff_sessions', 'made_at'],
  ['staff_sessions', 'seen_at'],
  ['staff_links', 'used_at'],
  ['sign_in_tries', 'last_at'],
] as const;

describe.skipIf(!hasPostgres)(`time on ${postgresNameInTitles}`, () => {
  passes(async () => {
    const { url, drop } = await createMigratedPostgres();
    const store = await openPostgresStore(url, () => {});
    return {
      store,
      pass: (ms) =>
        withServerClient(async (client) => {
          for (const [table, column] of moments)
            await client.query(
              `UPDATE back_office.${table} SET ${column} = ${column} - interval '${ms} ms'`,
            );
        }, url),
      close: async () => {
        await store.close();
        await drop();
      },
    };
  });
});
