import type { CopyFacts } from '#database/copies/copy-types.ts';
import { indianTime } from '../for-staff/indian-time.ts';

/** `1 enquiry`, `12 enquiries`. */
export function enquiryCount(n: number): string {
  return n === 1 ? '1 enquiry' : `${n} enquiries`;
}

/** `12 enquiries and 2 in quarantine, the newest of 2026-11-21 14:05:09`. */
export function sayFacts({ enquiries: n, inQuarantine, newest }: CopyFacts): string {
  const quarantined = inQuarantine === 0 ? '' : ` and ${inQuarantine} in quarantine`;
  const since = newest === null ? '' : `, the newest of ${indianTime(newest)}`;
  return `${enquiryCount(n)}${quarantined}${since}`;
}
