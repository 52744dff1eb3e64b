/**
 * Tests when the clock is trusted to decide which copies are too old, and what the owner reads when it is not trusted.
 */
import { describe, expect, it } from 'vitest';
import { assessClockForCopies } from './assess-clock-for-copies.ts';

const now = new Date('2026-11-21T09:00:00+05:30');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const copy = (days: number) => ({ name: `/data/backups/of ${days}`, createdAt: inDays(days) });
const check = (before: number[], writtenAt = now) =>
  assessClockForCopies({ now, writtenAt, before: before.map(copy) });

describe('the clock', () => {
  it('is trusted when the newest copy is recent, and when there is no copy', () => {
    expect(check([-60, -2, -1])).toEqual({ isTrusted: true, sentences: [] });
    expect(check([])).toEqual({ isTrusted: true, sentences: [] });
    expect(check([-8])).toEqual({ isTrusted: true, sentences: [] });
    expect(check([-1], inDays(1))).toEqual({ isTrusted: true, sentences: [] });
    expect(check([-1, 1])).toEqual({ isTrusted: true, sentences: [] });
  });

  it('is not trusted so long after the newest copy that it may have jumped', () => {
    expect(check([-400, -370.5, -600])).toEqual({
      isTrusted: false,
      sentences: [
        expect.stringMatching(
          /^Nothing was removed: the clock of this machine says 21 November 2026, 370 days after the newest copy before this one \(of -370\.5\)\. If the clock is right, run npm run backup once more.* If it is wrong, set it, and rename this copy/,
        ),
      ],
    });
    expect(check([-8.01]).isTrusted).toBe(false);
  });

  it.each([1.01, -1.01, 370, -370])(
    'is not trusted if the disk’s clock differs by %s days',
    (days) => {
      expect(check([-1], inDays(days))).toMatchObject({
        isTrusted: false,
        sentences: [
          expect.stringMatching(/says 21 November 2026, and the disk with the copy says \d+ /),
        ],
      });
    },
  );

  it('is not trusted if all copies are from the future, and names them', () => {
    expect(check([20, 21])).toEqual({
      isTrusted: false,
      sentences: [
        expect.stringMatching(/and every copy that was there before bears a later time\./),
        expect.stringMatching(/^The time in these names is still to come.*: of 20, of 21\. /),
      ],
    });
  });

  it('is trusted beside a single copy from the future, which is named', () => {
    expect(check([-1, 370])).toEqual({
      isTrusted: true,
      sentences: [expect.stringMatching(/^The time in these names is still to come.*: of 370\. /)],
    });
  });
});
