/**
 * Measurements of visitors' browsers. They are stored with their day, but without a time of day, an address or anything
 * else that could connect two measurements of one visit.
 */
export const webVitalMetrics = ['lcp', 'inp', 'cls'] as const;
export type WebVitalMetric = (typeof webVitalMetrics)[number];

export type WebVital = {
  /** The route pattern of the page, such as `/project/:id`. */
  route: string;
  metric: WebVitalMetric;
  /** Milliseconds for `lcp` and `inp`; `cls` has no unit. */
  value: number;
};

/** The day in UTC, such as `2026-11-21`. */
export function utcDayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export interface WebVitalsPort {
  /** Stores measurements with today's day (in UTC). Rejects with StoreUnavailable. */
  storeVitals(readVitals: readonly WebVital[]): Promise<void>;
  /** All measurements since that day (in UTC). */
  vitals(since: Date): Promise<WebVital[]>;
}
