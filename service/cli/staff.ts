import '../require-node.ts';
import '../enable-compile-cache.ts';

const { loadConfig } = await import('../settings/config.ts');
const { openExistingStore } = await import('./open-existing-store.ts');
const { makeRealTerminal } = await import('./terminal/make-real-terminal.ts');
const { runAndExit } = await import('./terminal/run-and-exit.ts');
const { runStaff } = await import('./staff/run-staff.ts');

await runAndExit(async () => {
  process.exitCode = await runStaff(process.argv.slice(2), makeRealTerminal(), async () => {
    const config = loadConfig();
    return { config, store: await openExistingStore(config) };
  });
});
