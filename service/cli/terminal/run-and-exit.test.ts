import { inspect } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { runAndExit } from './run-and-exit.ts';

const exitCode = process.exitCode;
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

it('does not print the values of a row that an error of PostgreSQL quotes', async () => {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void printed.push(...words));
  await runAndExit(async () => {
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
