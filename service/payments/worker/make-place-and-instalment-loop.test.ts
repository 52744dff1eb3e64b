import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { makePlaceAndInstalmentLoop } from './make-place-and-instalment-loop.ts';

it('does nothing after it was closed, even if a start that waited for the database ends then', async () => {
  let rounds = 0;
  const none = async () => 0;
  const loop = makePlaceAndInstalmentLoop({
    batches: {
      promote: none,
      releaseOverdue: async () => {
        rounds += 1;
        return 0;
      },
    },
    followInstalments: none,
    log: Fastify().log,
    onPromoted: () => {},
    pollMs: 1,
  });
  await loop.close();
  loop.start();
  await loop.look();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rounds).toBe(0);
});
