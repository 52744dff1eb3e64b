import { describe, expect, it } from 'vitest';
import { hashPassword, inTurn, isPassword, type Queue, TooBusy } from './password-hash.ts';

describe('a password', () => {
  it('is kept as argon2id with its own salt, and told from others', async () => {
    const [one, other] = await Promise.all([
      hashPassword('brass lamp'),
      hashPassword('brass lamp'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await isPassword('brass lamp', one)).toBe(true);
    expect(await isPassword('brass lamp ', one)).toBe(false);
    expect(await isPassword('', one)).toBe(false);
  });

  it('is the same from a keyboard that composes its letters otherwise', async () => {
    const stored = await hashPassword('r\u00e9sum\u00e9 lamps');
    expect(await isPassword('re\u0301sume\u0301 lamps', stored)).toBe(true);
  });

  it('of nobody is never right', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('brass lamp', null)).toBe(false);
  });

  it('that is stored in another form is a fault and not a wrong try', async () => {
    await expect(isPassword('x', 'plain')).rejects.toThrow('not ours');
  });

  it('is not waited for by more than a few dozen strangers at once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, () => inTurn('strangers', () => isPassword('x', null))),
    );
    const turnedAway = all.filter(({ status }) => status === 'rejected');
    expect(turnedAway).toHaveLength(8);
    for (const one of turnedAway)
      expect(one.status === 'rejected' && one.reason).toBeInstanceOf(TooBusy);
    // Nobody's place was lost on the way.
    expect(await inTurn('strangers', () => isPassword('x', null))).toBe(false);
  });

  it('of a known caller is computed next, however many strangers wait', async () => {
    const order: Queue[] = [];
    const come = (queue: Queue) =>
      inTurn(queue, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        order.push(queue);
      });
    const strangers = Array.from({ length: 22 }, () => come('strangers'));
    await Promise.all([come('known'), ...strangers]);
    // Two were being computed already.
    expect(order.indexOf('known')).toBeLessThanOrEqual(2);
    expect(order).toHaveLength(23);
  });
});
