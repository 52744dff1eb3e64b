import { randomUUID } from 'node:crypto';

/** The latest moment that an id was made for since the count began. */
let lastMs = 0;
let sequence = 0;

/**
 * A UUIDv7 (RFC 9562) for this moment, in milliseconds since 1970. Those of one process sort in the order
 * in which they were made: within a millisecond by a counter of 12 bits, where the RFC has a place for it. Those of
 * several processes, of a clock that was put back, or beyond 4,096 in a millisecond do not.
 */
export function uuidV7(atMs: number): string {
  const now = Math.max(0, Math.trunc(atMs));
  // An id for a moment shortly after this one, made in between, must not begin the count again.
  const isCounted = now <= lastMs && now > lastMs - 1_000;
  sequence = isCounted ? (sequence + 1) & 0xfff : 0;
  if (!isCounted) lastMs = now;
  const time = now.toString(16).padStart(12, '0');
  const counter = sequence.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}${randomUUID().slice(18)}`;
}

/** The smallest id that a row of this moment can have: a bound for reading by time. */
export function firstUuidAt(atMs: number): string {
  const time = Math.max(0, Math.trunc(atMs)).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** In milliseconds since 1970, as it stands in the id. */
export function timeOfUuid(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
