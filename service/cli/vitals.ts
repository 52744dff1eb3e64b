import '../require-node.ts';
import '../compile-cache.ts';

const { readOwnConfig } = await import('../settings/config.ts');
const { openExisting } = await import('./open-existing.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { sayAndExit } = await import('./say-and-exit.ts');
const { showVitals } = await import('./show-vitals.ts');

await sayAndExit(() =>
  showVitals(process.argv.slice(2), realTerminal(), () => openExisting(readOwnConfig())),
);
