/** The shipped thing: the built site and the service, in a process of their own, with a database of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface RunningSite {
  url: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Ends the process as a power switch would. */
  kill(): Promise<void>;
  /** Ends it as an administrator would. Rejects when it does not end well. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  dataDir?: string;
  port?: number;
  databaseUrl?: string | undefined;
  environment?: Record<string, string>;
}

/**
 * Starts `service/main.ts` on the built site and waits until it is open. A port that was free when it was chosen may
 * be somebody else's a second later, when the service listens: unless it was asked for, another one is taken then.
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  if (options.port !== undefined) return startAt(options.port, options);
  for (;;) {
    const port = await freePort();
    try {
      return await startAt(port, options);
    } catch (error) {
      if (!`${error}`.includes(`Port ${port} is taken`)) throw error;
    }
  }
}

async function startAt(port: number, options: SiteOptions): Promise<RunningSite> {
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
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilOpen(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const code = await ended;
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`The service was told to stop, and ended with ${code}`);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl: options.databaseUrl,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** What a command of the owner's prints for this site's database: `leads`, `staff`. */
export async function runOwnerCommand(
  site: RunningSite,
  command: string,
  words: readonly string[],
): Promise<string> {
  const child = spawn(process.execPath, [`service/cli/${command}.ts`, ...words], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH ?? '',
      DATA_DIR: site.dataDir,
      SITE_URL: site.url,
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
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}: ${problems}`);
  return output;
}

export interface ListedLead {
  kind: string;
  email: string;
  [field: string]: unknown;
}

/** Every row of the site's database, as `leads list --json` prints them: one object a line. */
export async function listLeads(site: RunningSite): Promise<ListedLead[]> {
  const lines = (await runOwnerCommand(site, 'leads', ['list', '--json']))
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** Until the service itself says that it is open: whoever answers on its port may be another one. */
async function untilOpen(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk;
    if (output.includes('Miranaya is open')) resolve();
  };
  const giveUp = () => reject(new Error(`The service did not open within a minute:\n${output}`));
  const limit = setTimeout(giveUp, 60_000);
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.once('close', () => reject(new Error(`The service ended at its start:\n${output}`)));
  try {
    await promise;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(limit);
    for (const stream of [child.stdout, child.stderr]) stream?.off('data', hear).resume();
  }
}
