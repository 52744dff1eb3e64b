import type { GatheredFacts } from './gather-facts.ts';
import type { Publisher } from './publisher.ts';

/** What the desk asks of publishing. */
export type Publishing = Pick<Publisher, 'nudge'> & {
  /** What is wrong with these facts: sentences. */
  check(facts: GatheredFacts): Promise<string[]>;
  /** The document of this page with these facts; null where there is no such page. */
  preview(facts: GatheredFacts, path: string): Promise<string | null>;
};
