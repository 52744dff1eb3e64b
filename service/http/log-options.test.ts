import { describe, expect, it } from 'vitest';
import { describeErrorForLog, makeLogOptions, maskPersonalData } from './log-options.ts';

describe('the log', () => {
  it('contains no address and no phone number of anybody', () => {
    expect(
      maskPersonalData(
        'no asha.ravi+x@mail.example.com, or <b@c.in>: +91 98765-43210 or (098765 43210)',
      ),
    ).toBe('no ‹address›, or <‹address›>: ‹number› or (‹number›)');
    expect(maskPersonalData('took 1234567 ms on port 3000 of 127.0.0')).toBe(
      'took 1234567 ms on port 3000 of 127.0.0',
    );
  });

  it('names an error by its kind, its codes and the places in our code', () => {
    const error = Object.assign(new TypeError('no row for asha@example.com'), {
      code: 'E1',
      errcode: 5,
      cause: new Error('98765 43210 is wrong'),
      detail: 'Asha',
    });
    error.stack = `TypeError: look at asha@example.com\n${Array.from({ length: 10 }, (_, n) => `    at place ${n}`).join('\n')}\nat asha`;
    expect(describeErrorForLog(error)).toStrictEqual({
      type: 'TypeError',
      message: 'no row for ‹address›',
      code: 'E1',
      errcode: 5,
      stack: Array.from({ length: 8 }, (_, n) => `    at place ${n}`).join('\n'),
      cause: {
        type: 'Error',
        message: '‹number› is wrong',
        stack: expect.stringMatching(/^\s+at /),
      },
    });
  });

  it('contains no missing parts of an error, and little of a long one', () => {
    expect(describeErrorForLog({ message: 'x'.repeat(600) })).toStrictEqual({
      type: 'object',
      message: 'x'.repeat(500),
      stack: '',
    });
    expect(describeErrorForLog('thrown')).toStrictEqual({
      type: 'string',
      message: 'thrown',
      stack: '',
    });
    expect(describeErrorForLog(undefined)).toStrictEqual({
      type: 'undefined',
      message: 'undefined',
      stack: '',
    });
  });

  it('has level names, a readable time, and nothing of a request', () => {
    const { level, base, timestamp, formatters, serializers, ...others } = makeLogOptions('warn');
    expect([level, base, others]).toStrictEqual(['warn', { pid: process.pid }, {}]);
    expect(formatters.level('info')).toStrictEqual({ level: 'info' });
    expect(JSON.parse(`{"a":1${timestamp()}}`).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect([serializers.req(), serializers.res()]).toStrictEqual([{}, {}]);
    expect(serializers.err(new Error('a@b.in')).message).toBe('‹address›');
    expect(serializers.error(new Error('a@b.in')).message).toBe('‹address›');
    const stream = { write() {} };
    expect(makeLogOptions('info', stream)).toMatchObject({ stream });
  });
});
