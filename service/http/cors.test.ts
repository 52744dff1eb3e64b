import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestRefused } from '../rest/request-refused.ts';
import { readConfig } from '../settings/config.ts';
import { allowOrigin, answerPreflight } from './cors.ts';

const listed = 'https://pages.example';
const config = readConfig({ CORS_ORIGINS: listed });

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  app.addHook('onRequest', async (request, reply) => allowOrigin(request, reply, config));
  app.options('/x', (request, reply) => answerPreflight(request, reply, config));
  app.setErrorHandler(async (error, _request, reply) =>
    reply.code(error instanceof RequestRefused ? error.status : 500).send(),
  );
});
afterAll(() => app.close());

async function ask(headers: Record<string, string>) {
  const answer = await app.inject({
    method: 'OPTIONS',
    url: '/x',
    headers: { host: 'a.example', ...headers },
  });
  const named = (name: string) => answer.headers[name];
  return {
    status: answer.statusCode,
    vary: named('vary'),
    allow: named('allow'),
    origin: named('access-control-allow-origin'),
    exposed: named('access-control-expose-headers'),
    methods: named('access-control-allow-methods'),
    headers: named('access-control-allow-headers'),
    age: named('access-control-max-age'),
    credentials: named('access-control-allow-credentials'),
  };
}
const none = {
  origin: undefined,
  exposed: undefined,
  methods: undefined,
  headers: undefined,
  age: undefined,
  credentials: undefined,
};

describe('the answer to a preflight request of a browser', () => {
  it('from a listed host allows the post, with the requested headers, and the reading of ours', async () => {
    const asked = 'apikey, content-type,idempotency-key';
    expect(await ask({ origin: listed, 'access-control-request-headers': asked })).toEqual({
      status: 204,
      vary: 'Origin',
      allow: 'OPTIONS, POST',
      origin: listed,
      exposed: 'Retry-After, Preference-Applied, Payment-Location',
      methods: 'POST, OPTIONS',
      headers: asked,
      age: '7200',
      credentials: undefined,
    });
  });

  it('contains no invalid header, and no header that was not asked for', async () => {
    for (const asked of ['a: b', 'x'.repeat(501), 'x;', ''])
      expect(
        (await ask({ origin: listed, 'access-control-request-headers': asked })).headers,
      ).toBeUndefined();
    expect((await ask({ origin: listed })).headers).toBeUndefined();
    expect(
      (await ask({ origin: listed, 'access-control-request-headers': 'x'.repeat(500) })).headers,
    ).toHaveLength(500);
  });

  it('from the site itself needs nothing of it', async () => {
    for (const headers of [{ origin: 'http://a.example' }, {}])
      expect(await ask(headers as Record<string, string>)).toEqual({
        status: 204,
        vary: 'Origin',
        allow: 'OPTIONS, POST',
        ...none,
      });
  });

  it('from another site refuses it', async () => {
    expect(await ask({ origin: 'https://evil.example' })).toEqual({
      status: 403,
      vary: 'Origin',
      allow: undefined,
      ...none,
    });
  });
});
