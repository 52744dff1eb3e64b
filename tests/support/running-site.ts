/** The product as delivered: the built site and the service, in a process of its own, with a database of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAtTerminal } from '../../tests/service/support/test-terminal.ts';
import { findFreePort } from './find-free-port.ts';

export interface RunningSite {
  url: string;
  dataDir: string;
  databaseUrl: string | undefined;
  pid: number | undefined;
  /** Kills the process, as a power failure would. */
  kill(): Promise<void>;
  /** Stops the process, as an administrator would. Rejects when it does not end properly. */
  stop(): Promise<void>;
}

interface SiteOptions {
  dataDir?: string;
  port?: number;
  databaseUrl?: string | undefined;
  environment?: Record<string, string>;
}

/**
 * Starts `service/main.ts` on the built site and waits until it accepts requests. A free port may be taken again
 * before the service listens; then another port is chosen, unless the caller asked for this one.
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  if (options.port !== undefined) return startAt(options.port, options);
  for (;;) {
    const port = await findFreePort();
    try {
      return await startAt(port, options);
    } catch (error) {
      if (!`${error}`.includes(`Port ${port} is taken`)) throw error;
    }
  }
}

let shared: Promise<RunningSite> | undefined;

/**
 * The site that the test files of this process share, for files that only read its pages and store nothing. It ends
 * with the process.
 */
export function startSharedSite(): Promise<RunningSite> {
  shared ??= startSite().then((site) => {
    killWhenThisProcessEnds(site);
    return { ...site, kill: refuse, stop: refuse };
  });
  return shared;
}

/**
 * Starts a second process that waits until its input closes, which happens even when this process is killed. Then
 * it ends the site.
 */
function killWhenThisProcessEnds({ pid }: RunningSite): void {
  const guard = spawn('sh', ['-c', 'cat > /dev/null; kill -KILL "$1"', 'sh', `${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket).unref();
}

async function refuse(): Promise<never> {
  throw new Error('This site belongs to other test files as well: start one with startSite.');
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
      // The dates of sample batches depend on the present day. A test that needs samples asks for them.
      SAMPLE_BATCHES: 'off',
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilOpen(child);
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
    pid: child.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/**
 * Runs an owner's command (`leads`, `staff`) on the database of this site. Returns its output; throws if it fails. The
 * command runs in this process, because starting another takes more processor time than the command.
 * `service/cli/leads-through-npm.test.ts` runs commands as processes.
 */
export async function runOwnerCommand(
  site: RunningSite,
  command: 'leads' | 'staff',
  words: readonly string[],
): Promise<string> {
  const { readConfig } = await import('#service/settings/config.ts');
  const { openExistingStore } = await import('#service/cli/open-existing-store.ts');
  const { runLeads } = await import('#service/cli/leads/run-leads.ts');
  const { runStaff } = await import('#service/cli/staff/run-staff.ts');
  const { emptyLeadCommandContext } = await import('#service/cli/leads/lead-command-context.ts');
  const { readOffers } = await import('#service/offers/read-offers.ts');
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: site.dataDir,
    SITE_URL: site.url,
    ...(site.databaseUrl ? { DATABASE_URL: site.databaseUrl } : {}),
  });
  const open = () => openExistingStore(config);
  const context = { ...emptyLeadCommandContext, offers: readOffers('build/current/client') };
  const { code, out, said } = await runAtTerminal((terminal) =>
    command === 'leads'
      ? runLeads([...words], terminal, open, context)
      : runStaff([...words], terminal, async () => ({ config, store: await open() })),
  );
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}: ${said}`);
  return out;
}

interface ListedLead {
  kind: string;
  email: string;
  [field: string]: unknown;
}

/** Every row of the site's database, as `leads list --json` prints them: one object per line. */
export async function listLeads(site: RunningSite): Promise<ListedLead[]> {
  const lines = (await runOwnerCommand(site, 'leads', ['list', '--json']))
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** Waits until the service itself reports that it is ready, because another process might answer on its port. */
async function waitUntilOpen(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  const readOutput = (chunk: Buffer) => {
    output += chunk;
    if (output.includes('Miranaya is open')) resolve();
  };
  const giveUp = () => reject(new Error(`The service did not open within a minute:\n${output}`));
  const limit = setTimeout(giveUp, 60_000);
  child.stdout?.on('data', readOutput);
  child.stderr?.on('data', readOutput);
  child.once('close', () => reject(new Error(`The service ended at its start:\n${output}`)));
  try {
    await promise;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(limit);
    for (const stream of [child.stdout, child.stderr]) stream?.off('data', readOutput).resume();
  }
}
