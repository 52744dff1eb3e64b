import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { type TableName, tableColumns, tableNames } from '#contract/rows/visitor-tables.ts';
import {
  addSqliteFunctions,
  computeSubmissionDigest,
  type InsertTriggerContext,
  valuesInColumnOrder,
} from './sqlite-functions.ts';

const digestBefore = (...values: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest();

it('a submission without a column that was added later is recognised as before', () => {
  expect(computeSubmissionDigest('enrollments', ['a', 'b', 'c', null])).toEqual(
    digestBefore('enrollments', 'a', 'b', 'c'),
  );
  expect(computeSubmissionDigest('request_a_call', ['a', 'b', 'c', 'd', null, null])).toEqual(
    digestBefore('request_a_call', 'a', 'b', 'c', 'd', null),
  );
});

/**
 * The columns of each table in their present order. A digest is made of the values in this order, and older rows
 * already have their digest, so a new column has to come after these. Only `source` stays last, because the digest does
 * not include it.
 */
it('a column that is added comes after the present ones, so that older rows keep their digests', () => {
  const stored: Record<TableName, string[]> = {
    request_a_call: ['name', 'email', 'phone', 'program', 'message', 'offer'],
    enrollments: ['name', 'email', 'mobile', 'offer', 'batch'],
    email_subscriptions: ['email'],
    waiting_list: ['name', 'email', 'mobile', 'offer', 'batch'],
  };
  for (const table of tableNames)
    expect(
      tableColumns[table].filter((column) => column !== 'source').slice(0, stored[table].length),
    ).toEqual(stored[table]);
});

it('the same person for another offer is another submission', () => {
  const digests = [null, 'flutter', 'mern-stack'].map((offer) =>
    computeSubmissionDigest('enrollments', ['a', 'b', 'c', offer]).toString('hex'),
  );
  expect(new Set(digests).size).toBe(3);
});

describe('a row as the values of its table', () => {
  it('has them in the order of the columns, and null for missing ones', () => {
    const row = { mobile: '98765 43210', name: 'Asha', email: 'asha@example.in' };
    const [name, email, mobile, ...more] = valuesInColumnOrder('enrollments', row);
    expect([name, email, mobile]).toEqual(['Asha', 'asha@example.in', '98765 43210']);
    expect(new Set(more)).toEqual(new Set([null]));
  });

  it('has no column that the table does not have', () => {
    expect(() =>
      valuesInColumnOrder('email_subscriptions', { email: 'a@example.in', id: '1' }),
    ).toThrow(new Error('email_subscriptions has no column "id"'));
  });
});

describe('the functions for triggers', () => {
  const context: InsertTriggerContext = { idempotencyKey: 'key', now: () => 0x0198_0000_0001 };
  const db = new DatabaseSync(':memory:');
  addSqliteFunctions(db, context);
  afterEach(() => {
    delete context.digest;
  });
  const ask = (what: string, ...values: (string | null)[]) =>
    db.prepare(`SELECT ${what} AS answer`).get(...values)?.answer;

  it('return the key of the running insert, and an id of this time', () => {
    expect(ask('idempotency_key()')).toBe('key');
    expect(ask('new_id()')).toMatch(/^01980000-0001-7[0-9a-f]{3}-[89ab]/);
  });

  it('return an address as subscriptions store it; an invalid one stays unchanged', () => {
    expect(ask('normal_address(?)', ' Asha@Example.in')).toBe('asha@example.in');
    expect(ask('normal_address(?)', 'Nobody')).toBe('Nobody');
    expect(ask('normal_address(?)', null)).toBeNull();
  });

  it('return a key of a person, by address and last ten digits, that does not reveal the person', () => {
    const asha = createHash('sha256').update('asha@example.in 9876543210').digest('hex');
    for (const phone of ['9876543210', '+91 98765-43210', '098765 43210', '९८७६५ ४३२१०'])
      expect(ask('person_of(?, ?)', 'Asha@Example.in', phone)).toBe(asha);
    expect(ask('person_of(?, ?)', 'asha@example.in', '9876543211')).not.toBe(asha);
    expect(ask('person_of(?, ?)', 'ravi@example.in', '9876543210')).not.toBe(asha);
  });

  it('return the digest of the whole row during an insert, otherwise of the given values', () => {
    const digest = computeSubmissionDigest('email_subscriptions', ['a@example.in']);
    expect(
      Buffer.from(ask('digest_of(?, ?)', 'email_subscriptions', 'a@example.in') as never),
    ).toEqual(digest);
    context.digest = Buffer.from('the whole of it');
    expect(Buffer.from(ask('digest_of(?)', 'x') as never)).toEqual(context.digest);
  });

  it('return the same for the same input, so that an index can use them', () => {
    db.exec('CREATE TABLE told (a, b)');
    for (const what of ['normal_address(a)', 'person_of(a, b)', 'digest_of(a, b)']) {
      expect(() => db.exec(`CREATE INDEX of_told ON told (${what})`)).not.toThrow();
      db.exec('DROP INDEX of_told');
    }
  });
});
