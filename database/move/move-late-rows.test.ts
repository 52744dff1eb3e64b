/** Rows that were added to the file after the move are brought over once, with everything that belongs to them. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeMovedMark } from '#database/connection/moved-sqlite-file-mark.ts';
import { connectToSqliteFile } from '#database/connection/sqlite-file.ts';
import { openPostgresStore } from '#database/open-postgres-store.ts';
import { openSqliteStore } from '#database/open-sqlite-store.ts';
import type { Store } from '#database/store.ts';
import {
  type ClonedTestDatabase,
  makeMigratedTestDatabaseCloner,
} from '../../tests/service/support/clone-test-databases.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
  withIdempotencyKey,
} from '../../tests/service/support/make-submissions.ts';
import { storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { moveDatabaseToPostgres } from './move-database-to-postgres.ts';
import { moveLateRows } from './move-late-rows.ts';

const nobodyAsks = () => {};

describe.skipIf(!hasPostgres)(
  `rows that came into the file after its move to ${postgresNameInTitles}`,
  () => {
    const migrated = makeMigratedTestDatabaseCloner();
    let folder: ReturnType<typeof makeScratchFolder>;
    let database: ClonedTestDatabase;
    let path: string;

    beforeEach(async () => {
      folder = makeScratchFolder();
      path = join(folder.path, 'miranaya.db');
      database = await migrated();
      await inFile((store) => store.insertAsVisitor(makeCallRequest('moved')));
    });
    afterEach(() => {
      database.dropInBackground();
      folder.remove();
    });

    /** Opens the file although it is marked as moved, as a service that does not know this mark would. */
    async function inFile<T>(work: (store: Store) => Promise<T>): Promise<T> {
      const store = openSqliteStore(path, Date.now, { evenIfMoved: true });
      return work(store).finally(() => store.close());
    }
    async function inPostgres<T>(work: (store: Store) => Promise<T>): Promise<T> {
      const store = await openPostgresStore(database.url, nobodyAsks);
      return work(store).finally(() => store.close());
    }
    async function onFile<T>(
      work: (file: ReturnType<typeof connectToSqliteFile>) => Promise<T>,
    ): Promise<T> {
      const file = connectToSqliteFile(path, { idempotencyKey: null, now: Date.now });
      return work(file).finally(() => file.close());
    }
    const move = () => onFile((file) => moveDatabaseToPostgres(file, database.url, nobodyAsks));
    const bring = () => onFile((file) => moveLateRows(file, database.url));
    const there = async (sql: string) =>
      (
        await withServerClient(
          (client) => client.query({ text: sql, rowMode: 'array' }),
          database.url,
        )
      ).rows;
    async function leadsOf(store: Store) {
      const found = [];
      for await (const page of store.iterateLeadPages({})) found.push(...page);
      return found;
    }
    const nothing = { enquiries: 0, repeated: 0, leftInFile: [], hasPayments: false };

    it('are brought over once, with ids, times, notifications and staff’s notes', async () => {
      await move();
      expect(await bring()).toEqual(nothing);
      await inFile(async (store) => {
        await store.insertAsVisitor(makeCallRequest('stray'));
        await store.insertAsVisitor(makeEnrolment('stray'));
        await store.insertAsVisitor(makeSubscription('stray@example.in'));
        await store.keepInQuarantine(makeEnrolment(9), 'trap');
        const [, { id = '' } = {}] = await leadsOf(store);
        await store.desk.addNote(id, 'A note', 'terminal');
      });
      const here = await inFile(leadsOf);
      expect(await bring()).toEqual({ ...nothing, enquiries: 4 });
      expect(await inPostgres(leadsOf)).toEqual(here);
      expect(await there('SELECT count(*)::int FROM back_office.enquiries')).toEqual([[5]]);
      expect(await inPostgres((store) => store.findAllQuarantined())).toHaveLength(1);
      const waiting = async (store: Store) => (await store.stats()).outbox.mail.waiting;
      expect(await inPostgres(waiting)).toBe(await inFile(waiting));

      expect(await bring()).toEqual(nothing);
      expect(await inPostgres(leadsOf)).toEqual(here);
    });

    it('are not brought over if PostgreSQL has the same under another id', async () => {
      const call = withIdempotencyKey(makeCallRequest('twice'));
      await move();
      await inFile(async (store) => {
        await store.insertAsVisitor(call);
        await store.insertAsVisitor(makeSubscription('\u00c4sha@example.in'));
      });
      await inPostgres(async (store) => {
        await store.insertAsVisitor(call);
        await store.insertAsVisitor(makeSubscription('\u00e4sha@example.in'));
      });
      expect(await bring()).toEqual({ ...nothing, repeated: 2 });
      expect(await inPostgres(leadsOf)).toHaveLength(3);
    });

    it('are recognised by their key when they are sent again afterwards', async () => {
      const call = withIdempotencyKey(makeCallRequest('once'));
      await move();
      await inFile((store) => store.insertAsVisitor(call));
      await bring();
      await there('DELETE FROM back_office.recent_submissions');
      expect(await inPostgres((store) => store.insertAsVisitor(call))).toBe('repeated');
    });

    it('do not bring back what was erased in PostgreSQL since', async () => {
      await inFile(async (store) => {
        await store.insertAsVisitor(makeSubscription('\u00d6mer@example.in'));
        // A file of an early release has the same address in another spelling.
        await store.insertAsVisitor(makeSubscription('ravi@example.in'));
      });
      await onFile(async (file) => {
        file.exec(
          "UPDATE email_subscriptions SET email = 'o\u0308mer@example.in' WHERE email LIKE 'ravi%'",
        );
      });
      await move();
      await inPostgres(async (store) => {
        const ids = (await leadsOf(store)).map(({ id }) => id);
        expect(await store.desk.erase(ids, 'terminal')).toBe(2);
      });
      await inFile((store) => store.insertAsVisitor(makeCallRequest('stray')));
      expect(await bring()).toMatchObject({ enquiries: 1 });
      expect(await inPostgres(leadsOf)).toMatchObject([{ name: 'Asha stray' }]);
    });

    it('bring their orders, and no receipt number is given again', async () => {
      await move();
      const { receipt } = await inFile((store) => storePaidOrder(store, 1));
      expect(await bring()).toMatchObject({ enquiries: 1, leftInFile: [], hasPayments: true });
      expect(await there('SELECT receipt_number FROM back_office.orders')).toEqual([
        [receipt?.number],
      ]);
      expect(
        (await there('SELECT count(*)::int FROM back_office.order_events'))[0]?.[0],
      ).toBeGreaterThan(1);
      const next = await inPostgres((store) => storePaidOrder(store, 2));
      expect(Number(next.receipt?.number.slice(-6))).toBe(Number(receipt?.number.slice(-6)) + 1);
    });

    it('stay in the file if PostgreSQL has given their receipt number', async () => {
      await move();
      await inPostgres((store) => storePaidOrder(store, 1));
      const { enrolmentId } = await inFile((store) => storePaidOrder(store, 2));
      expect(await bring()).toMatchObject({
        enquiries: 0,
        leftInFile: [enrolmentId],
        hasPayments: true,
      });
    });

    it('are brought over when the move was killed before it could mark the file', async () => {
      await move();
      await onFile(async (file) => removeMovedMark(file));
      const store = openSqliteStore(path, Date.now);
      await store.insertAsVisitor(makeCallRequest('stray'));
      await store.close();
      expect(await bring()).toEqual({ ...nothing, enquiries: 1 });
      expect(() => openSqliteStore(path, Date.now)).toThrow(/was moved to PostgreSQL/);
    });

    it('are not brought over from a file that was moved to another database', async () => {
      expect(await bring()).toBeNull();
      expect(() => openSqliteStore(path, Date.now).close()).not.toThrow();
    });
  },
);
