/** The shipped thing: the built site and the service, in a process of their own, with a database of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningSite {
  url: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Ends the process as a power switch would. */
  kill(): Promise<void>;
  /** Ends it as an administrator would. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  dataDir?: string;
  port?: number;
  databaseUrl?: string | undefined;
  environment?: Record<string, string>;
}

/** Starts `service/main.ts` on the built site and waits until it answers. */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'miranaya-'));
  const child = spawn(process.execPath, ['service/main.ts'], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir,
    databaseUrl: options.databaseUrl,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** What the `leads` command prints for this site's database. */
export async function runLeads(site: RunningSite, words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, ['service/cli/leads.ts', ...words], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH ?? '',
      DATA_DIR: site.dataDir,
      ...(site.databaseUrl ? { DATABASE_URL: site.databaseUrl } : {}),
    },
  });
  let output = '';
  let problems = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    problems += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`leads ${words.join(' ')} ended with ${code}: ${problems}`);
  return output;
}

export interface ListedLead {
  kind: string;
  email: string;
  [field: string]: unknown;
}

/** Every row of the site's database, as `leads list --json` prints them: one object a line. */
export async function listLeads(site: RunningSite): Promise<ListedLead[]> {
  const lines = (await runLeads(site, ['list', '--json'])).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The service ended at its start:\n${output}`);
    try {
      await fetch(url, { signal: AbortSignal.timeout(1000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  child.kill('SIGKILL');
  throw new Error(`The service did not answer within 20 seconds:\n${output}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
