import '../require-node.ts';

const { restorePlace } = await import('#database/copies/restore-place.ts');
const { readOwnConfig } = await import('../config.ts');
const { openExisting } = await import('./open-existing.ts');
const { oldCopies } = await import('./old-copies.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { runLeads } = await import('./run-leads.ts');
const { sayAndExit } = await import('./say-and-exit.ts');

await sayAndExit(async () => {
  process.exitCode = await runLeads(
    process.argv.slice(2),
    realTerminal(),
    () => openExisting(readOwnConfig()),
    async () => {
      await restorePlace(readOwnConfig()).removeAbandoned();
      return oldCopies(readOwnConfig());
    },
  );
});
