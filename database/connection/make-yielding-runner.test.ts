import { expect, it } from 'vitest';
import { makeYieldingRunner } from './make-yielding-runner.ts';

const untilNextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Blocks the process, as a statement of SQLite does. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('lets what arrives meanwhile run before all work is done', async () => {
  const inTurn = makeYieldingRunner();
  const order: string[] = [];
  const statements = ['first', 'second', 'third'].map((name) =>
    inTurn(async () => {
      block(3);
      order.push(name);
    }),
  );
  await untilNextTurn();
  order.push('a form');
  await Promise.all(statements);
  expect(order.indexOf('a form')).toBeLessThan(order.indexOf('third'));
  expect(order.filter((name) => name !== 'a form')).toEqual(['first', 'second', 'third']);
});

it('goes on while one piece of work waits for something else', async () => {
  const inTurn = makeYieldingRunner();
  const lock = Promise.withResolvers<string>();
  const waiting = inTurn(() => lock.promise);
  expect(await inTurn(async () => 'a read')).toBe('a read');
  lock.resolve('a write');
  expect(await waiting).toBe('a write');
});

it('passes an error to its caller, and goes on', async () => {
  const inTurn = makeYieldingRunner();
  const failing = inTurn(async () => {
    throw new Error('no such table');
  });
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no such table');
  expect(await next).toBe('done');
});
