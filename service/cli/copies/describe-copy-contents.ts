import type { DatabaseSummary } from '#database/copies/restore-target.ts';
import { formatEnquiryCount } from '../../for-staff/format-enquiry-count.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';

/** Formats `12 enquiries and 2 in quarantine, the newest of 2026-11-21 14:05:09`. */
export function describeCopyContents({
  enquiries: n,
  inQuarantine,
  newest,
}: DatabaseSummary): string {
  const quarantined = inQuarantine === 0 ? '' : ` and ${inQuarantine} in quarantine`;
  const since = newest === null ? '' : `, the newest of ${formatIndianTime(newest)}`;
  return `${formatEnquiryCount(n)}${quarantined}${since}`;
}
