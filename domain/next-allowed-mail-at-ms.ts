/**
 * Limits mails that anybody can cause by typing an address into a form, so that a stranger does not get many mails
 * from us. A person who enrols in three courses in a row still gets three mails, a minute apart.
 */
const mailLimit = { perMinute: 1, perDay: 5 } as const;

const minuteMs = 60_000;
export const mailLimitDayMs = 24 * 60 * minuteMs;

/**
 * When the next mail may be sent, given the times of the last mails (milliseconds since 1970, in any order). Never
 * before `now`. Times after `now` come from a clock that was set back later and are ignored.
 */
export function nextAllowedMailAtMs(sentAt: readonly number[], now: number): number {
  const sent = sentAt.filter((at) => at <= now).sort((a, b) => b - a);
  const lastInMinute = sent[mailLimit.perMinute - 1];
  const lastInDay = sent[mailLimit.perDay - 1];
  return Math.max(
    now,
    lastInMinute === undefined ? 0 : lastInMinute + minuteMs,
    lastInDay === undefined ? 0 : lastInDay + mailLimitDayMs,
  );
}
