import { describe, expect, it } from 'vitest';
import { nextAllowedMailAtMs } from './next-allowed-mail-at-ms.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const now = 1_000 * hour;

describe('the next mail to one address', () => {
  it('is sent at once when there was none, or the last one is a minute old', () => {
    expect(nextAllowedMailAtMs([], now)).toBe(now);
    expect(nextAllowedMailAtMs([now - minute], now)).toBe(now);
  });

  it('waits until the last one is a minute old', () => {
    expect(nextAllowedMailAtMs([now - 59 * second], now)).toBe(now + second);
    expect(nextAllowedMailAtMs([now], now)).toBe(now + minute);
  });

  it('waits, after five in a day, until the first of them is a day old', () => {
    const five = [20, 19, 18, 17, 16].map((hours) => now - hours * hour);
    expect(nextAllowedMailAtMs(five.slice(1), now)).toBe(now);
    expect(nextAllowedMailAtMs(five, now)).toBe(now + 4 * hour);
    expect(nextAllowedMailAtMs([...five, now - 30 * hour], now)).toBe(now + 4 * hour);
  });

  it('does not depend on the order of the times', () => {
    const five = [16, 20, 18, 17, 19].map((hours) => now - hours * hour);
    expect(nextAllowedMailAtMs(five, now)).toBe(now + 4 * hour);
  });

  it('ignores times of a clock that was set back since', () => {
    expect(nextAllowedMailAtMs([now + hour], now)).toBe(now);
  });
});
