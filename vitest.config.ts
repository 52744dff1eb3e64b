import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'releases/**', 'projects/**'],
    // Two cores: one file with a browser and one without are as much as runs well beside each other.
    maxWorkers: 2,
    // A real browser on a busy machine misses a moment now and then, and the report says which test needed
    // a second try. What fails twice has failed.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
