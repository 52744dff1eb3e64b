/**
 * What the browsers of visitors measured. Kept without a time, an address or anything else that two figures
 * of one visit could be joined by.
 */
export const vitalMetrics = ['lcp', 'inp', 'cls'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

export type Vital = {
  /** The pattern of the page's address, such as `/project/:id`. */
  route: string;
  metric: VitalMetric;
  /** Milliseconds for `lcp` and `inp`; layout shift has no unit. */
  value: number;
};

/** The day in UTC, `2026-11-21`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export interface VitalsPort {
  /** Keeps what visitors' browsers measured today. Rejects with StoreAway. */
  noteVitals(vitals: readonly Vital[]): Promise<void>;
  /** All that was measured from that day (in UTC) on. */
  vitals(since: Date): Promise<Vital[]>;
}
