const longestMs = 24 * 60 * 60 * 1000;

/**
 * Parses a `Retry-After` header (RFC 9110: seconds or a date) to milliseconds, at most a day; null if the header is
 * missing or invalid.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const ms = /^[\d.e+]+$/i.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return ms > 0 ? Math.min(ms, longestMs) : null;
}
