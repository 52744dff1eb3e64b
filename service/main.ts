import './require-node.ts';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// What was compiled once is kept for the next start, which takes half the time then. Where it cannot be
// written, nothing is kept and nothing fails.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));

// Loaded after the check: an older Node would stop at the first import of its SQLite.
const { start } = await import('./start.ts');
await start();
flushCompileCache();
