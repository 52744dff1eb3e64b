import type { DefaultFacts } from '#contract/published/default-facts-schema.ts';
import type { GatheredFacts } from './gather-publishable-facts.ts';
import type { PageName } from './list-pages-for-preview.ts';
import type { Publisher } from './publisher.ts';
import type { reEncodePicture } from './rendering/re-encode-picture.ts';

/** What the desk needs for publishing. */
export type DeskPublisherPort = Pick<Publisher, 'nudge'> & {
  /**
   * `written` are the facts with which the site was built; null if the build has none. `check` applies the content
   * rules to the facts and returns a sentence for each problem; empty if the facts can be published.
   */
  defaultFacts: DefaultFacts | null;
  check(facts: GatheredFacts): Promise<string[]>;
  /** Turns an uploaded file into a picture in the format that pages show. */
  reEncodePicture: typeof reEncodePicture;
  /** The pages of the build that can be previewed. */
  pageNames(): readonly PageName[];
  /** Renders this page with these facts as HTML; null if there is no such page. */
  preview(facts: GatheredFacts, path: string): Promise<string | null>;
};
