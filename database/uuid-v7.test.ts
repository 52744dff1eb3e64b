import { describe, expect, it } from 'vitest';
import { firstUuidAt, isUuid, uuidV7 } from './uuid-v7.ts';

describe('a UUIDv7', () => {
  it('has its time, version and variant where the RFC puts them', () => {
    const id = uuidV7(Date.parse('2026-11-21T08:35:00Z'));
    expect(isUuid(id)).toBe(true);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(
      Date.parse('2026-11-21T08:35:00Z'),
    );
    expect(id[14]).toBe('7');
    expect(id[19]).toMatch(/[89ab]/);
  });

  it('sorts in the order of making, also within a millisecond', () => {
    const ids = Array.from({ length: 3_000 }, (_, n) =>
      uuidV7(1_800_000_000_000 + Math.floor(n / 1_000)),
    );
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is never before the first of its moment', () => {
    expect(uuidV7(1_800_000_000_000) >= firstUuidAt(1_800_000_000_000)).toBe(true);
    expect(uuidV7(1_799_999_999_999) < firstUuidAt(1_800_000_000_000)).toBe(true);
  });
});
