import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';

function content(dataDir: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['scripts/publish/adopt-published-content.ts', ...words],
    {
      env,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

it('adopting from a folder without a database, or without saying what to do, is refused with a sentence', () => {
  const folder = makeScratchFolder();
  const mistyped = join(folder.path, 'mistyped');
  expect(content(mistyped, 'adopt')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no database at .*mistyped.*\n$/),
  });
  expect(existsSync(mistyped)).toBe(false);
  expect(content(mistyped)).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Say what to do: npm run content -- adopt\n',
  });
  folder.remove();
});
