import '../require-node.ts';
import '../compile-cache.ts';

const { readOwnConfig } = await import('../settings/config.ts');
const { openExisting } = await import('./open-existing.ts');
const { runOrders } = await import('./orders/run-orders.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { sayAndExit } = await import('./say-and-exit.ts');

await sayAndExit(async () => {
  process.exitCode = await runOrders(process.argv.slice(2), realTerminal(), () =>
    openExisting(readOwnConfig()),
  );
});
