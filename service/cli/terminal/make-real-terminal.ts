import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { removeNpmBanner } from './remove-npm-banner.ts';
import type { Terminal } from './terminal.ts';

/** Makes the terminal of this process: a command's result goes to standard output, its messages to standard error. */
export function makeRealTerminal(): Terminal {
  let progressShownAt = 0;
  const redirectedFile = removeNpmBanner();
  process.stdout.on('error', exitOnWriteError);
  return {
    async write(text) {
      if (redirectedFile !== null) writeTo(redirectedFile, text);
      else if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    say(line) {
      console.error(line);
    },
    progress(done, total, what) {
      if (!process.stderr.isTTY || total < 2_000) return;
      const now = Date.now();
      if (done < total && now - progressShownAt < 100) return;
      progressShownAt = now;
      const share = total === 0 ? 1 : done / total;
      const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '░');
      process.stderr.write(`\r${bar} ${done} of ${total} ${what}${done >= total ? '\n' : ''}`);
    },
    ask(question) {
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      return new Promise((resolve) => {
        // The end of the input and Ctrl-C close the interface without an answer. Without this listener, the
        // question would wait for ever.
        lines.once('close', () => resolve(null));
        lines.question(question, (answer) => {
          resolve(answer);
          lines.close();
        });
      });
    },
    width: process.stdout.columns ?? 160,
    now: () => new Date(),
  };
}

function writeTo(file: number, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    exitOnWriteError(error as NodeJS.ErrnoException);
  }
}

/**
 * Ends the process: with 0 if the reader closed the pipe, as `leads list | head` does, and with 1 for any other error,
 * such as a full disk.
 */
function exitOnWriteError({ code }: NodeJS.ErrnoException): never {
  if (code === 'EPIPE') process.exit(0);
  console.error(`The output cannot be written (${code}), so it is not whole.`);
  process.exit(1);
}
