/**
 * The tests in the download, run by a student as the README says: unpacked into an empty folder, with plain PHP,
 * and with a database of their own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phpProjects } from '#content/showcase/php-projects.ts';
import { readTestCases } from '#postbuild/projects/read-test-cases.ts';
import { downloadArchive } from './support/download-archive.ts';
import { projectFromZip } from './support/install-project.ts';
import { describeMissingMariadb, nameThrowawayDatabase, querySql } from './support/mariadb.ts';
import { describeMissingPhp } from './support/start-server-with-shell-script.ts';

const missing = describeMissingPhp() ?? describeMissingMariadb();
const why = missing === null ? '' : ` (skipped: ${missing})`;

describe.skipIf(missing !== null).each(phpProjects)(
  `the tests inside the download of $title${why}`,
  ({ id }) => {
    const folder = mkdtempSync(join(tmpdir(), `${id}-own-tests-`));
    const database = nameThrowawayDatabase(id);
    const run = (words: string[] = [], environment: Record<string, string> = {}) =>
      spawnSync('php', ['tests/run.php', ...words], {
        cwd: join(folder, id),
        encoding: 'utf8',
        env: { ...process.env, TEST_DB_NAME: database.name, ...environment },
      });

    beforeAll(async () => projectFromZip(await downloadArchive(id))(folder, id));
    afterAll(() => {
      database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('pass, with one command, and leave no database behind', { timeout: 300_000 }, async () => {
      const { stdout, stderr, status } = run();
      expect(stdout + stderr).toMatch(/\d+ tests, \d+ passed, 0 failed/);
      expect(status).toBe(0);
      expect(querySql(`SHOW DATABASES LIKE '${database.name}'`)).toEqual([]);
    });

    it('are exactly those of the table in the documentation', async () => {
      expect(JSON.parse(run(['--list']).stdout)).toEqual(await readTestCases('projects', id));
    });

    it('refuse a database that is not for tests', () => {
      const application = run([], { TEST_DB_NAME: 'the_hostel', DB_NAME: 'another' });
      const same = run([], { TEST_DB_NAME: 'my_test', DB_NAME: 'my_test' });
      for (const { stdout, status } of [application, same]) {
        expect(stdout).toContain('cannot be the test database');
        expect(status).toBe(1);
      }
      expect(querySql("SHOW DATABASES LIKE 'the_hostel'")).toEqual([]);
    });

    it('are described in the README', async () => {
      const readme = await readFile(join(folder, id, 'README.md'), 'utf8');
      expect(readme).toContain('    php tests/run.php\n');
    });
  },
);

describe('the two projects', () => {
  it('contain the same small test tools', async () => {
    const tools = ['run.php', '.htaccess'].concat(
      ['Browser', 'Failed', 'Runner', 'TestCase', 'TestDatabase', 'TestServer'].map(
        (name) => `support/${name}.php`,
      ),
    );
    for (const tool of tools) {
      const copies = await Promise.all(
        phpProjects.map(({ id }) => readFile(join('projects', id, 'tests', tool), 'utf8')),
      );
      expect([tool, new Set(copies).size]).toEqual([tool, 1]);
    }
  });
});
