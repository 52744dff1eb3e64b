import '../require-node.ts';
import '../enable-compile-cache.ts';
import { join } from 'node:path';

const { chooseRestoreTarget } = await import('#database/copies/choose-restore-target.ts');
const { loadConfig } = await import('../settings/config.ts');
const { inspectBuiltSite } = await import('../static/inspect-built-site.ts');
const { readOffers } = await import('../offers/read-offers.ts');
const { openExistingStore } = await import('./open-existing-store.ts');
const { listKeptCopies, removeUnfinishedBackups } = await import('./copies/kept-copies.ts');
const { makeRealTerminal } = await import('./terminal/make-real-terminal.ts');
const { runLeads } = await import('./leads/run-leads.ts');
const { runAndExit } = await import('./terminal/run-and-exit.ts');

const site = inspectBuiltSite(join(import.meta.dirname, '..', '..', 'build'));

await runAndExit(async () => {
  process.exitCode = await runLeads(
    process.argv.slice(2),
    makeRealTerminal(),
    () => openExistingStore(loadConfig()),
    {
      listKeptCopies: async () => {
        await chooseRestoreTarget(loadConfig()).removeAbandonedCopies();
        return listKeptCopies(loadConfig());
      },
      removeUnfinishedBackups: (before) => removeUnfinishedBackups(loadConfig(), before),
      offers: readOffers(site.at === 'whole' ? site.clientDir : null),
    },
  );
});
