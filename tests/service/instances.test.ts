/** Several instances on one PostgreSQL, behind nginx with the file from `deploy/`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFound } from '../../bench/faults/outcome.ts';
import { postLoad } from '../../bench/post-load.ts';
import { freePort, type ServiceProcess, startService } from '../../bench/service-process.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { hasPostgres, throwawayPostgres } from './support/throwaway-postgres.ts';

const deploy = join(import.meta.dirname, '..', '..', 'deploy');

function hasProgram(name: string, ...words: string[]): boolean {
  try {
    execFileSync(name, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const hasNginx = hasProgram('nginx', '-v');
const missing = [...(hasPostgres ? [] : ['PostgreSQL']), ...(hasNginx ? [] : ['nginx'])];

describe.skipIf(missing.length > 0)(
  `three instances behind nginx${missing.length > 0 ? ` (no ${missing.join(', no ')}: skipped)` : ''}`,
  () => {
    const folder = scratchFolder();
    let database: Awaited<ReturnType<typeof throwawayPostgres>>;
    let services: ServiceProcess[] = [];
    let nginx: ChildProcess | undefined;
    let url: string;

    beforeAll(async () => {
      database = await throwawayPostgres();
      const env = { DATABASE_URL: database.url, DATA_DIR: folder.path, TRUST_PROXY: '127.0.0.1' };
      // At once, on an empty database: all of them race to make the tables.
      services = await Promise.all([startService(env), startService(env), startService(env)]);
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const servers = services.map(
        (service) => `server ${new URL(service.url).host} max_fails=1 fail_timeout=5s;`,
      );
      const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
        .replace(/server 127\.0\.0\.1:3000 .*;/, servers.join('\n'))
        .replace('listen 80;', `listen 127.0.0.1:${port};`);
      const config = join(folder.path, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder.path}/${kind};`)
        .join('\n');
      writeFileSync(
        config,
        `daemon off; pid ${folder.path}/pid; error_log ${folder.path}/error.log;
         events { worker_connections 256; }
         http { access_log off; ${temporary}\n${site}\n}`,
      );
      nginx = spawn('nginx', ['-p', folder.path, '-c', config], { stdio: 'ignore' });
      for (let n = 0; n < 200; n += 1) {
        if (
          await fetch(`${url}/health/ready`).then(
            (answer) => answer.ok,
            () => false,
          )
        )
          break;
        await delay(25);
      }
    });

    afterAll(async () => {
      if (nginx?.kill('SIGTERM')) await once(nginx, 'exit');
      await Promise.all(services.map((service) => service.kill('SIGTERM')));
      await database?.drop();
      folder.remove();
    });

    it('lose nothing, and no visitor notices, when one is killed and one restarted under load', async () => {
      const abort = new AbortController();
      const load = postLoad({ url, connections: 12, run: 'instances', signal: abort.signal });
      await delay(500);
      await services[0]?.kill('SIGKILL');
      await delay(400);
      await services[1]?.kill('SIGTERM');
      await delay(400);
      abort.abort();
      const result = await load;
      expect([...result.failures]).toEqual([]);
      const counted = await countFound(
        { databaseUrl: database.url, dataDir: '' },
        result.acknowledged,
      );
      expect(counted).toMatchObject({ lost: 0, twice: 0 });
      expect(counted.acknowledged).toBeGreaterThan(20);
    });

    it('count the visitor and not the proxy, and say whose limits they are', async () => {
      expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({
        database: 'PostgreSQL',
        limits: 'this process',
      });
    });
  },
);

describe('the files in deploy/', () => {
  it.skipIf(!hasProgram('systemd-analyze', '--version'))('are units that systemd takes', () => {
    for (const name of ['miranaya.service', 'miranaya-backup.service', 'miranaya-backup.timer']) {
      let said = '';
      try {
        said = execFileSync('systemd-analyze', ['verify', '--man=no', join(deploy, name)], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        });
      } catch (error) {
        said = (error as { stderr: string }).stderr;
      }
      // Paths and users of the machine it is meant for are missing here; nothing else may be wrong.
      const wrong = said
        .split('\n')
        .filter(
          (line) =>
            line.includes(name) &&
            !/not executable|does not exist|No such file|Failed to (get|connect)/.test(line),
        );
      expect(wrong).toEqual([]);
    }
  });
});
