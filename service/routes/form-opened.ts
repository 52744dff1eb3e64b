import type { FastifyInstance } from 'fastify';
import { formGuard } from '#contract/form-guard.ts';
import type { Config } from '../config.ts';
import { openedToken } from '../form-guard.ts';
import { allowOrigin } from '../plugins/cross-origin.ts';

/** GET: a signed note of this moment, asked for when a visitor first touches a form. Empty when it can't be made. */
export function addFormOpened(
  app: FastifyInstance,
  config: Config,
  secret: () => Promise<string | null>,
  now: () => number,
): void {
  app.get(formGuard.openedPath, async (request, reply) => {
    allowOrigin(request, reply, config);
    const signed = await secret();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(signed === null ? '' : openedToken(signed, now()));
  });
}
