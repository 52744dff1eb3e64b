import type { DefaultFacts } from '#contract/published/default-facts-schema.ts';
import type { GatheredFacts } from './gather-publishable-facts.ts';
import type { Publisher } from './publisher.ts';
import type { reEncodePicture } from './rendering/re-encode-picture.ts';

/** The functions and facts that the desk uses for publishing. */
export type DeskPublisherPort = Pick<Publisher, 'nudge'> & {
  /**
   * `written` are the facts with which the site was built; null if the build has none. `check` applies the content
   * rules to the facts and returns a sentence for each problem; empty if the facts can be published.
   */
  written: DefaultFacts | null;
  check(facts: GatheredFacts): Promise<string[]>;
  /** Re-encodes an uploaded file in the form in which pages show it. */
  reEncodePicture: typeof reEncodePicture;
  /** The HTML of this page with these facts; null if there is no such page. */
  preview(facts: GatheredFacts, path: string): Promise<string | null>;
};
