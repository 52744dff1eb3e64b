import { connect } from 'node:net';
import { startService } from '../service-process.ts';
import type { FaultOutcome } from './fault-outcome.ts';

/**
 * Returns a generator of random numbers from 0 to 1. The same seed gives the same numbers, so a run can be repeated.
 */
function makeSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const verbs = [
  'POST',
  'POST',
  'POST',
  'POST',
  'GET',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'SEARCH',
  'TRACE',
  'BREW',
];
const paths = [
  '/rest/v1/request_a_call',
  '/rest/v1/request_a_call',
  '/rest/v1/request_a_call',
  '/rest/v1/request_a_call',
  '/rest/v1/enrollments',
  '/rest/v1/email_subscriptions',
  '/rest/v1/outbox',
  '/rest/v1/%00',
  '/rest/v1/..%2f..%2fetc%2fpasswd',
  '/rest/v1/%zz',
  '/rest/v1/enrollments?columns=%22name%22,%22;drop%20table%22',
  '/rest/v1/enrollments?columns=',
  '/rest/v1/rpc/erase',
  '/rest/v1/',
  '/rest/v1',
  `/rest/v1/${'a'.repeat(4000)}`,
];
const types = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'text/csv',
  'multipart/form-data',
  '',
  'a/b/c',
  ';;',
];
const texts = [
  'Asha',
  '',
  ' ',
  '\u0000',
  '\u202e',
  '𝒳'.repeat(60),
  "'; DROP TABLE enrollments; --",
  '<script>',
  '{{7*7}}',
  '=1+1',
  'x'.repeat(300),
  '\\ud800',
  'a@b.in',
  '+91 98765 43210',
  'Data Science',
  'é'.normalize('NFD'),
  '\ufeff',
];
const values = [
  'null',
  'true',
  '1',
  '-1e999',
  '[]',
  '{}',
  '[[[[[[]]]]]]',
  '"\\u0000"',
  '"\\ud800"',
  '123456789012345678901234567890',
];
const keys = [
  'name',
  'email',
  'phone',
  'mobile',
  'program',
  'message',
  '__proto__',
  'constructor',
  'id',
  'toString',
  '',
];

type Request = { bytes: Buffer; isRest: boolean; verb: string };

