const longestMs = 24 * 60 * 60 * 1000;

/**
 * How many milliseconds a `Retry-After` header (RFC 9110: seconds or a date) asks for, a day at most; null when it asks
 * for nothing that can be understood.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const ms = /^[\d.e+]+$/i.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return ms > 0 ? Math.min(ms, longestMs) : null;
}
