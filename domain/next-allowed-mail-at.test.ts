import { describe, expect, it } from 'vitest';
import { nextAllowedMailAt } from './next-allowed-mail-at.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const now = 1_000 * hour;

describe('the next mail to one address', () => {
  it('is sent at once when there was none, or the last one is a minute old', () => {
    expect(nextAllowedMailAt([], now)).toBe(now);
    expect(nextAllowedMailAt([now - minute], now)).toBe(now);
  });

  it('waits until the last one is a minute old', () => {
    expect(nextAllowedMailAt([now - 59 * second], now)).toBe(now + second);
    expect(nextAllowedMailAt([now], now)).toBe(now + minute);
  });

  it('waits, after five in a day, until the first of them is a day old', () => {
    const five = [20, 19, 18, 17, 16].map((hours) => now - hours * hour);
    expect(nextAllowedMailAt(five.slice(1), now)).toBe(now);
    expect(nextAllowedMailAt(five, now)).toBe(now + 4 * hour);
    expect(nextAllowedMailAt([...five, now - 30 * hour], now)).toBe(now + 4 * hour);
  });

  it('does not depend on the order of the times', () => {
    const five = [16, 20, 18, 17, 19].map((hours) => now - hours * hour);
    expect(nextAllowedMailAt(five, now)).toBe(now + 4 * hour);
  });

  it('ignores times of a clock that was set back since', () => {
    expect(nextAllowedMailAt([now + hour], now)).toBe(now);
  });
});
