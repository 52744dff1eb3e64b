export const indiaUtcOffsetMs = 5.5 * 60 * 60 * 1000;

/** The date in India at an instant, such as "2026-11-21", to compare with dates of the content. */
export function indianDay(now: Date): string {
  return new Date(now.getTime() + indiaUtcOffsetMs).toISOString().slice(0, 10);
}
