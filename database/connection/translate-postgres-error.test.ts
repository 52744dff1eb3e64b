import { describe, expect, it } from 'vitest';
import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { StoreUnavailable } from '../store-errors.ts';
import { ReusedIdempotencyKey, RowRefused } from '../visitors/submission-port.ts';
import { isPostgresUnavailable, translatePostgresError } from './translate-postgres-error.ts';

const error = (code: string | undefined, message = 'Asha’s row') =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

describe('an error of PostgreSQL', () => {
  it('is a refused row in the words of the trigger', () => {
    const refused = translatePostgresError(error('23514', fieldErrorSentences.nameMissing));
    expect(refused).toBeInstanceOf(RowRefused);
    expect(refused).toMatchObject({ code: '23514', message: fieldErrorSentences.nameMissing });
    const empty = translatePostgresError(error('23502', 'null value'));
    expect(empty).toBeInstanceOf(RowRefused);
    expect(empty).toMatchObject({ code: '23502', message: 'null value' });
  });

  it('is a refused row in general words without a trigger’s sentence', () => {
    const message = 'new row for relation "enrollments" violates check constraint "x"';
    expect(translatePostgresError(error('23514', message)).message).toBe(
      serviceFailureSentences.checkEntered,
    );
    expect(translatePostgresError(error('23514', `So: ${message}`)).message).toBe(`So: ${message}`);
  });

  it.each(['22021', '22P05'])('%s is a character that can not be stored', (code) => {
    const refused = translatePostgresError(error(code));
    expect(refused).toBeInstanceOf(RowRefused);
    expect(refused).toMatchObject({ code: '23514', message: fieldErrorSentences.unreadable });
  });

  it('is a key that was used for another row', () => {
    expect(translatePostgresError(error('PT409'))).toBeInstanceOf(ReusedIdempotencyKey);
  });

  it('stays unchanged when it is a fault of ours', () => {
    const fault = error('42703', 'column does not exist');
    expect(translatePostgresError(fault)).toBe(fault);
  });
});

describe('a database is away', () => {
  it.each([
    ['a connection that broke', '08006'],
    ['no room', '53100'],
    ['a server that is going', '57P01'],
    ['an error of its disk', '58030'],
    ['a lock that was not had', '55P03'],
    ['two that wait for each other', '40P01'],
    ['a damaged page', 'XX001'],
    ['a server that only reads', '25006'],
    ['a database that is not there yet', '3D000'],
    ['a password that is not set yet', '28P01'],
    ['a port where nobody listens', 'ECONNREFUSED'],
  ])('when it is %s (%s)', (_what, code) => {
    expect(isPostgresUnavailable(error(code))).toBe(true);
    expect(translatePostgresError(error(code))).toBeInstanceOf(StoreUnavailable);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client was closed and is not queryable',
    'pool has ended',
  ])('when the driver says without a code: %s', (message) => {
    expect(isPostgresUnavailable(error(undefined, message))).toBe(true);
  });

  it.each(['42703', '42501', '25001', '22003', '10800', '1ECONN', 'ECONN1'])(
    'but not when the error is %s',
    (code) => expect(isPostgresUnavailable(error(code, 'connection'))).toBe(false),
  );

  it('but not when an error without a code says something else', () => {
    expect(isPostgresUnavailable(error(undefined, 'x is not a function'))).toBe(false);
  });
});
