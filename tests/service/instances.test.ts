/** Several instances on one PostgreSQL, behind the proxies that `deploy/` configures. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareRowsWithAcknowledged } from '../../bench/faults/fault-outcome.ts';
import { generatePostLoad } from '../../bench/generate-post-load.ts';
import { type ServiceProcess, startService } from '../../bench/service-process.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';
import {
  deployedProxies,
  deployFolder,
  hasProgram,
  type RunningProxy,
  startDeployedProxy,
} from './support/start-deployed-proxy.ts';
import { createThrowawayPostgres, hasPostgres } from './support/throwaway-postgres-databases.ts';

describe.each(deployedProxies)('three instances behind $name', (proxy) => {
  const missing = [...(hasPostgres ? [] : ['PostgreSQL']), ...(proxy.isHere ? [] : [proxy.name])];

  describe.skipIf(missing.length > 0)(
    missing.length > 0 ? `no ${missing.join(', no ')} here: skipped` : 'on one PostgreSQL',
    () => {
      const folder = makeScratchFolder();
      let database: Awaited<ReturnType<typeof createThrowawayPostgres>>;
      let services: ServiceProcess[] = [];
      let front: RunningProxy;

      beforeAll(async () => {
        database = await createThrowawayPostgres();
        const env = { DATABASE_URL: database.url, DATA_DIR: folder.path, TRUST_PROXY: '127.0.0.1' };
        // The three instances start at the same time on an empty database, so that all of them try to create the
        // tables.
        services = await Promise.all([startService(env), startService(env), startService(env)]);
        front = await startDeployedProxy(proxy, services);
      });

      afterAll(async () => {
        await front?.stop();
        await Promise.all(services.map((service) => service.kill('SIGTERM')));
        await database?.drop();
        folder.remove();
      });

      it('lose no row when one is killed and one restarted under load', async () => {
        const abort = new AbortController();
        const load = generatePostLoad({
          url: front.url,
          connections: 12,
          namePrefix: 'instances',
          signal: abort.signal,
        });
        await delay(500);
        await services[0]?.kill('SIGKILL');
        await delay(400);
        await services[1]?.kill('SIGTERM');
        await delay(400);
        abort.abort();
        const result = await load;
        // If the proxy does not send a request to another instance, clients of the stopped one get 502 or 503 and send
        // the form again.
        const seen = [...result.failures.keys()];
        expect(proxy.resends ? [] : [502, 503]).toEqual(expect.arrayContaining(seen));
        const counted = await compareRowsWithAcknowledged(
          { databaseUrl: database.url, dataDir: '' },
          result.acknowledged,
        );
        expect(counted).toMatchObject({ lost: 0, twice: 0 });
        expect(counted.acknowledged).toBeGreaterThan(20);
      });

      it('count the visitor and not the proxy, and state whose limits apply', async () => {
        expect(await (await fetch(`${front.url}/health/ready`)).json()).toMatchObject({
          database: 'PostgreSQL',
          limits: 'this process',
        });
      });
    },
  );
});

describe('the files in deploy/', () => {
  it.skipIf(!hasProgram('systemd-analyze', '--version'))('are units that systemd accepts', () => {
    for (const name of ['miranaya.service', 'miranaya-backup.service', 'miranaya-backup.timer']) {
      let said = '';
      try {
        said = execFileSync('systemd-analyze', ['verify', '--man=no', join(deployFolder, name)], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        });
      } catch (error) {
        said = (error as { stderr: string }).stderr;
      }
      // The configuration names paths and users that exist only on a real server, so messages about them are ignored.
      // Any other message is a fault.
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
