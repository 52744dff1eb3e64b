import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addSqliteFunctions,
  type InsertContext,
  rowValues,
  submissionDigest,
} from './sqlite-functions.ts';

const digestBefore = (...values: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest();

it('what is sent without a column that came later is recognised as before it came', () => {
  expect(submissionDigest('enrollments', ['a', 'b', 'c', null])).toEqual(
    digestBefore('enrollments', 'a', 'b', 'c'),
  );
  expect(submissionDigest('request_a_call', ['a', 'b', 'c', 'd', null, null])).toEqual(
    digestBefore('request_a_call', 'a', 'b', 'c', 'd', null),
  );
});

it('the same person for another offer is another submission', () => {
  const digests = [null, 'flutter', 'mern-stack'].map((offer) =>
    submissionDigest('enrollments', ['a', 'b', 'c', offer]).toString('hex'),
  );
  expect(new Set(digests).size).toBe(3);
});

describe('a row as the values of its table', () => {
  it('has them in the order of the columns, and nothing where nothing was sent', () => {
    const row = { mobile: '98765 43210', name: 'Asha', email: 'asha@example.in' };
    const [name, email, mobile, ...more] = rowValues('enrollments', row);
    expect([name, email, mobile]).toEqual(['Asha', 'asha@example.in', '98765 43210']);
    expect(new Set(more)).toEqual(new Set([null]));
  });

  it('has no column that the table does not know', () => {
    expect(() => rowValues('email_subscriptions', { email: 'a@example.in', id: '1' })).toThrow(
      new Error('email_subscriptions has no column "id"'),
    );
  });
});

describe('what the triggers ask for', () => {
  const context: InsertContext = { idempotencyKey: 'key', now: () => 0x0198_0000_0001 };
  const db = new DatabaseSync(':memory:');
  addSqliteFunctions(db, context);
  afterEach(() => {
    delete context.digest;
  });
  const ask = (what: string, ...values: (string | null)[]) =>
    db.prepare(`SELECT ${what} AS answer`).get(...values)?.answer;

  it('is the key of the insert that is running, and an id of this moment', () => {
    expect(ask('idempotency_key()')).toBe('key');
    expect(ask('new_id()')).toMatch(/^01980000-0001-7[0-9a-f]{3}-[89ab]/);
  });

  it('is an address as a subscription of it is kept; what is none stays as it is', () => {
    expect(ask('normal_address(?)', ' Asha@Example.in')).toBe('asha@example.in');
    expect(ask('normal_address(?)', 'Nobody')).toBe('Nobody');
    expect(ask('normal_address(?)', null)).toBeNull();
  });

  it('is a person, by the address and the last ten digits, without saying who it is', () => {
    const asha = createHash('sha256').update('asha@example.in 9876543210').digest('hex');
    for (const phone of ['9876543210', '+91 98765-43210', '098765 43210', '९८७६५ ४३२१०'])
      expect(ask('person_of(?, ?)', 'Asha@Example.in', phone)).toBe(asha);
    expect(ask('person_of(?, ?)', 'asha@example.in', '9876543211')).not.toBe(asha);
    expect(ask('person_of(?, ?)', 'ravi@example.in', '9876543210')).not.toBe(asha);
  });

  it('is what the submission is recognised by: as a whole while it is inserted, else by what is given', () => {
    const digest = submissionDigest('email_subscriptions', ['a@example.in']);
    expect(
      Buffer.from(ask('digest_of(?, ?)', 'email_subscriptions', 'a@example.in') as never),
    ).toEqual(digest);
    context.digest = Buffer.from('the whole of it');
    expect(Buffer.from(ask('digest_of(?)', 'x') as never)).toEqual(context.digest);
  });

  it('is always the same for the same, so that an index can be made of it', () => {
    db.exec('CREATE TABLE told (a, b)');
    for (const what of ['normal_address(a)', 'person_of(a, b)', 'digest_of(a, b)']) {
      expect(() => db.exec(`CREATE INDEX of_told ON told (${what})`)).not.toThrow();
      db.exec('DROP INDEX of_told');
    }
  });
});
