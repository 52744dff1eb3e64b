/** Starts the service. With --check it only looks whether it could, and NAMES are those in the file of settings. */
import './require-node.ts';
import './compile-cache.ts';
import { flushCompileCache } from 'node:module';

// Loaded after the check: an older Node would stop at the first import of its SQLite.
const { check, start } = await import('./start.ts');
const [word, ...names] = process.argv.slice(2);
if (word === '--check') await check(names);
else await start();
flushCompileCache();
