/** The proxies of `deploy/` with the configuration files there, on a free port of this machine. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../support/find-free-port.ts';
import { makeScratchFolder } from './make-scratch-folder.ts';

export const deployFolder = join(import.meta.dirname, '..', '..', '..', 'deploy');

export function hasProgram(name: string, ...words: string[]): boolean {
  try {
    execFileSync(name, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Place = { port: number; folder: string; hosts: readonly string[] };
type Command = { command: string; words: string[] };

function setUpNginx({ port, folder, hosts }: Place): Command {
  const servers = hosts.map((host) => `server ${host} max_fails=1 fail_timeout=5s;`);
  const site = readFileSync(join(deployFolder, 'nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:3000 .*;/, servers.join('\n'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http { access_log off; ${temporary}\n${site}\n}`,
  );
  return { command: 'nginx', words: ['-p', folder, '-c', config] };
}

function setUpCaddy({ port, folder, hosts }: Place): Command {
  const site = readFileSync(join(deployFolder, 'Caddyfile'), 'utf8')
    .replace('miranaya.example {', `http://127.0.0.1:${port} {`)
    .replace('to 127.0.0.1:3000', `to ${hosts.join(' ')}`);
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tstorage file_system ${folder}/storage\n}\n${site}`);
  return { command: 'caddy', words: ['run', '--adapter', 'caddyfile', '--config', config] };
}

/** `resends`: the proxy sends a post again to another instance when an instance dies while handling it. */
export const deployedProxies = [
  { name: 'nginx', isHere: hasProgram('nginx', '-v'), setUp: setUpNginx, resends: true },
  { name: 'Caddy', isHere: hasProgram('caddy', 'version'), setUp: setUpCaddy, resends: false },
];

export type RunningProxy = { url: string; stop(): Promise<void> };

/** Starts the proxy in front of the given services and waits until it passes a request on. */
export async function startDeployedProxy(
  { setUp }: (typeof deployedProxies)[number],
  services: readonly { url: string }[],
): Promise<RunningProxy> {
  const folder = makeScratchFolder();
  const port = await findFreePort();
  const hosts = services.map((service) => new URL(service.url).host);
  const { command, words } = setUp({ port, folder: folder.path, hosts });
  const child: ChildProcess = spawn(command, words, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder.path },
  });
  const url = `http://127.0.0.1:${port}`;
  const passes = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (let n = 0; n < 400 && !(await passes()); n += 1) await delay(25);
  return {
    url,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      folder.remove();
    },
  };
}
