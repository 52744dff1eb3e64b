import '../require-node.ts';

const { parseArgs } = await import('node:util');
const { readOwnConfig } = await import('../config.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { runBackup } = await import('./run-backup.ts');
const { sayAndExit } = await import('./say-and-exit.ts');
const { WrongArguments } = await import('./arguments.ts');

await sayAndExit(async () => {
  let out: string | undefined;
  try {
    out = parseArgs({ options: { out: { type: 'string' } } }).values.out;
  } catch {
    throw new WrongArguments('npm run backup [-- --out /where/to/copy.db]');
  }
  await runBackup(readOwnConfig(), out ?? null, realTerminal());
});
