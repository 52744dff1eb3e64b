/**
 * Adds health routes for load balancers and watchdogs. `/health/live` says that the process answers. `/health/ready`
 * says whether the service can store a row, which only a write can prove, because a database on a full disk still
 * answers reads. Failing mails are shown but do not make the service unready, because a load balancer would otherwise
 * remove the instance and lose visitors too. Anybody may ask, so no figures are shown.
 */
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/store.ts';

type Health = {
  isDraining: () => boolean;
  /** The state of each channel that notifies staff: "on", "off" or the problem. */
  notifications: () => Readonly<Record<string, string>>;
  limitsScope: () => string;
};

/**
 * The result of a write is used again for a while: `goodForMs` after a success, `badForMs` after a failure. Otherwise
 * anybody could make the service write as often as they like.
 */
const goodForMs = 5_000;
const badForMs = 1_000;

const unready = 'The database takes nothing just now.';

/**
 * Returns a function that writes or, if the last write is recent, repeats its result. The function rejects if the write
 * failed.
 */
function reuseRecentWrite(write: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let writesAgainAt = 0;
  return () => {
    if (performance.now() < writesAgainAt) return last;
    writesAgainAt = Number.POSITIVE_INFINITY;
    const holdsFor = (ms: number) => {
      writesAgainAt = performance.now() + ms;
    };
    last = write();
    last.then(
      () => holdsFor(goodForMs),
      () => holdsFor(badForMs),
    );
    return last;
  };
}

export function addHealthRoutes(app: FastifyInstance, store: Store, health: Health): void {
  const checkWrite = reuseRecentWrite(() => store.heartbeat());

  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const rest = { ...health.notifications(), limits: health.limitsScope() };
    if (health.isDraining()) {
      return reply.code(503).send({ status: 'closing', database: 'open', ...rest });
    }
    try {
      await store.ping();
      await checkWrite();
      return reply.send({ status: 'ready', database: store.engine, ...rest });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      reply.code(503).header('retry-after', '5');
      return reply.send({ status: 'unready', database: 'away', ...rest, message: unready });
    }
  });
}
