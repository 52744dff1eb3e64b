/**
 * The tests of one part, which the bench names; nothing else of the project's own configuration differs. Whoever
 * waits for what a planted fault keeps from happening is given up here, and not by the bench: a fault that is
 * noticed by an assertion counts as noticed, one that is noticed by the clock is looked at.
 */
import { defineConfig } from 'vitest/config';

const patienceMs = Number(process.env.MUTATION_PATIENCE_MS ?? 60_000);

export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    testTimeout: patienceMs,
    hookTimeout: 90_000,
    expect: { poll: { timeout: patienceMs / 2 } },
  },
});
