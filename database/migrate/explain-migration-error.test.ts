import type { ClientBase } from 'pg';
import { describe, expect, it } from 'vitest';
import { UnusableStore } from '../store-errors.ts';
import { explainMigrationError } from './explain-migration-error.ts';

const error = (code: string, message = 'permission denied') =>
  Object.assign(new Error(message), { code });

const enough = {
  we: 'web',
  database: 'leads',
  anon: 'ours',
  may_create_roles: false,
  may_create_schemas: true,
  may_create_tables: true,
  owner: null,
};

/** Returns the explanation of a refused migration for a user with these rights; null if nothing is explained. */
async function toldWith(has: Partial<Record<keyof typeof enough, unknown>> | null) {
  const rows = has === null ? [] : [{ ...enough, ...has }];
  const denied = error('42501');
  const told = await explainMigrationError({ query: async () => ({ rows }) } as never, denied);
  return told === denied ? null : (told as UnusableStore);
}

describe('tables that could not be created', () => {
  it.each([
    ['were made by somebody else', { owner: 'boss' }, /made by boss.*DATABASE_URL name boss/],
    [
      'lack the role for visitors, which only a superuser may make',
      { anon: 'missing' },
      /CREATE ROLE anon .*GRANT anon TO web;/,
    ],
    [
      'have the role for visitors from somebody else',
      { anon: 'another’s' },
      /somebody else.*GRANT anon TO web;/,
    ],
    ['may not have a schema', { may_create_schemas: false }, /ALTER DATABASE leads OWNER TO web;/],
    [
      'may not stand in public',
      { may_create_tables: false },
      /GRANT CREATE ON SCHEMA public TO web;/,
    ],
  ])(
    'because they %s: the error says so, with the statement that helps',
    async (_why, has, sentence) => {
      const told = await toldWith(has);
      expect(told).toBeInstanceOf(UnusableStore);
      expect(told?.message).toMatch(sentence);
      expect(told?.cause).toMatchObject({ code: '42501' });
    },
  );

  it('name the user and the database in the statement as SQL has to spell them', async () => {
    const web = { we: 'web-user', database: 'leads-2026' };
    const told = await toldWith({ ...web, may_create_schemas: false });
    expect(told?.message).toContain('ALTER DATABASE "leads-2026" OWNER TO "web-user";');
    for (const lacking of [
      { anon: 'missing' },
      { anon: 'another’s' },
      { may_create_tables: false },
    ])
      expect((await toldWith({ ...web, ...lacking }))?.message).toContain('TO "web-user";');
  });

  it('by a user who may create the role for visitors are not blamed on the role', async () => {
    expect(await toldWith({ anon: 'missing', may_create_roles: true })).toBeNull();
  });

  it('for another reason than a right, or for a reason that is already known, cause no query to the server', async () => {
    const never = { query: async () => Promise.reject(new Error('asked')) } as never;
    let asked = 0;
    const counting = {
      query: async () => {
        asked += 1;
        return { rows: [{ ...enough, owner: 'boss' }] };
      },
    } as never;
    for (const known of [
      error('42P07'),
      new UnusableStore('It is said.'),
      Object.assign(new UnusableStore('It is said.'), { code: '42501' }),
    ])
      expect(await explainMigrationError(counting, known)).toBe(known);
    expect(asked).toBe(0);
    const denied = error('42501');
    expect(await explainMigrationError(never, denied)).toBe(denied);
  });

  it('for a reason that the server does not know: the error stays unchanged', async () => {
    expect(await toldWith({})).toBeNull();
    expect(await toldWith(null)).toBeNull();
  });

  it('by a server that has stopped in the meantime: the error stays unchanged', async () => {
    const denied = error('42501');
    const client = { query: () => Promise.reject(new Error('gone')) } as unknown as ClientBase;
    expect(await explainMigrationError(client, denied)).toBe(denied);
  });
});
