/**
 * Starts the service. With --check, only checks whether it could start; further words are the setting names in the
 * settings file.
 */
import './require-node.ts';
import './compile-cache.ts';
import { flushCompileCache } from 'node:module';

// Loaded after the version check: an older Node would fail when this module imports `node:sqlite`.
const { checkWithoutStarting, runService } = await import('./start.ts');
const [word, ...names] = process.argv.slice(2);
if (word === '--check') await checkWithoutStarting(names);
else await runService();
flushCompileCache();
