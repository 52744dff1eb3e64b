import { StoreAway, UnusableStore } from '#database/store-errors.ts';
import { WrongConfig } from '../settings/config.ts';
import { WrongArguments } from './wrong-arguments.ts';

/** Runs a command: a sentence for what a person can put right, the whole error for a fault of ours. */
export async function sayAndExit(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StoreAway) {
      console.error(`${error.message}: ${(error.cause as Error).message}`);
      process.exitCode = 1;
      return;
    }
    const isForPeople =
      error instanceof WrongConfig ||
      error instanceof UnusableStore ||
      error instanceof WrongArguments;
    console.error(isForPeople ? error.message : withoutRow(error));
    process.exitCode = error instanceof WrongArguments ? 2 : 1;
  }
}

/** PostgreSQL adds to its errors the row that it refused, with the visitor's name and address in it. */
function withoutRow(error: unknown): unknown {
  return error instanceof Error && 'severity' in error ? error.stack : error;
}
