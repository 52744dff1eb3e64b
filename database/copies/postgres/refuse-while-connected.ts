import { setTimeout as delay } from 'node:timers/promises';
import { UnusableStore } from '../../store-errors.ts';
import { withMaintenanceConnection } from './connect-to-postgres-database.ts';
import { parsePostgresUrl } from './postgres-database-url.ts';

const pauseMs = 100;

/**
 * Rejects with UnusableStore if anybody else is connected to the database. Waits up to `patienceMs` for connections
 * that are closing.
 */
export async function refuseWhileConnected(url: string, patienceMs = 3_000): Promise<void> {
  const { database, name } = parsePostgresUrl(url);
  await withMaintenanceConnection(url, async (client) => {
    for (let tries = 0; ; tries += 1) {
      const { rows } = await client.query<{ program: string; n: number }>(
        `SELECT coalesce(nullif(application_name, ''), 'a program without a name') AS program,
                count(*)::int AS n
           FROM pg_stat_activity
          WHERE datname = $1 AND usesysid IS NOT NULL AND pid <> pg_backend_pid() GROUP BY 1 ORDER BY 1`,
        [database],
      );
      if (rows.length === 0) return;
      if (tries * pauseMs >= patienceMs) {
        const who = rows.map(({ program, n }) => `${program}: ${n}`).join(', ');
        throw new UnusableStore(
          `${name} is in use (connections of ${who}). Stop the service first, then try again.`,
        );
      }
      await delay(pauseMs);
    }
  });
}
