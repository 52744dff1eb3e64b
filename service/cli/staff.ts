import '../require-node.ts';
import '../compile-cache.ts';

const { readOwnConfig } = await import('../settings/config.ts');
const { openExisting } = await import('./open-existing.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { sayAndExit } = await import('./say-and-exit.ts');
const { runStaff } = await import('./staff/run-staff.ts');

await sayAndExit(async () => {
  process.exitCode = await runStaff(process.argv.slice(2), realTerminal(), async () => {
    const config = readOwnConfig();
    return { config, store: await openExisting(config) };
  });
});
