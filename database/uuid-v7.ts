import { randomUUID } from 'node:crypto';

/**
 * The number of ids made for each time (milliseconds since 1970). Only the most recently used times are kept, in the
 * order of their use.
 */
const counts = new Map<number, number>();
const mostMoments = 64;

/**
 * Makes a UUIDv7 (RFC 9562) for a time in milliseconds since 1970. A 12-bit counter within each millisecond keeps the
 * ids of one process in the order in which they were created, even if ids for other times are created in between. No
 * order is guaranteed between processes, after a clock was set back, or beyond 4,096 ids in a millisecond.
 */
export function makeUuidV7(atMs: number): string {
  const now = Math.max(0, Math.trunc(atMs));
  const count = counts.get(now) ?? 0;
  counts.delete(now);
  counts.set(now, count + 1);
  for (const oldest of counts.keys()) {
    if (counts.size <= mostMoments) break;
    counts.delete(oldest);
  }
  const time = now.toString(16).padStart(12, '0');
  const counter = (count & 0xfff).toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}${randomUUID().slice(18)}`;
}

/** The smallest id that a row of this time can have, as a bound for reading by time. */
export function firstUuidAt(atMs: number): string {
  const time = Math.max(0, Math.trunc(atMs)).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The time of the id in milliseconds since 1970. */
export function epochMsOfUuid(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
