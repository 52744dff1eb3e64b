import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinPieces } from '../../../tests/service/support/join-pieces.ts';
import { runSingleExport } from './run-single-export.ts';

let ends: string[];
beforeEach(() => {
  ends = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Yields a table in `count` pieces, by default endlessly many. */
async function* table(name: string, count = Infinity) {
  try {
    for (let n = 0; n < count; n += 1) yield `${name} ${n}`;
  } finally {
    ends.push(name);
  }
}

const isFree = async () => {
  try {
    await runSingleExport(table('probe', 0)).next();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 503 });
    return false;
  }
};

it('refuses a second export with a sentence while one is read, and allows it afterwards', async () => {
  const first = runSingleExport(table('first', 2));
  let refusal: unknown;
  try {
    runSingleExport(table('second'));
  } catch (error) {
    refusal = error;
  }
  const { status, headers } = refusal as Response;
  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
  expect(await (refusal as Response).text()).toBe(
    'Another export is being made. Please try again in a few seconds.',
  );
  expect(await joinPieces(first)).toBe('first 0first 1');
  expect(await isFree()).toBe(true);
});

it('reads no piece before the reader asks for it', async () => {
  let read = 0;
  const pieces = (async function* () {
    for (;;) {
      read += 1;
      yield 'piece';
    }
  })();
  const reading = runSingleExport(pieces);
  await reading.next();
  await reading.next();
  expect(read).toBe(2);
  await reading.return?.();
});

it('ends when its reader ends, and on an error of its own', async () => {
  const left = runSingleExport(table('left'));
  await left.next();
  await left.return?.();
  expect(ends).toEqual(['left']);
  expect(await isFree()).toBe(true);
  const broken = runSingleExport(
    (async function* (): AsyncGenerator<string> {
      yield 'a piece';
      throw new Error('the database is away');
    })(),
  );
  await broken.next();
  await expect(broken.next()).rejects.toThrow('the database is away');
  expect(await isFree()).toBe(true);
});

it('lets the next export begin when the reader stalls, and never marks the partial one as complete', async () => {
  const stalled = runSingleExport(table('stalled'));
  await stalled.next();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(await isFree()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['stalled']);
  const next = runSingleExport(table('next'));
  await expect(stalled.next()).rejects.toThrow('cut off');
  await stalled.return?.();
  expect(await isFree()).toBe(false);
  await next.return?.();
});
