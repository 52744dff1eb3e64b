/**
 * How often one address gets a mail that anybody can cause by filling in a form with it. A stranger's address must not
 * be flooded from ours; somebody who enrols for three courses in a row still gets all three mails, a minute apart.
 */
const mailLimit = { perMinute: 1, perDay: 5 } as const;

const minuteMs = 60_000;
export const mailDayMs = 24 * 60 * minuteMs;

/**
 * When the next mail may go, from when the last ones went; all in milliseconds since 1970, in any order. The result is
 * `now` or later. Times after `now` come from a clock that was put back, and do not count.
 */
export function nextMailAt(sentAt: readonly number[], now: number): number {
  const sent = sentAt.filter((at) => at <= now).sort((a, b) => b - a);
  const lastInMinute = sent[mailLimit.perMinute - 1];
  const lastInDay = sent[mailLimit.perDay - 1];
  return Math.max(
    now,
    lastInMinute === undefined ? 0 : lastInMinute + minuteMs,
    lastInDay === undefined ? 0 : lastInDay + mailDayMs,
  );
}
