import type { ContentFacts } from '#contract/content-facts.ts';
import type { GatheredFacts } from './gather-facts.ts';
import type { makePicture } from './make-picture.ts';
import type { Publisher } from './publisher.ts';

/** What the desk needs for publishing. */
export type DeskPublisher = Pick<Publisher, 'nudge'> & {
  /**
   * `written`: the facts that the site was built with; null if the build has none. `check`: the sentences of the
   * content rules about these facts; empty if they can be published.
   */
  written: ContentFacts | null;
  check(facts: GatheredFacts): Promise<string[]>;
  /** Re-encodes an uploaded file as the list shows it. */
  makePicture: typeof makePicture;
  /** The HTML of this page with these facts; null if there is no such page. */
  preview(facts: GatheredFacts, path: string): Promise<string | null>;
};
