/**
 * Starts the service. With --check, only checks whether the service could start. The words after --check are the names
 * of the settings in the supervisor's settings file, which are checked for mistyped names.
 */
import './require-node.ts';
import './enable-compile-cache.ts';
import { flushCompileCache } from 'node:module';

// `start.ts` is imported only after the version check, because on an older Node its import of `node:sqlite` would fail.
const { checkWithoutStarting, runService } = await import('./start.ts');
const [word, ...names] = process.argv.slice(2);
if (word === '--check') await checkWithoutStarting(names);
else await runService();
flushCompileCache();
