import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onServer } from '../../tests/service/support/throwaway-postgres.ts';

const program = `
  import { prepareTestEnvironment } from '${join(import.meta.dirname, 'test-environment.ts')}';
  console.log(JSON.stringify(await prepareTestEnvironment()));
  setInterval(() => {}, 1_000);
`;

it.skipIf(process.platform === 'win32')(
  'the environment of the tests is gone when they end, even when they are killed',
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
    const asked = () => onServer((client) => client.query('SHOW fsync'), url);
    if (url) expect((await asked()).rows).toEqual([{ fsync: 'off' }]);

    child.kill('SIGKILL');
    await expect.poll(() => existsSync(ground.TMPDIR)).toBe(false);
    if (url) await expect(asked()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  },
);
