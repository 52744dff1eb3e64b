import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentFacts,
  contentFactsFile,
  contentFactsSchema,
} from '#contract/content-facts.ts';

/** The facts with which the site was built. Null if an earlier release, which wrote none, built the site. */
export function readContentFacts(build: string): ContentFacts | null {
  const file = join(build, contentFactsFile);
  return existsSync(file) ? contentFactsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
