import type { GatheredFacts } from './gather-facts.ts';
import type { Publisher } from './publisher.ts';

/** What the desk asks of publishing. */
export type Publishing = Pick<Publisher, 'nudge'> & {
  /** The document of this page with these facts; null where there is no such page. */
  preview(facts: GatheredFacts, path: string): Promise<string | null>;
};
