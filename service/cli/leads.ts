import '../require-node.ts';
import '../compile-cache.ts';
import { join } from 'node:path';

const { restorePlace } = await import('#database/copies/restore-place.ts');
const { readOwnConfig } = await import('../settings/config.ts');
const { findBuiltSite } = await import('../static/built-site.ts');
const { readOffers } = await import('../offers/offers.ts');
const { openExisting } = await import('./open-existing.ts');
const { oldCopies, removeUnfinished } = await import('./old-copies.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { runLeads } = await import('./run-leads.ts');
const { sayAndExit } = await import('./say-and-exit.ts');

const site = findBuiltSite(join(import.meta.dirname, '..', '..', 'build'));

await sayAndExit(async () => {
  process.exitCode = await runLeads(
    process.argv.slice(2),
    realTerminal(),
    () => openExisting(readOwnConfig()),
    {
      copies: async () => {
        await restorePlace(readOwnConfig()).removeAbandoned();
        return oldCopies(readOwnConfig());
      },
      removeUnfinished: (before) => removeUnfinished(readOwnConfig(), before),
      offers: readOffers(site.at === 'whole' ? site.clientDir : null),
    },
  );
});
