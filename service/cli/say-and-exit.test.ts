import { inspect } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { sayAndExit } from './say-and-exit.ts';

const exitCode = process.exitCode;
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

it('what PostgreSQL says of a row is not printed with its error', async () => {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void printed.push(...words));
  await sayAndExit(async () => {
    throw Object.assign(new Error('duplicate key value violates unique constraint "once"'), {
      severity: 'ERROR',
      detail: 'Key (lower(email))=(asha@example.com) already exists.',
    });
  });
  const text = printed.map((part) => (typeof part === 'string' ? part : inspect(part))).join('');
  expect(text).toContain('duplicate key value');
  expect(text).not.toContain('asha');
  expect(process.exitCode).toBe(1);
});
