/** Runs one of the project's rendering scripts in its own process with little memory. */
import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Thrown when a rendering fails. `message` is a sentence for staff. */
export class RenderingFailed extends Error {}

const projectDir = join(import.meta.dirname, '..', '..', '..');
/**
 * Node's options for a rendering on a small server. A rendering takes three seconds, and optimised code pays off only
 * in longer runs, hence `--no-turbofan`. Garbage collection on several threads costs more than it saves, hence
 * `--single-threaded-gc`. Together these two options save a fifth of the CPU time.
 *
 * Two more options save another seventh of the CPU time, and 25 MB: the young generation has its full size from the
 * start, and there is no incremental marking. The downloads have other options, because they take longer and use more
 * memory.
 */
const pageOptions = [
  '--max-old-space-size=96',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--no-incremental-marking',
  '--single-threaded-gc',
  '--no-turbofan',
];
const downloadOptions = ['--max-old-space-size=160', '--max-semi-space-size=8'];
/**
 * The number of characters of the script's output that are kept. A whole page on one line has about a hundred thousand
 * characters.
 */
const mostOutput = 2_000_000;
const timeLimitMs = 15 * 60 * 1000;

/**
 * Runs the script. Resolves with the last line of its output. Rejects with RenderingFailed if the script fails, and
 * with an AbortError when `signal` aborts it.
 */
export function runRenderingScript(
  script: string,
  args: readonly string[],
  /** The file with the published facts; null for a script that reads no facts. */
  factsFile: string | null,
  signal?: AbortSignal,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(
    process.execPath,
    [
      ...(script === 'publish-downloads.ts' ? downloadOptions : pageOptions),
      `--import=${pathToFileURL(join(projectDir, 'scripts', 'end-with-parent.ts')).href}`,
      join(projectDir, 'scripts', 'publish', script),
      ...args,
    ],
    {
      cwd: projectDir,
      // If this service is killed, the script's input closes, and `end-with-parent.ts` ends the script.
      stdio: ['pipe', 'pipe', 'pipe'],
      // The script runs without the service's settings, which contain passwords and keys.
      env: {
        // Without NODE_ENV, React runs in development mode.
        NODE_ENV: 'production',
        ...(factsFile !== null && { PUBLISHED_FACTS: factsFile }),
        // The cache folder belongs to the service, because the release's folder may be read-only.
        NODE_COMPILE_CACHE:
          getCompileCacheDir() ?? join(projectDir, 'node_modules', '.cache', 'publish'),
      },
      timeout: timeLimitMs,
      killSignal: 'SIGKILL',
      ...(signal === undefined ? {} : { signal }),
    },
  );
  let output = '';
  let errorOutput = '';
  // With an encoding set, the stream puts together a letter whose bytes come in two pieces.
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output = (output + chunk).slice(-mostOutput);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errorOutput = (errorOutput + chunk).slice(-10_000);
  });
  child.on('error', reject);
  child.on('close', (code, killedBy) => {
    if (code === 0) resolve(output.trim().split('\n').at(-1) ?? '');
    else reject(new RenderingFailed(describeFailure(errorOutput, killedBy)));
  });
  return promise;
}

function describeFailure(errorOutput: string, killedBy: NodeJS.Signals | null): string {
  if (/ENOSPC/.test(errorOutput)) return 'There is no room left on the disk for the new pages.';
  if (/heap out of memory/.test(errorOutput) || killedBy !== null)
    return 'The rendering of the new pages was stopped, perhaps because there was too little memory.';
  const errorLine = errorOutput.split('\n').find((line) => /^(?:\w*Error: )/.test(line));
  return errorLine?.replace(/^\w*Error: /, '') ?? 'The new pages could not be rendered.';
}
