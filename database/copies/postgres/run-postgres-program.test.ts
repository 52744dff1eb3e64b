/** PostgreSQL's programs get passwords only in ways that other users can't read; their answers are passed on. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { UnusableStore } from '../../store-errors.ts';
import { runPostgresProgram } from './run-postgres-program.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
  // Removes the machine's own settings for PostgreSQL, so that only the given address counts.
  for (const name of Object.keys(process.env).filter((one) => one.startsWith('PG')))
    vi.stubEnv(name, undefined);
  vi.stubEnv('PATH', folder.path);
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

/** Installs a program that runs these shell commands. */
function install(name: string, does: string) {
  writeFileSync(join(folder.path, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
}

async function environmentFor(url?: string): Promise<Record<string, string>> {
  install('pg_dump', '/usr/bin/env');
  const lines = (await runPostgresProgram('pg_dump', [], url)).trim().split('\n');
  const all = lines.map((line) => line.split(/=(.*)/s).slice(0, 2));
  return Object.fromEntries(all.filter(([name]) => name?.startsWith('PG')));
}

async function refusal(does: string): Promise<Error> {
  install('pg_restore', does);
  const failure = await runPostgresProgram('pg_restore', []).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnusableStore);
  return failure as Error;
}

describe('a program of PostgreSQL', () => {
  it('gets its arguments, and its output is returned', async () => {
    install('pg_restore', 'echo "$# $1 $2"');
    expect(await runPostgresProgram('pg_restore', ['--list', 'a copy'])).toBe('2 --list a copy\n');
  });

  it('may write more than a megabyte: the contents of a long copy', async () => {
    install('pg_restore', `exec ${process.execPath} -e 'process.stdout.write("x".repeat(3e6))'`);
    expect(await runPostgresProgram('pg_restore', [])).toHaveLength(3e6);
  });

  it('gets the address through its environment, with the other variables', async () => {
    vi.stubEnv('PGTZ', 'Asia/Kolkata');
    expect(
      await environmentFor('postgres://asha:p%40ss%2Fword@db.example.in:6543/enquiries'),
    ).toEqual({
      PGTZ: 'Asia/Kolkata',
      PGHOST: 'db.example.in',
      PGPORT: '6543',
      PGUSER: 'asha',
      PGPASSWORD: 'p@ss/word',
      PGDATABASE: 'enquiries',
      PGAPPNAME: 'miranaya backup',
    });
  });

  it('that only reads a file gets no server address', async () => {
    vi.stubEnv('PGTZ', 'Asia/Kolkata');
    expect(await environmentFor()).toEqual({ PGTZ: 'Asia/Kolkata' });
  });

  it('gets no password if the address has none: it may be in a file of its own', async () => {
    expect(await environmentFor('postgres://asha@db.example.in/enquiries')).not.toHaveProperty(
      'PGPASSWORD',
    );
  });

  it('encrypts as the address says', async () => {
    const of = async (query: string) => {
      const { PGHOST, PGPORT, PGUSER, PGDATABASE, PGAPPNAME, ...rest } = await environmentFor(
        `postgres://asha@db.example.in/enquiries${query}`,
      );
      return rest;
    };
    const file = join(folder.path, 'file');
    writeFileSync(file, 'x');
    expect(await of('')).toEqual({});
    expect(await of('?sslmode=')).toEqual({});
    expect(await of('?sslmode=verify-full&channel_binding=require')).toEqual({
      PGSSLMODE: 'verify-full',
      PGCHANNELBINDING: 'require',
    });
    expect(await of(`?sslrootcert=${file}&sslcert=${file}&sslkey=${file}`)).toEqual({
      PGSSLROOTCERT: file,
      PGSSLCERT: file,
      PGSSLKEY: file,
    });
  });

  it.each(['?sslmode=no-verify', '?ssl=true'])(
    'understands %s, which only the driver of the service knows',
    async (query) => {
      const { PGSSLMODE } = await environmentFor(`postgres://asha@db.example.in/e${query}`);
      expect(PGSSLMODE).toBe('require');
    },
  );

  it('does not encrypt if the address says so', async () => {
    const { PGSSLMODE } = await environmentFor('postgres://asha@db.example.in/e?ssl=false');
    expect(PGSSLMODE).toBeUndefined();
  });

  it('that is missing is named, with the package that contains it', async () => {
    await expect(runPostgresProgram('pg_dump', [])).rejects.toMatchObject({
      name: 'UnusableStore',
      message: expect.stringMatching(/^pg_dump is not installed\. .*client programs\.$/),
    });
  });

  it('that fails is quoted by its first error only, because later lines contain a row', async () => {
    const failure = await refusal(
      `echo 'pg_restore: a notice' >&2
       echo 'pg_restore: error: COPY failed for table "enrollments"  ' >&2
       echo 'pg_restore: error: CONTEXT: asha@example.in' >&2
       exit 1`,
    );
    expect(failure.message).toBe('pg_restore failed: COPY failed for table "enrollments"');
    // The driver's error contains the command line, so it must not become the cause of our error.
    expect(failure.cause).toBeUndefined();
  });

  it('that fails without an error message is quoted as it is', async () => {
    const { message } = await refusal("echo ' cannot allocate memory' >&2; exit 1");
    expect(message).toBe('pg_restore failed: cannot allocate memory');
  });

  it('that was killed counts as failed, even without output', async () => {
    expect((await refusal('kill -9 $$')).message).toBe('pg_restore failed: ');
  });
});
