/**
 * Starts the service. With --check, only checks whether the service could start. The words after --check are the names
 * of the settings in the supervisor's settings file, which are checked for mistyped names.
 */
import './require-node.ts';
import './compile-cache.ts';
import { flushCompileCache } from 'node:module';

// This module is loaded only after the version check, because on an older Node it would fail with the import of
// `node:sqlite`.
const { checkWithoutStarting, runService } = await import('./start.ts');
const [word, ...names] = process.argv.slice(2);
if (word === '--check') await checkWithoutStarting(names);
else await runService();
flushCompileCache();
