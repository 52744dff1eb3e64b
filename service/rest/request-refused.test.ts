import { describe, expect, it } from 'vitest';
import { serviceFailureSentences } from '#contract/forms/form-sentences.ts';
import { type RequestRefused, refusals } from './request-refused.ts';

/** Each refusal with the status, the code and the headers that a client library receives. */
const onTheWire: readonly [RequestRefused, number, string, Record<string, string>?][] = [
  [refusals.noKey(), 401, 'PT401'],
  [refusals.wrongKey(), 401, 'PT401'],
  [refusals.denied('enrollments'), 401, '42501', { 'www-authenticate': 'Bearer' }],
  [refusals.noSuchTable('x'), 404, 'PGRST205'],
  [refusals.noSuchPath(), 404, 'PGRST125'],
  [refusals.noRoot(), 404, 'PGRST126'],
  [refusals.noSuchColumn('a', 'b'), 400, 'PGRST204'],
  [refusals.noSuchVerb('PUT'), 405, 'PGRST117', { allow: 'OPTIONS, POST' }],
  [refusals.noSuchProfile('x'), 406, 'PGRST106'],
  [refusals.notAcceptable('x'), 406, 'PGRST107'],
  [refusals.wrongType('x'), 400, 'PGRST102'],
  [refusals.badJson(), 400, 'PGRST102'],
  [refusals.oneRowOnly(), 400, 'PT400'],
  [refusals.badKey(), 400, 'PT400'],
  [refusals.reusedKey(), 409, 'PT409'],
  [refusals.row('23514', 'x'), 400, '23514'],
  [refusals.tooMany(7), 429, 'PT429', { 'retry-after': '7' }],
  [refusals.tooLarge(), 413, 'PT413'],
  [refusals.foreignOrigin(), 403, 'PT403'],
  [refusals.expectation(), 417, 'PT417'],
  [refusals.malformed(), 400, 'PT400'],
  [refusals.away(), 503, 'PGRST000', { 'retry-after': '5' }],
  [refusals.broken(), 500, 'PT500'],
];

describe('a refusal', () => {
  it.each(onTheWire)('%s is %i %s', (refusal, status, code, headers = {}) => {
    expect(refusal).toMatchObject({ status, code, headers });
    expect(refusal.body).toEqual({
      code,
      details: null,
      hint: refusal.hint,
      message: refusal.message,
    });
    expect(refusal.message).not.toBe('');
  });

  it('tells a visitor what to do', () => {
    expect(refusals.away().message).toBe(serviceFailureSentences.away);
    expect(refusals.broken().message).toBe(serviceFailureSentences.broken);
    expect(refusals.tooLarge().message).toBe(serviceFailureSentences.tooLarge);
    expect(refusals.tooMany(7).message).toBe(serviceFailureSentences.tooMany(7));
    expect(refusals.row('23514', 'Please enter your name.').message).toBe(
      'Please enter your name.',
    );
  });

  it('has a hint if there is one, and none otherwise', () => {
    expect(refusals.noKey().hint).toMatch(/apikey/);
    expect(refusals.wrongKey().hint).toMatch(/public key/);
    expect(refusals.noSuchProfile('x').hint).toMatch(/public$/);
    expect(refusals.badJson().hint).toBeNull();
  });

  it.each([
    ['enrolments', 'enrollments'],
    ['REQUEST_CALL', 'request_a_call'],
    ['email_subscription', 'email_subscriptions'],
  ])('of the table %s asks whether %s was meant', (name, meant) => {
    expect(refusals.noSuchTable(name).hint).toContain(`public.${meant}'`);
  });

  it('does not compare a name of any length with the tables', () => {
    const started = performance.now();
    refusals.noSuchTable('e'.repeat(100_000));
    expect(
      refusals.noSuchTable(`enrollments${' '.repeat(53)}${'email_subscriptions'.repeat(9)}`).hint,
    ).toContain("enrollments'");
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
