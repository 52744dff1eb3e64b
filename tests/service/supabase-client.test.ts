/** Supabase's own client with our service: what it sends, and how it reads the answers. */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { makeCallRequest, makeEnrolment } from './support/make-submissions.ts';
import { anonKey, startTestApp, type TestApp } from './support/start-test-app.ts';

type Columns = Record<string, unknown>;
type Schema = {
  Tables: Record<string, { Row: Columns; Insert: Columns; Update: Columns; Relationships: [] }>;
  Views: Record<string, never>;
  Functions: Record<string, { Args: Columns; Returns: unknown }>;
};
type Database = { public: Schema; back_office: Schema };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const client = (key = anonKey) =>
  createClient<Database>(app.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

describe('supabase-js', () => {
  it('inserts an object, and reads success', async () => {
    const { error, status, data } = await client()
      .from('request_a_call')
      .insert(makeCallRequest(1).row);
    expect({ error, status, data }).toEqual({ error: null, status: 201, data: null });
  });

  it('inserts an array of one', async () => {
    const { error, status } = await client()
      .from('enrollments')
      .insert([makeEnrolment(1).row]);
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(await app.leads()).toHaveLength(2);
  });

  it('reads a refusal with its sentence and its code', async () => {
    const { error, status } = await client()
      .from('request_a_call')
      .insert({ ...makeCallRequest(2).row, phone: '12' });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '23514', message: fieldErrorSentences.phoneWrong });
  });

  it('may not read back, select, change, delete or overwrite', async () => {
    const table = client().from('request_a_call');
    const attempts = [
      table.insert(makeCallRequest(3).row).select(),
      table.select('*'),
      table.select('*', { count: 'exact', head: false }),
      table.update({ name: 'x' }).eq('name', 'Asha 1'),
      table.delete().neq('name', ''),
      table.upsert(makeCallRequest(4).row),
    ];
    for (const attempt of attempts) {
      const { error, status, data } = await attempt;
      expect([status, error?.code, data]).toEqual([401, '42501', null]);
    }
    expect((await client().rpc('anything')).error?.code).toBe('PGRST125');
    expect((await client().from('outbox').insert({ id: 1 })).error?.code).toBe('PGRST205');
    expect((await client().schema('back_office').from('enrollments').insert({})).error?.code).toBe(
      'PGRST106',
    );
    expect(await app.leads()).toHaveLength(2);
  });

  it('gets an error when its key is wrong', async () => {
    const { error, status } = await client('another-key')
      .from('enrollments')
      .insert(makeEnrolment(9).row);
    expect([status, error?.message]).toEqual([401, 'Invalid API key']);
  });

  it('never reads an unknown table or a stopped database as success', async () => {
    const unknown = await client().from('nothing').insert({});
    expect(unknown.error?.message).toContain("Could not find the table 'public.nothing'");

    const broken = await startTestApp({
      store: {
        ...app.store,
        insertAsVisitor: () => Promise.reject(new StoreUnavailable(new Error('gone'))),
        close: async () => {},
      },
    });
    const answer = await createClient<Database>(broken.url, anonKey)
      .from('enrollments')
      .insert(makeEnrolment(9).row);
    expect([answer.status, answer.error?.code, answer.error?.message]).toEqual([
      503,
      'PGRST000',
      serviceFailureSentences.away,
    ]);
    await broken.close();
  });
});
