import '../require-node.ts';
import '../enable-compile-cache.ts';

const { parseArgs } = await import('node:util');
const { loadConfig } = await import('../settings/config.ts');
const { makeRealTerminal } = await import('./terminal/make-real-terminal.ts');
const { runBackup } = await import('./copies/run-backup.ts');
const { runAndExit } = await import('./terminal/run-and-exit.ts');
const { WrongArguments } = await import('./terminal/wrong-arguments.ts');

const usage = `A checked copy of every enquiry, while the service runs.

  npm run backup                              into DATA_DIR/backups
  npm run backup -- --out /where/to/copy.db   somewhere else

It needs the settings of the service (DATA_DIR, or DATABASE_URL) and its user. Afterwards it removes from
DATA_DIR/backups, and of what a restore has kept, whatever is older than thirty days. The newest seven copies
stay, and nothing is removed in a run in which the clock seems to have jumped.
`;

await runAndExit(async () => {
  let given: { out?: string | undefined; help?: boolean | undefined };
  try {
    given = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new WrongArguments(`${(error as Error).message}\n\n${usage}`);
  }
  if (given.help) return makeRealTerminal().write(usage);
  await runBackup(loadConfig(), given.out ?? null, makeRealTerminal());
});
