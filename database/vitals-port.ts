/**
 * Measurements of visitors' browsers. They are stored with their day, but without a time of day, an address or anything
 * else that could connect two measurements of one visit.
 */
export const vitalMetrics = ['lcp', 'inp', 'cls'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

export type Vital = {
  /** The route pattern of the page, such as `/project/:id`. */
  route: string;
  metric: VitalMetric;
  /** Milliseconds for `lcp` and `inp`; `cls` has no unit. */
  value: number;
};

/** The day in UTC, such as `2026-11-21`. */
export function utcDayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export interface VitalsPort {
  /** Stores the measurements of today. Rejects with StoreUnavailable. */
  noteVitals(vitals: readonly Vital[]): Promise<void>;
  /** All measurements since that day (in UTC). */
  vitals(since: Date): Promise<Vital[]>;
}
