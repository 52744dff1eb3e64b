/**
 * Measures the throughput of static files. Three servers are measured in turns in the same run: the service, nginx with
 * one worker, and a bare `node:http` server. The bare server answers every request with the bytes (in gzip) and all the
 * headers that the service would send. The service must reach 0.9 of bare Node, which is as fast as a service on Node
 * can be; nginx is only a comparison. Ends with exit code 1 below this limit. Needs `nginx` and `wrk` (Debian:
 * nginx-light, wrk).
 *
 *   node bench/static.ts                 three rounds of five seconds each
 *   node bench/static.ts --seconds 10 --rounds 5
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findFreePort } from '../tests/support/find-free-port.ts';
import { median } from './median.ts';
import { printHeading, startTable } from './print-table.ts';
import { nodeFlags, startService } from './service-process.ts';

const run = promisify(execFile);

const bareServer = `
  let headers = {};
  let body = Buffer.alloc(0);
  process.on('message', (message) => {
    headers = message.headers;
    body = Buffer.from(message.body, 'base64');
    process.send('told');
  });
  require('node:http')
    .createServer((request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    })
    .listen(Number(process.argv[1]), '127.0.0.1', () => process.send('open'));
`;
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'miranaya-bench-'));
// The worker of nginx runs without root's rights and must be able to read the folder.
chmodSync(folder, 0o755);
const script = /data-modules="([^ "]+)/.exec(
  readFileSync('build/current/client/index.html', 'utf8'),
)?.[1];
const paths = ['/', '/terms', ...(script ? [script] : []), '/favicon.svg'];

const nginx = await startNginx();
const service = await startService({ DATA_DIR: folder });
const bare = await startBareServer();
const floor = 0.9;
try {
  printHeading(`Static files in gzip, requests a second, medians of ${values.rounds} rounds`);
  const line = startTable(
    ['path', 'bytes', 'nginx', 'bare Node', 'service', 'of nginx', 'of bare'],
    Math.max(...paths.map((path) => path.length)),
  );
  const ratios: number[] = [];
  for (const path of paths) {
    const bytes = await compareResponses(path);
    await bare.answerAsService(path);
    const rates: Record<'nginx' | 'bare' | 'service', number[]> = {
      nginx: [],
      bare: [],
      service: [],
    };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      rates.nginx.push(await measureThroughput(nginx.url + path));
      rates.bare.push(await measureThroughput(bare.url + path));
      rates.service.push(await measureThroughput(service.url + path));
    }
    // The ratio is computed for each round, so that other work of the machine affects all servers alike.
    const shareOf = (other: number[]) =>
      median(rates.service.map((rate, round) => rate / (other[round] ?? 0)));
    const ofBare = shareOf(rates.bare);
    ratios.push(ofBare);
    const rest = [rates.nginx, rates.bare, rates.service].map(median);
    const counts = [bytes, ...rest].map((count) => count.toFixed(0));
    line([path, ...counts, shareOf(rates.nginx).toFixed(2), ofBare.toFixed(2)]);
  }
  const share = median(ratios);
  console.log(`\nThe service answers ${share.toFixed(2)} × as much as bare Node (floor ${floor}).`);
  if (share < floor) process.exitCode = 1;
} finally {
  await Promise.all([nginx.stop(), service.kill('SIGTERM'), bare.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

async function startNginx() {
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes 1; daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000; gzip_static on;
  open_file_cache max=2000; client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${resolve('build/current/client')}; index index.html;
    location / { try_files $uri $uri.html $uri/ =404; } }
}
`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await Promise.race([fetch(url).catch(() => null), failed]);
    if (answer) break;
    if (tries > 100) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/**
 * A bare Node server in a process of its own, like the service. It answers every request with the bytes that it was
 * given last.
 */
async function startBareServer() {
  const port = await findFreePort();
  const child = spawn(process.execPath, [...nodeFlags, '--eval', bareServer, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** Makes the server answer with the bytes and the headers with which the service answers this path. */
    async answerAsService(path: string) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get(service.url + path, { headers: { 'accept-encoding': 'gzip' } }, resolve).on(
          'error',
          reject,
        );
      });
      const body = Buffer.concat(await answer.toArray()).toString('base64');
      // These three headers are left out, because Node adds them to every answer by itself.
      const { date, connection, 'keep-alive': keepAlive, ...headers } = answer.headers;
      child.send({ headers, body });
      await once(child, 'message');
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/**
 * Checks that the service and nginx answer with the same status, encoding and number of bytes, because otherwise the
 * comparison means nothing. Returns the number of bytes.
 */
async function compareResponses(path: string): Promise<number> {
  const lengths = await Promise.all(
    [nginx.url, service.url].map(async (url) => {
      const headers = { 'accept-encoding': 'gzip' };
      const answer = await fetch(url + path, { headers, method: 'HEAD' });
      return `${answer.status} ${answer.headers.get('content-encoding')} ${answer.headers.get('content-length')}`;
    }),
  );
  if (lengths[0] !== lengths[1]) throw new Error(`${path} differs: ${lengths.join(' and ')}`);
  return Number(lengths[0]?.split(' ')[2]);
}

/** Requests per second. Rejects when an answer was not 2xx. */
async function measureThroughput(url: string): Promise<number> {
  const words = ['-t1', '-c32', `-d${values.seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await run('wrk', words);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
