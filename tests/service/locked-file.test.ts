/** Another process locks the SQLite file while the service runs. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendRequestsToLockedFile } from '../../bench/faults/send-requests-to-locked-file.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => folder.remove());

it('answers a post, a webhook, a sign-in and readiness with 503 while the file is locked, loses nothing and serves pages', async () => {
  // These time limits are shorter than the 18 seconds for which the file is locked, and longer than a busy machine
  // needs to answer.
  const limits = { answerMs: 15_000, pageMs: 15_000 };
  const outcome = await sendRequestsToLockedFile(join(folder.path, 'data'), 18_000, 5, limits);
  expect(outcome, outcome.note).toMatchObject({ lost: 0, twice: 0, isGood: true });
});
