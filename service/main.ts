/** Starts the service. With --check it only looks whether it could, and NAMES are those in the file of settings. */
import './require-node.ts';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// What was compiled once is kept for the next start, which takes half the time then. Where it cannot be
// written, nothing is kept and nothing fails.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));

// Loaded after the check: an older Node would stop at the first import of its SQLite.
const { check, start } = await import('./start.ts');
const [word, ...names] = process.argv.slice(2);
if (word === '--check') check(names);
else await start();
flushCompileCache();
