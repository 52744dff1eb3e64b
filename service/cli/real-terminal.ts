import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { WrongArguments } from './arguments.ts';
import { cleanOutput } from './clean-output.ts';
import type { Terminal } from './terminal.ts';

/** Standard output for what is asked for, standard error for what is said about it. */
export function realTerminal(): Terminal {
  let shown = 0;
  const file = cleanOutput();
  // `leads list | head` closes the pipe early; that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    async write(text) {
      if (file !== null) writeFileSync(file, text);
      else if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    say(line) {
      console.error(line);
    },
    progress(done, total, what) {
      if (!process.stderr.isTTY || total < 2_000) return;
      const now = Date.now();
      if (done < total && now - shown < 100) return;
      shown = now;
      const share = total === 0 ? 1 : done / total;
      const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '░');
      process.stderr.write(`\r${bar} ${done} of ${total} ${what}${done >= total ? '\n' : ''}`);
    },
    async ask(question) {
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      // A question that is never answered would end the process without a word.
      const closed = once(lines, 'close').then(() => null);
      const answer = await Promise.race([lines.question(question), closed]);
      lines.close();
      if (answer !== null) return answer;
      process.stderr.write('\n');
      throw new WrongArguments(
        'There was no answer, so nothing was done. To do it without being asked, add --yes.',
      );
    },
    width: process.stdout.columns ?? 160,
    now: () => new Date(),
  };
}
