/**
 * Caches compiled code for the next start, which then needs a third less processor time (530 instead of 810 ms for
 * `leads`). If the cache can't be written, the start continues without it. Import this module after `require-node.ts`
 * and before all other modules.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));
