/** Bytes that no correct client sends. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function send(...pieces: string[]): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => {
      for (const piece of pieces) socket.write(piece);
    });
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

const read = (answer: string) => ({
  status: Number(answer.slice(9, 12)),
  error: JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as {
    code: string;
    message: string;
  },
});

const post = (headers: string, body = '') =>
  `POST /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\nConnection: close\r\napikey: miranaya-public-key\r\n${headers}\r\n\r\n${body}`;

describe('the service answers in JSON, with a code,', () => {
  it.each([
    ['nonsense', 'this is not HTTP\r\n\r\n'],
    ['a verb that nobody knows', 'BREW /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header without end', `GET /rest/v1/enrollments HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`],
    ['two lengths', post('Content-Length: 1\r\nContent-Length: 2', '{}')],
    ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}')],
    ['a bad chunk', post('Transfer-Encoding: chunked', 'zz\r\n')],
    ['a line end in a header', 'GET /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n'],
  ])('to %s', async (_what, bytes) => {
    const { status, error } = read(await send(bytes));
    expect(status).toBe(400);
    expect(error.code).toBe('PT400');
  });

  it('to a body that is longer than the limit, before it has arrived', async () => {
    const answer = await send(
      post('Content-Type: application/json\r\nContent-Length: 999999', '{"name":"'),
    );
    expect(read(answer)).toMatchObject({ status: 413, error: { code: 'PT413' } });
  });

  it('to chunks that grow too long', async () => {
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const answer = await send(
      post('Content-Type: application/json\r\nTransfer-Encoding: chunked'),
      chunk.repeat(5),
      '0\r\n\r\n',
    );
    expect(read(answer)).toMatchObject({ status: 413, error: { code: 'PT413' } });
  });

  it('to an unknown expectation', async () => {
    const answer = await send(
      post('Content-Type: application/json\r\nExpect: miracles\r\nContent-Length: 2', '{}'),
    );
    expect(read(answer)).toMatchObject({ status: 417, error: { code: 'PT417' } });
  });

  it('to a compressed body, which it does not read', async () => {
    const answer = await send(
      post(
        'Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2',
        '\u001f!',
      ),
    );
    expect(read(answer)).toMatchObject({ status: 400, error: { code: 'PGRST102' } });
  });
});

describe('a row', () => {
  it('in chunks is stored', async () => {
    const body = '{"name":"Asha","email":"a@b.in","mobile":"9876543210"}';
    const chunks = [...body].map((letter) => `1\r\n${letter}\r\n`).join('');
    const answer = await send(
      post('Content-Type: application/json\r\nTransfer-Encoding: chunked'),
      chunks,
      '0\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('whose sender disconnects half-way is not stored', async () => {
    const before = (await app.leads()).length;
    const { hostname, port } = new URL(app.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          post(
            'Content-Type: application/json\r\nContent-Length: 60',
            '{"name":"Half","email":"h@b.in"',
          ),
        );
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on('close', () => resolve());
    });
    expect(await app.leads()).toHaveLength(before);
  });
});

describe('bytes that are no request, after a valid row,', () => {
  const row = (name: string) => {
    const body = JSON.stringify({ name, email: `${name}@example.com`, mobile: '9876543210' });
    return `POST /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\napikey: miranaya-public-key\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };
  const statuses = (answer: string) =>
    [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  const stored = async () => (await app.leads()).map(({ name }) => name);

  it.each([
    ['in one piece', (good: string, bad: string) => [good + bad]],
    ['in the next piece', (good: string, bad: string) => [good, bad]],
    ['again and again', (good: string, bad: string) => [good + bad, ...Array(20).fill(bad)]],
  ])(
    'do not prevent its 201 (%s): it is answered, and then the connection ends',
    async (how, pieces) => {
      const name = how.replaceAll(' ', '-');
      const answer = await send(...pieces(row(name), '\u0001garbage\r\n\r\n'));
      expect(statuses(answer)).toEqual([201]);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(await stored()).toContain(name);
    },
  );

  it('do not prevent the answers to several rows on one connection', async () => {
    const answer = await send(`${row('first')}${row('second')}nonsense\r\n\r\n`);
    expect(statuses(answer)).toEqual([201, 201]);
    expect(await stored()).toEqual(expect.arrayContaining(['first', 'second']));
  });

  it('are refused inside the body of the last row, after the answer to the one before', async () => {
    const answer = await send(
      `${row('whole')}POST /rest/v1/enrollments HTTP/1.1\r\nHost: x\r\napikey: miranaya-public-key\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    );
    expect(statuses(answer)).toEqual([201, 400]);
    expect(await stored()).toContain('whole');
  });

  it('do not prevent the answer with a page either', async () => {
    const answer = await send('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n');
    expect(statuses(answer)).toEqual([200]);
  });
});
