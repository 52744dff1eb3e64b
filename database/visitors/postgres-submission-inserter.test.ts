import type { QueryResult } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSubscription } from '../../tests/service/support/make-submissions.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { PostgresSubmissionInserter } from './postgres-submission-inserter.ts';
import { RowRefused } from './submission-port.ts';

type Sent = { row: { email: string } };

/** A fake database that records the rows of each transaction, and can fail one. */
function database(failure: (addresses: string[]) => Error | null) {
  const transactions: string[][] = [];
  const inserts = new PostgresSubmissionInserter(async (_sql, [submissions]) => {
    const addresses = (JSON.parse(String(submissions)) as Sent[]).map(({ row }) => row.email);
    transactions.push(addresses);
    const error = failure(addresses);
    if (error) throw error;
    return { rows: [{ taken: addresses.map(() => 'stored') }] } as unknown as QueryResult;
  });
  const send = (...addresses: string[]) =>
    Promise.allSettled(addresses.map((address) => inserts.insert(makeSubscription(address)))).then(
      (answers) => answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'not')),
    );
  return { transactions, send };
}

afterEach(() => vi.restoreAllMocks());

describe('rows that arrive together on PostgreSQL', () => {
  it('share one transaction', async () => {
    const { transactions, send } = database(() => null);
    expect(await send('a', 'b', 'c')).toEqual(['stored', 'stored', 'stored']);
    expect(transactions).toEqual([['a', 'b', 'c']]);
  });

  it('share the next transaction if they follow shortly after one, and a row alone waits for nothing', async () => {
    // The clock stands still until all rows have arrived, so that a busy machine changes nothing.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const { transactions, send } = database(() => null);
    await send('a');
    expect(transactions).toEqual([['a']]);
    const soon = send('b');
    await new Promise(setImmediate);
    const last = send('c');
    clock.mockReturnValue(10_010);
    expect(await Promise.all([soon, last])).toEqual([['stored'], ['stored']]);
    expect(transactions).toEqual([['a'], ['b', 'c']]);
    await send(...'defghijklm');
    expect(transactions.at(-1)).toHaveLength(10);
  });

  it('are inserted one by one when one of them is refused, so that only that one is', async () => {
    const { transactions, send } = database((addresses) =>
      addresses.includes('b') ? new RowRefused('23514', 'No.') : null,
    );
    expect(await send('a', 'b', 'c')).toEqual(['stored', 'not', 'stored']);
    expect(transactions).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  });

  it('are inserted one by one after a deadlock, which has rolled all of them back', async () => {
    const deadlock = new StoreUnavailable(
      Object.assign(new Error('deadlock detected'), { code: '40P01' }),
    );
    const { transactions, send } = database(({ length }) => (length > 1 ? deadlock : null));
    expect(await send('a', 'b')).toEqual(['stored', 'stored']);
    expect(transactions).toHaveLength(3);
  });

  it('are not sent again after the connection was lost, because they may have been stored', async () => {
    const { transactions, send } = database(() => new StoreUnavailable(new Error('gone')));
    expect(await send('a', 'b')).toEqual(['not', 'not']);
    expect(transactions).toEqual([['a', 'b']]);
  });
});