function makeHostileRequest(random: () => number): Request {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const verb = pick(verbs);
  const path =
    random() < 0.02
      ? pick(['/', '/../etc/passwd', '/%2e%2e/x', '*', '//x', '/no-such-page'])
      : pick(paths);
  const type = pick(types);
  let body: Buffer;
  const kind = random();
  const json = () => (random() < 0.5 ? JSON.stringify(pick(texts)) : pick(values));
  const sound = {
    name: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
    program: 'Data Science',
  };
  const object = () =>
    random() < 0.2
      ? JSON.stringify({ ...sound, ...(random() < 0.7 ? { [pick(keys)]: pick(texts) } : {}) })
      : anyObject();
  const anyObject = () =>
    `{${Array.from({ length: Math.floor(random() * 6) }, () => `${JSON.stringify(pick(keys))}:${json()}`).join(',')}}`;
  if (kind < 0.5)
    body = Buffer.from(
      random() < 0.2 ? `[${object()}${random() < 0.3 ? `,${object()}` : ''}]` : object(),
    );
  else if (kind < 0.65) {
    body = Buffer.from(object());
    for (let n = 0; n < 4 && body.length > 0; n += 1)
      body[Math.floor(random() * body.length)] = Math.floor(random() * 256);
  } else if (kind < 0.75)
    body = Buffer.from(
      Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * 256)),
    );
  else if (kind < 0.8)
    body = Buffer.from(`{"name":"${'x'.repeat(Math.floor(random() * 40_000))}"}`);
  else if (kind < 0.9)
    body = Buffer.from(
      new URLSearchParams([
        [pick(keys), pick(texts)],
        [pick(keys), pick(texts)],
      ]).toString(),
    );
  else body = Buffer.alloc(0);

  const extras = [
    ['idempotency-key', random() < 0.5 ? 'x' : crypto.randomUUID()],
    ['content-profile', pick(['public', 'private', '\u00ff'])],
    ['prefer', pick(['return=minimal', 'return=representation', 'x'.repeat(500), ',,,'])],
    ['accept', pick(['*/*', 'text/html', 'image/*', ',', 'application/json;q=zero'])],
    ['form-guard', pick(['age=; trap=x', ';;;==', 'age=-1e9; trap=', 'x'.repeat(2000)])],
    ['origin', pick(['null', 'https://evil.example', ':::', ''])],
    ['x-forwarded-for', pick(['1.2.3.4', '::', 'x', '1.2.3.4, '.repeat(50)])],
    ['x-filler', 'f'.repeat(Math.floor(random() * 12_000))],
    ['authorization', pick(['Bearer', 'Bearer x', 'Basic eA==', ''])],
    ['expect', pick(['100-continue', 'nonsense'])],
    ['bad header', 'x'],
    ['content-encoding', 'gzip'],
    ['upgrade', 'websocket'],
  ].filter(() => random() < 0.08);
  const length = random() < 0.03 ? Math.floor(random() * 100_000) : body.length;
  const head = [
    `${verb} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(random() < 0.9 ? ['apikey: miranaya-public-key'] : []),
    ...(type === '' ? [] : [`Content-Type: ${type}`]),
    ...(['GET', 'HEAD', 'TRACE'].includes(verb) ? [] : [`Content-Length: ${length}`]),
    ...extras.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    '',
  ].join('\r\n');
  const hasBody = !['GET', 'HEAD', 'TRACE'].includes(verb);
  return {
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), hasBody ? body : Buffer.alloc(0)]),
    isRest: path.startsWith('/rest/v1'),
    verb,
  };
}

/**
 * Sends a request, ends our side of the connection, and reads the whole response. Resolves with an empty text if no
 * response comes.
 */
function sendAndReadResponse(host: string, port: number, { bytes }: Request): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.end(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** Returns what is wrong with a response; null if nothing is. */
function describeProblem(answer: string, request: Request): string | null {
  if (answer === '') return null; // An incomplete request gets no answer.
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  if (Number.isNaN(status)) return 'no status';
  if (status >= 500) return `status ${status}`;
  if (!request.isRest || request.verb === 'HEAD' || [100, 201, 204].includes(status)) return null;
  // If a request stated a wrong length, the service reads the rest of it as another request and answers that one too.
  // The second answer follows the body and is ignored here.
  const start = answer.indexOf('\r\n\r\n') + 4;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1]);
  const body = answer.slice(start, start + length);
  try {
    const { code, message } = JSON.parse(body);
    return typeof code === 'string' && typeof message === 'string'
      ? null
      : `no code with ${status}`;
  } catch {
    return `no JSON with ${status}`;
  }
}

/** Sends `count` hostile requests: fuzzed JSON, UTF-8, sizes, headers, methods and paths. */
export async function sendHostileRequests(
  dataDir: string,
  count: number,
  seed = 20_261_121,
): Promise<FaultOutcome> {
  const service = await startService({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const { hostname, port } = new URL(service.url);
  const random = makeSeededRandom(seed);
  const wrong = new Map<string, number>();
  let taken = 0;
  let left = count;
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      while (left > 0) {
        left -= 1;
        const request = makeHostileRequest(random);
        const answer = await sendAndReadResponse(hostname, Number(port), request);
        if (answer.startsWith('HTTP/1.1 201')) taken += 1;
        const what = describeProblem(answer, request);
        if (what !== null) wrong.set(what, (wrong.get(what) ?? 0) + 1);
      }
    }),
  );
  const alive = await fetch(`${service.url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
  await service.kill('SIGTERM');
  const found = [...wrong].map(([what, times]) => `${times} × ${what}`).join(', ');
  return {
    fault: 'Hostile requests',
    cycles: count,
    // A fuzzed row has a random name, so it can't be searched for.
    acknowledged: 0,
    found: 0,
    lost: 0,
    twice: 0,
    note: `${alive ? '0 crashes' : 'CRASHED'}, ${found === '' ? '0 answers of 5xx, every body JSON with a code' : found}; ${taken} happened to be sound`,
    isGood: alive && wrong.size === 0,
  };
}
