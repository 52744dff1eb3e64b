import '../require-node.ts';
import '../enable-compile-cache.ts';

const { loadConfig } = await import('../settings/config.ts');
const { openExistingStore } = await import('./open-existing-store.ts');
const { runOrders } = await import('./orders/run-orders.ts');
const { makeRealTerminal } = await import('./terminal/make-real-terminal.ts');
const { runAndExit } = await import('./terminal/run-and-exit.ts');

await runAndExit(async () => {
  process.exitCode = await runOrders(process.argv.slice(2), makeRealTerminal(), () =>
    openExistingStore(loadConfig()),
  );
});
