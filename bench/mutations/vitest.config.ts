/**
 * The tests of one part, which the bench names; nothing else of the project's own configuration differs. Whoever
 * waits for what a planted fault keeps from happening is given up here, and not by the bench: a fault that is
 * noticed by an assertion counts as noticed, one that is noticed by the clock is looked at.
 */
import { defineConfig } from 'vitest/config';

/** The slowest test takes four seconds on a quiet machine. */
const patienceMs = 20_000;

export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs / 2 } },
  },
});
