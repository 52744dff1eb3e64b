import { describe, expect, it } from 'vitest';
import { describePostgresError, isConnectionSettingError } from './describe-postgres-error.ts';

const error = (code: string, message = 'permission denied') =>
  Object.assign(new Error(message), { code });

describe('a mistake in DATABASE_URL', () => {
  it('is a wrong password, user or name, and never a temporary failure', () => {
    expect(
      ['28P01', '28000', '3D000'].map((code) => isConnectionSettingError(error(code))),
    ).toEqual([true, true, true]);
    expect(
      ['57P03', '02800', '42501'].map((code) => isConnectionSettingError(error(code))),
    ).toEqual([false, false, false]);
    expect(isConnectionSettingError(new Error('gone'))).toBe(false);
  });

  it('is explained with what to check', () => {
    expect(describePostgresError(error('3D000', 'database "x" does not exist'))).toMatch(
      /^PostgreSQL refused: database "x" does not exist\. Check DATABASE_URL/,
    );
    expect(describePostgresError(error('42501'))).toMatch(
      /does not let this user make the tables \(permission denied\)/,
    );
    expect(describePostgresError(new Error('disk full'))).toMatch(
      /could not be made: disk full\.$/,
    );
  });
});
