import { describe, expect, it } from 'vitest';
import { epochMsOfUuid, firstUuidAt, isUuid, makeUuidV7 } from './uuid-v7.ts';

describe('a UUIDv7', () => {
  it('has its time, version and variant where the RFC puts them', () => {
    const id = makeUuidV7(Date.parse('2026-11-21T08:35:00Z'));
    expect(isUuid(id)).toBe(true);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(
      Date.parse('2026-11-21T08:35:00Z'),
    );
    expect(id[14]).toBe('7');
    expect(id[19]).toMatch(/[89ab]/);
  });

  it('sorts in the order of creation, also within a millisecond', () => {
    const ids = Array.from({ length: 3_000 }, (_, n) =>
      makeUuidV7(1_800_000_000_000 + Math.floor(n / 1_000)),
    );
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sorts in the order of creation, also if one for a later time is created in between', () => {
    const ids = [51, 52, 53].map((later) => {
      makeUuidV7(1_800_000_000_000 + later);
      return makeUuidV7(1_800_000_000_050);
    });
    expect(ids.toSorted()).toEqual(ids);
  });

  it('counts again from zero in each millisecond, so that there is room for four thousand', () => {
    for (let n = 0; n < 100; n++) makeUuidV7(1_800_000_000_100);
    expect(makeUuidV7(1_800_000_000_101).slice(14, 18)).toBe('7000');
    expect(makeUuidV7(1_800_000_000_101).slice(14, 18)).toBe('7001');
  });

  it('is never before the lowest id of its time', () => {
    expect(makeUuidV7(1_800_000_000_000) >= firstUuidAt(1_800_000_000_000)).toBe(true);
    expect(makeUuidV7(1_799_999_999_999) < firstUuidAt(1_800_000_000_000)).toBe(true);
  });

  it('of a time before 1970 counts as 1970', () => {
    for (const at of [0, -5, 0.9]) {
      expect(makeUuidV7(at)).toMatch(/^00000000-0000-7/);
      expect(firstUuidAt(at)).toBe('00000000-0000-7000-8000-000000000000');
    }
    expect(firstUuidAt(0x0123456789ab + 0.9)).toBe('01234567-89ab-7000-8000-000000000000');
  });

  it('contains its time', () => {
    for (const at of [0, 1_800_000_000_123, 0xffffffffffff])
      expect([epochMsOfUuid(makeUuidV7(at)), epochMsOfUuid(firstUuidAt(at))]).toEqual([at, at]);
  });

  it('is distinguished from other texts', () => {
    expect(isUuid(makeUuidV7(1).toUpperCase())).toBe(true);
    for (const text of [
      '',
      `x${makeUuidV7(1)}`,
      `${makeUuidV7(1)}0`,
      makeUuidV7(1).replaceAll('-', ''),
    ])
      expect(isUuid(text)).toBe(false);
  });
});
