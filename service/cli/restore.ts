import '../require-node.ts';

const { parseArgs } = await import('node:util');
const { readOwnConfig } = await import('../config.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { runRestore } = await import('./run-backup.ts');
const { sayAndExit } = await import('./say-and-exit.ts');
const { WrongArguments } = await import('./arguments.ts');

const usage = 'npm run restore -- /where/is/copy.db [--yes]   (stop the service first)';

await sayAndExit(async () => {
  let read: { values: { yes: boolean }; positionals: string[] };
  try {
    read = parseArgs({
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
  } catch {
    throw new WrongArguments(usage);
  }
  const [copy] = read.positionals;
  if (copy === undefined) throw new WrongArguments(usage);
  await runRestore(readOwnConfig(), copy, read.values.yes, realTerminal());
});
