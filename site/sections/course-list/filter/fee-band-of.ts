import { feeLimitsRupees } from '#content/offers/course-list/filter-options.ts';

/**
 * The value of a row's fee attribute: the lowest fee limit of the filter that includes the fee, or "more" above the
 * highest limit.
 */
export function feeBandOf(feeRupees: number): string {
  return `${feeLimitsRupees.find((most) => feeRupees <= most) ?? 'more'}`;
}
