import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

describe('recovery codes', () => {
  it('are ten different codes, without letters that look alike', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^[02-9a-hjkmnp-z]{4}(-[02-9a-hjkmnp-z]{4}){3}$/);
  });

  it('use every letter of their alphabet, so that each is worth five bits', () => {
    const seen = new Set(Array.from({ length: 100 }, makeRecoveryCodes).flat(2).join(''));
    expect(seen.size).toBe(33);
  });

  it('are recognised however they are typed', () => {
    const hash = hashRecoveryCode('k7fh-2m9p-qd40-x3ab');
    for (const typed of ['K7FH-2M9P-QD40-X3AB', 'k7fh2m9pqd40x3ab', ' k7fh 2m9p qd4O x3ab '])
      expect(hashRecoveryCode(typed)).toBe(hash);
    expect(hashRecoveryCode('k7fh-2m9p-qd40-x3ac')).not.toBe(hash);
  });

  it('have no other format', () => {
    for (const typed of ['', '123456', 'k7fh-2m9p-qd40', 'k7fh-2m9p-qd40-x3ab-1'])
      expect(hashRecoveryCode(typed)).toBeNull();
  });
});
