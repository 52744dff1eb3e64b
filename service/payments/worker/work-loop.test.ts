import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WorkDefinition, WorkLoop } from './work-loop.ts';

/** Creates a loop whose pieces of work are numbers. Each piece is finished at once, or when the test finishes it. */
function aLoop(changes: Partial<WorkDefinition<number>> = {}, due: number[] = []) {
  const rooms: number[] = [];
  const begun: number[] = [];
  const faults: unknown[] = [];
  const ends = new Map<number, PromiseWithResolvers<void>>();
  const kind: WorkDefinition<number> = {
    atOnce: 3,
    claim: async (limit) => {
      rooms.push(limit);
      return due.splice(0, limit);
    },
    work: (piece) => {
      begun.push(piece);
      const end = Promise.withResolvers<void>();
      ends.set(piece, end);
      return end.promise;
    },
    ...changes,
  };
  const log = {
    error: (about: unknown) => void faults.push(about),
  } as unknown as FastifyBaseLogger;
  const loop = new WorkLoop(kind, 1_000, log);
  return { loop, due, rooms, begun, faults, end: (piece: number) => ends.get(piece) };
}

const soon = () => vi.advanceTimersByTimeAsync(0);
const atOnce = { work: async () => {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // The mocks are restored before the timers, because restoring a spy on the fake clock later would bring the fake
  // clock back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a work loop', () => {
  it('that is woken begins what is due at once, and looks again for what came meanwhile', async () => {
    const { loop, due, begun } = aLoop({}, [1]);
    loop.wake();
    due.push(2);
    loop.wake();
    await soon();
    expect(begun).toEqual([1, 2]);
  });

  it('looks for work at its start, then at intervals, also after a failed round', async () => {
    let looks = 0;
    const { loop, faults } = aLoop({
      claim: async () => {
        looks += 1;
        throw new Error('the database is away');
      },
    });
    loop.start();
    await soon();
    expect(looks).toBe(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(looks).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(looks).toBe(2);
    expect(faults).toMatchObject([
      { err: { message: 'the database is away' } },
      { err: { message: 'the database is away' } },
    ]);
    await loop.close();
  });

  it('with quick pieces begins no more of them in a time than it has slots', async () => {
    const done: number[] = [];
    const work = async (piece: number) => void done.push(piece);
    const { loop } = aLoop({ slotMs: 400, work }, [1, 2, 3, 4, 5]);
    loop.start();
    await vi.advanceTimersByTimeAsync(399);
    expect(done).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([1, 2, 3, 4, 5]);
    await loop.close();
  });

  it('works on as many pieces as it has slots, and fills each slot as soon as it is free', async () => {
    const { loop, begun, end, rooms } = aLoop({}, [1, 2, 3, 4, 5]);
    void loop.nudge();
    await soon();
    expect(begun).toEqual([1, 2, 3]);
    end(2)?.resolve();
    await soon();
    expect(begun).toEqual([1, 2, 3, 4]);
    end(4)?.resolve();
    await soon();
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(rooms).toEqual([3, 1, 1]);
  });

  it('reports when the work in progress is done, or only the requested part', async () => {
    const { loop, due, end } = aLoop({}, [1]);
    void loop.nudge();
    await soon();
    due.push(2);
    const done: string[] = [];
    void loop.nudge().then(() => done.push('all'));
    void loop.nudge((piece) => piece === 2).then(() => done.push('two'));
    await soon();
    expect(done).toEqual([]);
    end(2)?.resolve();
    await soon();
    expect(done).toEqual(['two']);
    end(1)?.resolve();
    await soon();
    expect(done).toEqual(['two', 'all']);
  });

  it('starts one more round for all calls during a round', async () => {
    const looks: PromiseWithResolvers<number[]>[] = [];
    const { loop } = aLoop({
      claim: () => {
        const look = Promise.withResolvers<number[]>();
        looks.push(look);
        return look.promise;
      },
    });
    const nudges = [loop.nudge(), loop.nudge(), loop.nudge()];
    looks[0]?.resolve([]);
    await soon();
    expect(looks).toHaveLength(2);
    looks[1]?.resolve([]);
    await Promise.all(nudges);
    expect(looks).toHaveLength(2);
  });

  it('pauses after a full claim when its kind requires it, and no longer than its interval', async () => {
    for (const [pauseMs, waited] of [
      [400, 400],
      [4_000, 1_000],
    ] as const) {
      const { loop, rooms } = aLoop({ ...atOnce, pauseMs }, [1, 2, 3, 4]);
      await loop.nudge();
      await vi.advanceTimersByTimeAsync(waited - 1);
      expect(rooms).toEqual([3]);
      await vi.advanceTimersByTimeAsync(1);
      expect(rooms).toEqual([3, 3]);
      // The second claim got fewer pieces than its limit, so the next claim waits for the poll.
      await vi.advanceTimersByTimeAsync(999);
      expect(rooms).toEqual([3, 3]);
      await loop.close();
    }
  });

  it('reports a piece that fails, and continues with the others', async () => {
    const done: number[] = [];
    const { loop, faults } = aLoop(
      {
        work: async (piece) => {
          if (piece === 1) throw new TypeError('ours');
          done.push(piece);
        },
      },
      [1, 2],
    );
    await loop.nudge();
    expect(done).toEqual([2]);
    expect(faults).toMatchObject([{ err: { message: 'ours' } }]);
  });

  it('ends the work in progress when it is closed, and begins nothing afterwards', async () => {
    const { loop, begun, rooms, end } = aLoop({}, [1, 2, 3, 4]);
    void loop.nudge();
    await soon();
    let isClosed = false;
    const closing = loop.close().then(() => {
      isClosed = true;
    });
    for (const piece of [1, 2, 3]) {
      expect(isClosed).toBe(false);
      end(piece)?.resolve();
      await soon();
    }
    await closing;
    await loop.nudge();
    loop.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toEqual([1, 2, 3]);
    expect(rooms).toEqual([3]);
  });

  it('does not keep a process alive by waiting', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { loop } = aLoop();
    loop.start();
    const [timer] = timers.mock.results;
    expect((timer?.value as NodeJS.Timeout | undefined)?.hasRef()).toBe(false);
    await loop.close();
  });
});
