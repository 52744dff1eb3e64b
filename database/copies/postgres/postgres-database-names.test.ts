import { describe, expect, it } from 'vitest';
import { keptDatabaseName, shortenDatabaseName } from './postgres-database-names.ts';

describe('the name of a database', () => {
  it('leaves room for a suffix, and is never cut inside a letter', () => {
    expect(shortenDatabaseName('enquiries', 31)).toBe('enquiries');
    expect(shortenDatabaseName('e'.repeat(80), 31)).toBe('e'.repeat(32));
    // Each of these letters has three bytes. A name may have 63 bytes, of which 31 are kept for the suffix. The other
    // 32 are enough for ten letters.
    expect(shortenDatabaseName('அ'.repeat(20), 31)).toBe('அ'.repeat(10));
    expect(shortenDatabaseName('அ'.repeat(20), 30)).toBe('அ'.repeat(11));
  });

  it('that is kept has the time of its replacement, within the length that PostgreSQL allows', () => {
    expect(keptDatabaseName('enquiries', '20261121-140509')).toBe(
      'enquiries_before_restore_20261121_140509',
    );
    const long = ['one', 'two'].map((end) =>
      keptDatabaseName('e'.repeat(60) + end, '20261121-140509'),
    );
    expect(long[0]).toMatch(/^e{32}_before_restore_20261121_140509$/);
    expect(Buffer.byteLength(long[0] ?? '')).toBeLessThanOrEqual(63);
  });
});
