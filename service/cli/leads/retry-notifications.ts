import type { Store } from '#database/store.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { LeadArguments } from './lead-arguments.ts';

/** Makes given-up and delayed notifications due now. The running service sends them. */
export async function retryNotifications(
  store: Store,
  args: LeadArguments,
  terminal: Terminal,
): Promise<void> {
  const count = await store.outbox.retryAll();
  if (args.json) await terminal.write(`${JSON.stringify({ due: count })}\n`);
  else
    terminal.say(
      count === 0 ? 'Nothing is waiting for another try.' : `${count} will be tried again now.`,
    );
}
