/** How staff read enquiries: in pages, by time and kind, and counted. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
} from '../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import type { Store } from '../store.ts';
import type { Lead, LeadFilter } from './lead-port.ts';
import { toLeadFromQuarantine } from './lead-record.ts';

async function pagesOf(store: Store, filter: LeadFilter = {}): Promise<Lead[][]> {
  const pages: Lead[][] = [];
  for await (const page of store.iterateLeadPages(filter)) pages.push(page);
  return pages;
}
const idsOf = async (store: Store, filter: LeadFilter = {}) =>
  (await pagesOf(store, filter)).flat().map(({ id }) => id);

onEmptiedStores('enquiries', (current) => {
  it('are read in pages of five hundred, in either order, and none twice', async () => {
    const some = async (from: number, to: number) => {
      const all = Array.from({ length: to - from }, (_, n) =>
        current().insertAsVisitor(makeSubscription(`a${from + n}@example.in`)),
      );
      await Promise.all(all);
    };
    expect(await pagesOf(current())).toEqual([]);
    await some(0, 500);
    expect((await pagesOf(current())).map((page) => page.length)).toEqual([500]);
    await some(500, 503);
    expect((await pagesOf(current())).map((page) => page.length)).toEqual([500, 3]);
    const newestFirst = await pagesOf(current(), { newestFirst: true });
    expect(newestFirst.map((page) => page.length)).toEqual([500, 3]);
    const ids = await idsOf(current());
    expect(new Set(ids).size).toBe(503);
    expect(ids).toEqual([...ids].sort());
    expect(newestFirst.flat().map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('are those from one time on and before another', async () => {
    for (const n of [1, 2, 3]) {
      await current().insertAsVisitor(makeCallRequest(n));
      await delay(3);
    }
    const [one, two, three] = (await pagesOf(current())).flat();
    // The filter goes by the time in the id, so the test takes the time from there. The time column can differ, because
    // PostgreSQL reads its clock once for the id and once for the column.
    const momentOf = (lead: Lead | undefined) =>
      new Date(Number.parseInt((lead?.id ?? '').replace('-', '').slice(0, 12), 16));
    const [since, until] = [momentOf(two), momentOf(three)];
    expect(await idsOf(current(), { since })).toEqual([two?.id, three?.id]);
    expect(await idsOf(current(), { until })).toEqual([one?.id, two?.id]);
    expect(await idsOf(current(), { since, until })).toEqual([two?.id]);
    expect(await idsOf(current(), { since, until, newestFirst: true })).toEqual([two?.id]);
    expect(await current().countLeads({ since })).toBe(2);
    expect(await current().countLeads({ until })).toBe(2);
    expect(await current().countLeads({ since, until })).toBe(1);
  });

  it('are of one kind, or of all', async () => {
    for (const one of [
      makeCallRequest(),
      makeEnrolment(),
      makeEnrolment(2),
      makeSubscription('a@example.in'),
    ])
      await current().insertAsVisitor(one);
    expect(await current().countLeads({})).toBe(4);
    expect(await current().countLeads({ table: 'enrollments' })).toBe(2);
    expect(await idsOf(current(), { table: 'email_subscriptions' })).toHaveLength(1);
    const { rows } = await current().stats();
    expect(rows).toEqual({
      request_a_call: { total: 1, lastDay: 1, lastWeek: 1 },
      enrollments: { total: 2, lastDay: 2, lastWeek: 2 },
      email_subscriptions: { total: 1, lastDay: 1, lastWeek: 1 },
      waiting_list: { total: 0, lastDay: 0, lastWeek: 0 },
      added_enquiries: { total: 0, lastDay: 0, lastWeek: 0 },
    });
  });

  it('that are erased are gone, also from quarantine, and no others are', async () => {
    await current().insertAsVisitor(makeCallRequest(1));
    await current().insertAsVisitor(makeCallRequest(2));
    await current().keepInQuarantine(makeCallRequest(3), 'trap');
    await current().keepInQuarantine(makeCallRequest(4), 'trap');
    const [first] = await idsOf(current());
    const [aside] = await current().findAllQuarantined();
    expect(
      await current().desk.erase(
        [first ?? '', aside?.id ?? '', 'no id', crypto.randomUUID()],
        'terminal',
      ),
    ).toBe(2);
    expect(await current().countLeads({})).toBe(1);
    expect(await current().findAllQuarantined()).toHaveLength(1);
    expect(await current().desk.erase([], 'terminal')).toBe(0);
  });
});

describe('enquiries by their age, on SQLite,', () => {
  const day = 86_400_000;
  let store: Store;
  let folder: ReturnType<typeof makeScratchFolder>;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-21T12:00:00Z');
    folder = makeScratchFolder();
    const path = join(folder.path, 'test.db');
    await placeMigratedSqlite(path);
    store = openSqliteStore(path, () => now);
  });
  afterEach(async () => {
    await store.close();
    folder.remove();
  });

  it('are counted for the last day and the last week', async () => {
    const counts = async () => (await store.stats()).rows.enrollments;
    await store.insertAsVisitor(makeEnrolment());
    now += day;
    expect(await counts()).toEqual({ total: 1, lastDay: 1, lastWeek: 1 });
    now += 1;
    expect(await counts()).toEqual({ total: 1, lastDay: 0, lastWeek: 1 });
    now += 6 * day - 1;
    expect(await counts()).toEqual({ total: 1, lastDay: 0, lastWeek: 1 });
    now += 1;
    expect(await counts()).toEqual({ total: 1, lastDay: 0, lastWeek: 0 });
  });
});

it('a quarantined submission is shown in the shape of a lead, with null for missing fields', () => {
  const createdAt = new Date(0);
  const { row } = makeCallRequest();
  expect(
    toLeadFromQuarantine({ id: '1', createdAt, table: 'request_a_call', reason: 'trap', row }),
  ).toMatchObject({
    id: '1',
    createdAt,
    table: 'request_a_call',
    name: row.name,
    email: row.email,
    phone: row.phone,
    program: row.program,
    message: null,
    offer: null,
  });
  const bare = {
    id: '1',
    createdAt,
    table: 'email_subscriptions',
    reason: 'trap',
    row: {},
  } as const;
  expect(toLeadFromQuarantine(bare)).toMatchObject({ name: null, email: null, phone: null });
});
