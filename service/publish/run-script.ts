/** Runs a script of the project that renders pages, in a process of its own with little memory. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `message` is a sentence for staff. */
export class RenderingFailed extends Error {}

const projectDir = join(import.meta.dirname, '..', '..');
/** Of the heap: what the pages need, and not what a small server has. */
const heapMegabytes: Readonly<Record<string, number>> = { 'publish-pages.ts': 128 };
/** A whole page in one line is a good hundred thousand characters. */
const mostOutput = 2_000_000;
const longestMs = 15 * 60 * 1000;

/** Resolves with the last line of its output. Rejects with RenderingFailed, or when `signal` stops it. */
export function runScript(
  script: string,
  args: readonly string[],
  factsFile: string,
  signal?: AbortSignal,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const heap = heapMegabytes[script];
  const child = spawn(
    process.execPath,
    [
      ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
      join(projectDir, 'scripts', script),
      ...args,
    ],
    {
      cwd: projectDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nothing of the service's own settings: they hold passwords and keys.
      env: {
        // React is another one where this does not say so.
        NODE_ENV: 'production',
        PUBLISHED_FACTS: factsFile,
        NODE_COMPILE_CACHE: join(projectDir, 'node_modules', '.cache', 'publish'),
      },
      timeout: longestMs,
      killSignal: 'SIGKILL',
      ...(signal === undefined ? {} : { signal }),
    },
  );
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-mostOutput);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk).slice(-10_000);
  });
  child.on('error', reject);
  child.on('close', (code, killedBy) => {
    if (code === 0) resolve(output.trim().split('\n').at(-1) ?? '');
    else reject(new RenderingFailed(sentenceOf(complaint, killedBy)));
  });
  return promise;
}

function sentenceOf(complaint: string, killedBy: NodeJS.Signals | null): string {
  if (/ENOSPC/.test(complaint)) return 'There is no room left on the disk for the new pages.';
  if (/heap out of memory/.test(complaint) || killedBy !== null)
    return 'The rendering of the new pages was stopped, perhaps because there was too little memory.';
  const said = complaint.split('\n').find((line) => /^(?:\w*Error: )/.test(line));
  return said?.replace(/^\w*Error: /, '') ?? 'The new pages could not be rendered.';
}
