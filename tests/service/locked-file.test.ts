/** Another process locks the SQLite file while the service runs. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockedFile } from '../../bench/faults/locked-file.ts';
import { scratchFolder } from './support/scratch-folder.ts';

let folder: ReturnType<typeof scratchFolder>;
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => folder.remove());

it('answers a post, a webhook, a sign-in and readiness with 503 within five seconds, loses nothing and serves pages', async () => {
  const outcome = await lockedFile(join(folder.path, 'data'), 8_000, 5);
  expect(outcome, outcome.note).toMatchObject({ lost: 0, twice: 0, isGood: true });
});
