import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  endProcessById,
  hasPerl,
  type ReplaceableService,
  startReplaceableService,
} from '../../bench/start-replaceable-service.ts';
import { makeScratchFolder } from './support/make-scratch-folder.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let service: ReplaceableService | undefined;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(async () => {
  await service?.end();
  folder.remove();
});

it.skipIf(!hasPerl)(
  `a request during a replacement waits for the new process, and is not refused${hasPerl ? '' : ' (skipped: no Perl here)'}`,
  async () => {
    service = await startReplaceableService({
      folder: '.',
      pidFile: join(folder.path, 'pid'),
      env: { NODE_ENV: 'test', DATA_DIR: join(folder.path, 'data'), PORT: '1' },
    });
    const { url, pid } = service;
    const first = pid();
    const asked: Promise<number>[] = [];
    const ask = () => asked.push(fetch(`${url}/terms`).then(({ status }) => status));
    const timer = setInterval(ask, 20);
    await endProcessById(first);
    ask();
    await expect.poll(() => pid() !== first, { timeout: 30_000 }).toBe(true);
    ask();
    clearInterval(timer);
    const statuses = await Promise.all(asked);
    expect(statuses.length).toBeGreaterThan(2);
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);
