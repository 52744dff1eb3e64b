/**
 * Starts the service. With --check it only checks whether it could start; further words are the names in the file of
 * settings.
 */
import './require-node.ts';
import './compile-cache.ts';
import { flushCompileCache } from 'node:module';

// Loaded after the version check: an older Node would fail at the import of its SQLite.
const { check, start } = await import('./start.ts');
const [word, ...names] = process.argv.slice(2);
if (word === '--check') await check(names);
else await start();
flushCompileCache();
