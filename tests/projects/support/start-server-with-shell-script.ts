/** Starts PHP's own web server by a shell script, as a student starts it: `php -S 127.0.0.1:<port> -t public`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** Returns null if this machine has PHP 8.2 or newer with pdo_mysql; otherwise one line that says what is missing. */
export function describeMissingPhp(): string | null {
  const ask = 'echo PHP_VERSION_ID, " ", extension_loaded("pdo_mysql") ? "yes" : "no";';
  const answer = spawnSync('php', ['-r', ask], { encoding: 'utf8' });
  if (answer.status !== 0) return 'no php on this machine';
  const [version = '0', driver] = answer.stdout.split(' ');
  if (Number(version) < 80_200) return 'php is older than 8.2';
  return driver === 'yes' ? null : 'php has no pdo_mysql';
}

export interface RunningServer {
  /** The address without a slash at the end: "http://127.0.0.1:41234". */
  url: string;
  /** The output of the server so far: its access lines and PHP's warnings. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Waits until `url` gives any answer. Throws with the output of the process if it ends or gives no answer in time.
 */
async function waitUntilAnswered(
  child: ChildProcess,
  url: string,
  log: () => string,
): Promise<void> {
  const giveUpAt = Date.now() + 120_000;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`the installation ended early:\n${log()}`);
    try {
      await fetch(url, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((later) => setTimeout(later, 100));
    }
  }
  throw new Error(`nothing answers at ${url}:\n${log()}`);
}

/** Runs a shell script whose last command is a web server on `port`, and waits until it answers. */
export async function startServerWithShellScript(
  script: string,
  options: { cwd: string; port: number; env: Record<string, string> },
): Promise<RunningServer> {
  const url = `http://127.0.0.1:${options.port}`;
  const child = spawn('sh', ['-c', script], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await waitUntilAnswered(child, url, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, log: () => output, stop };
}
