import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '#database/store-errors.ts';
import { makeFailurePageHandler } from './make-failure-page-handler.ts';

const words = { title: 'Not now', text: 'It is our fault.', home: 'Home' };

describe('a page that could not be made', () => {
  let app: ReturnType<typeof Fastify>;
  let logged: string[];
  beforeEach(() => {
    logged = [];
    app = Fastify({
      logger: { level: 'error', stream: { write: (line) => void logged.push(line) } },
    });
    app.setErrorHandler(makeFailurePageHandler(words, '/desk'));
  });
  afterEach(() => app.close());

  const answerTo = (error: Error) => {
    app.get('/', async () => {
      throw error;
    });
    return app.inject('/');
  };

  it('states that the mistake is ours, has links, and is neither cached nor indexed', async () => {
    const { statusCode, headers, body } = await answerTo(new TypeError('ours'));
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-security-policy']).toContain("form-action 'none'");
    expect(headers).not.toHaveProperty('retry-after');
    expect(body).toContain('<h1>Not now</h1>');
    expect(body).toContain('<p>It is our fault.</p><p><a class="button" href="/desk">Home</a></p>');
    expect(body).not.toContain('ours');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('TypeError: ours');
  });

  it('asks to try again soon, when the database is unreachable', async () => {
    const { statusCode, headers } = await answerTo(new StoreUnavailable(new Error('away')));
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect(logged).toHaveLength(1);
  });

  it('because of the request is not our mistake, and is not logged', async () => {
    const { statusCode } = await answerTo(Object.assign(new Error('odd'), { statusCode: 400 }));
    expect([statusCode, logged]).toEqual([400, []]);
  });
});
