import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withServerClient } from '../../tests/service/support/throwaway-postgres-databases.ts';

const program = `
  import { makeTestFolderAndPostgres } from '${join(import.meta.dirname, 'make-test-folder-and-postgres.ts')}';
  console.log(JSON.stringify(await makeTestFolderAndPostgres()));
  setInterval(() => {}, 1_000);
`;

it.skipIf(process.platform === 'win32')(
  'the environment of the tests is removed when they end, even when they are killed',
  async () => {
    const { TEST_DATABASE_URL, ...env } = process.env;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout, 'data');
    const ground = JSON.parse(`${line}`);
    expect(existsSync(ground.TMPDIR)).toBe(true);
    const url: string | undefined = ground.TEST_DATABASE_URL;
    const asked = () => withServerClient((client) => client.query('SHOW fsync'), url);
    if (url) expect((await asked()).rows).toEqual([{ fsync: 'off' }]);

    child.kill('SIGKILL');
    await expect.poll(() => existsSync(ground.TMPDIR)).toBe(false);
    // For a moment, the server may still answer that it is shutting down.
    const refusal = () => asked().catch(({ code }) => code);
    if (url) await expect.poll(refusal).toBe('ECONNREFUSED');
  },
);
