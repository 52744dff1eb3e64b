/**
 * Static throughput: the service against nginx with one worker, on the same files in gzip as they lie in
 * `build/current/client`, all headers on, one after the other in the same run. The budget is 0.4 of nginx.
 * Needs `nginx` and `wrk` (Debian: nginx-light, wrk).
 *
 *   node bench/static.ts                 three rounds of five seconds each
 *   node bench/static.ts --seconds 10 --rounds 5
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '../tests/support/free-port.ts';
import { median } from './lighthouse-run.ts';
import { printHeading, tableOf } from './print-table.ts';
import { startService } from './service-process.ts';

const run = promisify(execFile);
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'miranaya-bench-'));
// The worker of nginx gives up being root, and has to get in all the same.
chmodSync(folder, 0o755);
const script = /data-modules="([^ "]+)/.exec(
  readFileSync('build/current/client/index.html', 'utf8'),
)?.[1];
const paths = ['/', '/terms', ...(script ? [script] : []), '/favicon.svg'];

const nginx = await startNginx();
const service = await startService({ DATA_DIR: folder });
try {
  printHeading(`Static files in gzip, requests a second, medians of ${values.rounds} rounds`);
  const line = tableOf(
    ['path', 'bytes', 'nginx', 'service', 'ratio'],
    Math.max(...paths.map((path) => path.length)),
  );
  const ratios: number[] = [];
  for (const path of paths) {
    const bytes = await sameBytes(path);
    const rates: { nginx: number[]; service: number[] } = { nginx: [], service: [] };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      rates.nginx.push(await throughput(nginx.url + path));
      rates.service.push(await throughput(service.url + path));
    }
    const [theirs, ours] = [median(rates.nginx), median(rates.service)];
    ratios.push(ours / theirs);
    line([path, String(bytes), theirs.toFixed(0), ours.toFixed(0), (ours / theirs).toFixed(2)]);
  }
  console.log(
    `\nThe service answers ${median(ratios).toFixed(2)} × as much as nginx (budget 0.4).`,
  );
} finally {
  await Promise.all([nginx.stop(), service.kill('SIGTERM')]);
  rmSync(folder, { recursive: true, force: true });
}

async function startNginx() {
  const port = await freePort();
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

/** Both must send the same compressed bytes, or the comparison means nothing. Returns how many. */
async function sameBytes(path: string): Promise<number> {
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

/** Requests a second. Rejects when an answer was not 2xx. */
async function throughput(url: string): Promise<number> {
  const words = ['-t1', '-c32', `-d${values.seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await run('wrk', words);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
