/** An nginx of its own with one site, on a free port of this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../support/find-free-port.ts';
import { makeScratchFolder } from './make-scratch-folder.ts';

export type RunningNginx = { url: string; stop(): Promise<void> };

/**
 * Starts an nginx with one site on a free port, and waits until it answers. `site` returns the content of a file in
 * `/etc/nginx/conf.d` for this port. Throws with nginx's own message if nginx does not start.
 */
export async function runNginxWithSite(site: (port: number) => string): Promise<RunningNginx> {
  const port = await findFreePort();
  const folder = makeScratchFolder();
  // Lets the workers enter the folder: if root starts nginx, they run as another user.
  chmodSync(folder.path, 0o711);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder.path}/${kind};`)
    .join('\n');
  const config = join(folder.path, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder.path}/pid; error_log stderr warn;
     events { worker_connections 256; }
     http { access_log off; ${temporary}\n${site(port)}\n}`,
  );
  const nginx = spawn('nginx', ['-p', folder.path, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (data) => {
    said += data;
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (nginx.exitCode === null && nginx.signalCode === null) {
      const exited = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exited;
    }
    folder.remove();
  };
  for (const deadline = Date.now() + 30_000; ; await delay(50)) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop };
    if (nginx.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`nginx did not start: ${said}`);
  }
}
