import { describe, expect, it } from 'vitest';
import {
  defaultPasswordCost,
  HashQueueFull,
  type HashQueueName,
  makePasswordHasher,
  runInHashQueue,
} from './make-password-hasher.ts';

/** With the usual cost, each hash would take a quarter of a second. */
const quickCost = { memoryKib: 64, passes: 1, lanes: 1 };
const { hashOf, matches } = makePasswordHasher(quickCost);

describe('a password', () => {
  it('is stored as argon2id with its own salt, and distinguished from others', async () => {
    const { hashOf, matches } = makePasswordHasher(defaultPasswordCost);
    const [one, other] = await Promise.all([hashOf('brass lamp'), hashOf('brass lamp')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await matches('brass lamp', one)).toBe(true);
    expect(await matches('brass lamp ', one)).toBe(false);
    expect(await matches('', one)).toBe(false);
  });

  it('is the same from a keyboard that composes its letters in another way', async () => {
    const stored = await hashOf('r\u00e9sum\u00e9 lamps');
    expect(await matches('re\u0301sume\u0301 lamps', stored)).toBe(true);
  });

  it('of an unknown account is never right', async () => {
    expect(await matches('', null)).toBe(false);
    expect(await matches('brass lamp', null)).toBe(false);
  });

  it('that is stored in another format is an error and not a wrong attempt', async () => {
    await expect(matches('x', 'plain')).rejects.toThrow('not ours');
  });

  it('is awaited by at most a few dozen unknown callers at once', async () => {
    const { matches } = makePasswordHasher(quickCost);
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, () => runInHashQueue('strangers', () => matches('x', null))),
    );
    const turnedAway = all.filter(({ status }) => status === 'rejected');
    expect(turnedAway).toHaveLength(8);
    for (const one of turnedAway)
      expect(one.status === 'rejected' && one.reason).toBeInstanceOf(HashQueueFull);
    // The refused attempts do not block the queue: another hash can still be computed.
    expect(await runInHashQueue('strangers', () => matches('x', null))).toBe(false);
  });

  it('of a known caller is computed next, however many unknown callers wait', async () => {
    const order: HashQueueName[] = [];
    const come = (queue: HashQueueName) =>
      runInHashQueue(queue, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        order.push(queue);
      });
    const strangers = Array.from({ length: 22 }, () => come('strangers'));
    await Promise.all([come('known'), ...strangers]);
    // Two hashes of strangers were already being computed when the known caller came, so the known caller is the third
    // at the latest.
    expect(order.indexOf('known')).toBeLessThanOrEqual(2);
    expect(order).toHaveLength(23);
  });
});
