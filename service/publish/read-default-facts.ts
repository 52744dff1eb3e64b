import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DefaultFacts,
  defaultFactsFileName,
  defaultFactsSchema,
} from '#contract/published/default-facts-schema.ts';

/**
 * Reads the facts with which the site was built. Null if an earlier release built the site: it did not write these
 * facts.
 */
export function readDefaultFacts(build: string): DefaultFacts | null {
  const file = join(build, defaultFactsFileName);
  return existsSync(file) ? defaultFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
