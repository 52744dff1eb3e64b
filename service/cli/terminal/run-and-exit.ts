import { StoreUnavailable, UnusableStore } from '#database/store-errors.ts';
import { WrongConfig } from '../../settings/config.ts';
import { WrongArguments } from './wrong-arguments.ts';

/**
 * Runs a command. If it fails, prints one sentence for a problem that a person can fix, and the whole error for a bug.
 * The exit code of the process is then 2 for wrong arguments, and 1 for any other error.
 */
export async function runAndExit(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      console.error(`${error.message}: ${(error.cause as Error).message}`);
      process.exitCode = 1;
      return;
    }
    const isForPeople =
      error instanceof WrongConfig ||
      error instanceof UnusableStore ||
      error instanceof WrongArguments;
    console.error(isForPeople ? error.message : withoutRefusedRow(error));
    process.exitCode = error instanceof WrongArguments ? 2 : 1;
  }
}

/**
 * Reduces an error of PostgreSQL to its stack, because its details contain the refused row with the visitor's name and
 * address.
 */
function withoutRefusedRow(error: unknown): unknown {
  return error instanceof Error && 'severity' in error ? error.stack : error;
}
