import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'releases/**', 'projects/**'],
    // Two cores: one file with a browser and one without are as much as runs well beside each other.
    maxWorkers: 2,
    // Nothing is tried twice. Whatever is waited for has time enough on a machine with much else to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
