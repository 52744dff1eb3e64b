/**
 * Imported after `require-node.ts` and before what is loaded: what was compiled once is kept for the next start, which
 * takes a third less of the processor's work then (530 instead of 810 ms for `leads`). Where it cannot be written,
 * nothing is kept and nothing fails.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));
