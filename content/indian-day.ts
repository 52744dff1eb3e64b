export const indiaAheadMs = 5.5 * 60 * 60 * 1000;

/** The date in India at an instant, as "2026-11-21": what the dates of the content are compared with. */
export function indianDay(now: Date): string {
  return new Date(now.getTime() + indiaAheadMs).toISOString().slice(0, 10);
}
